import type { FactWords } from "./facts.ts";

const N = String.raw`(?:\d[\d.,]{0,11}(?:\s?(?:-|–|a|ou)\s?\d+)?|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|meia)`;
const UNIT = `(?:palavras?|caracteres|páginas?|parágrafos?|frases?|linhas?|slides?|versos?|estrofes?|folhas?|tópicos?|laudas?)`;
const PERIOD = "(?:s|segundos?|minutos?|min|horas?|dias?|semanas?|meses|mês|anos?|fins de semana)";
const MONEY = String.raw`(?:(?:r\$|€|\$)\s?\d[\d.,]{0,11}(?: mil)?|\d[\d.,]{0,11}\s?(?:€|(?:mil )?(?:reais|euros?|dólares|conto|pila)))`;
const AT_MOST = `(?:no máximo|máximo de|máximo|máx|menos de|não mais que|não mais de|até|abaixo de|que não passe de)`;
const AFTER_MOST = "(?:no máximo|máximo|ou menos|máx)";
const WEEKDAY = "(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:sábado|domingo)";
const MONTH = `(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)`;
const DATE = String.raw`(?:(?:depois de )?amanhã|hoje(?: à noite)?|(?:(?:o|a|este|esta|esse|essa|próximo|próxima) )?(?:${WEEKDAY}|fim de semana)(?: que vem)?|semana que vem|mês que vem|a próxima semana|(?:o )?dia \d{1,2}(?: de ${MONTH})?|\d{1,2} de ${MONTH}|o? ?fim d(?:o mês|o ano|a semana)|${MONTH})`;
const LANGUAGE = `(?:inglês|espanhol|português|francês|alemão|italiano|holandês|polonês|russo|chinês|mandarim|japonês|coreano|árabe|latim)`;
const TONE = `(?:divertid(?:o|a)|engraçad(?:o|a)|formal|informal|amigável|educad(?:o|a)|gentil|firme|séri(?:o|a)|profissional|caloros(?:o|a)|emocionante|sincer(?:o|a)|sarcástic(?:o|a)|brincalhão|brincalhona|alegre|romântic(?:o|a)|diplomátic(?:o|a)|respeitos(?:o|a)|persuasiv(?:o|a)|calm(?:o|a)|dramátic(?:o|a)|fof(?:o|a)|carinhos(?:o|a)|elegante|descontraíd(?:o|a)|motivador(?:a)?|bonit(?:o|a))`;
const READER = `(?:iniciantes?|crianças?|adolescentes?|jovens|alun(?:os|as|o|a)|estudantes?|pais|famílias|clientes?|chef(?:e|a)|diretor(?:a)?|equipe|investidores|avó|avô|vó|vô|mãe|pai|idosos|desenvolvedores|colegas?|vizinh(?:os|as|o|a)|proprietári(?:o|a)|professor(?:a|es)?|namorad(?:o|a)|marido|mulher|espos(?:o|a)|irm(?:ão|ã|ãos)|filh(?:o|a|os|as)|amig(?:o|a|os|as)|recrutador(?:es)?|especialistas?|sogr(?:a|o)|síndico|prefeitura|banco|leigos)`;
const COUNTED = `(?:ideias?|nomes?|títulos?|opções|perguntas?|questões|dicas|legendas?|posts?|exemplos?|manchetes|slogans?|formas|maneiras|jeitos|receitas?|exercícios|ganchos|cartões|piadas?|razões|motivos|refeições|cenas?|versões|hashtags|assuntos|presentes|atividades|livros|filmes|séries|jogos|músicas|mensagens|e-mails|pratos|sugestões)`;

export const PORTUGUESE_FACT_WORDS: FactWords = {
  number: N,
  unit: UNIT,
  period: PERIOD,
  money: MONEY,
  people: `(?:pessoas?|convidados?|crianças|adultos?|amig[oa]s|alun[oa]s|jogadores|colegas|porções)`,
  counted: COUNTED,
  atMost: AT_MOST,
  afterMost: AFTER_MOST,
  about: "(?:umas|uns|cerca de|aproximadamente|mais ou menos|por volta de)",
  brief: `(?:bem |muito )?(?:curt[oa]s?|breves?|concis[oa]|long[oa]s?|detalhad[oa]s?)(?! (?:prazo|metragem|distância))`,
  fixedForms: "(?:haicai|soneto|tweet|trova)s?",
  forms: `(?:em (?:forma de |formato )?|como )(?:uma? )?(tabela|lista(?: numerada)?|tópicos|esquema|csv|json|markdown|linha do tempo|diagrama)|(?<=[,;.] )(tabela|lista)(?=(?:,? (?:por favor|pfv?))?[.! ]*$)`,
  languages: `(?:em|para o) (${LANGUAGE})`,
  budget: "(?:orçamento(?: é)?(?: de)?:?|gastar|verba de)",
  cheap: "barat[oa]s?|econômic[oa]s?|com pouco dinheiro",
  every: "(?:por|ao|a cada|na|no) (?:dia|semana|mês|noite|sessão)",
  within: "em menos de|dentro de|em",
  deadline: `(?:até|antes d[eoa]|para) (?:(?:o|a) )?${DATE}`,
  pastTime: `(?:há|faz|tem|tenho|últimos|últimas|de) \\d+ (?:minutos?|horas?|dias?|semanas?|meses|anos?)|\\d+ anos`,
  diets: `(?:vegetarian[oa]s?|vegan[oa]s?|celíac[oa]s?|halal|kosher|keto|low carb)|dor (?:no joelho|nas costas)`,
  without: `sem (?!dúvida|passagens|voos?|\\p{L}+[aei]r(?:-se)? |querer|parar|resposta|sucesso|experiência|internet|som|sinal|ideia|que )((?:\\p{L}+)(?: (?:nem|ou) \\p{L}+)?)`,
  orders: `que não (?:soe|mencione|inclua|diga|pareça|tenha|comece|acabe|rime|repita|use) [^,.;!?¦\\n]{1,60}`,
  readers: `para (iniciantes|crianças|adolescentes|jovens|idosos|leigos)|que (?:o |a )?((?:um|uma|meu|minha)(?: \\p{L}+){1,2}(?: de \\d+ anos)?) entenda`,
  someone: `(?:a|ao|à|para|pra|pro|com|de|do|da) (?:(?:a|o|os|as|um|uma|meu|minha|o meu|a minha) )?(?:\\p{L}+ )?${READER}`,
  levels: `iniciantes?|nível \\p{L}+|avançad[oa]s?|intermediári[oa]s?|[abc][12]|\\d\\.?º ano|ensino médio|ensino fundamental|faculdade|vestibular|enem|do zero`,
  degree: "muito|mais|menos|um pouco|bem|não muito",
  tones: TONE,
  places: "em|no|na|a|para|por",
};
