import type { FactRule } from "./facts.ts";
import { looseRule as rule } from "./romance.ts";

const N = String.raw`(?:\d[\d.,]*(?:\s?(?:-|–|a|ou)\s?\d+)?|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|meia)`;
const UNIT =
  "(?:palavras?|caracteres|páginas?|parágrafos?|frases?|linhas?|slides?|versos?|estrofes?|folhas?|tópicos?|laudas?)";
const PERIOD = "(?:segundos?|minutos?|min|horas?|dias?|semanas?|meses|mês|anos?|fins de semana)";
// Years are an age more often than a time.
const UNDER_A_YEAR = PERIOD.replace("|anos?", "");
const MONEY = String.raw`(?:(?:r\$|€|\$)\s?\d[\d.,]*(?: mil)?|\d[\d.,]*\s?(?:€|(?:mil )?(?:reais|euros?|dólares|conto|pila)\b))`;
const AT_MOST =
  "(?:no máximo|máximo de|máximo|máx|menos de|não mais que|não mais de|até|abaixo de|que não passe de)";
const AFTER_MOST = "(?:no máximo|máximo|ou menos|máx)";
const WEEKDAY = "(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:sábado|domingo)";
const MONTH =
  "(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)";
const DATE = String.raw`(?:(?:depois de )?amanhã|hoje(?: à noite)?|(?:(?:o|a|este|esta|esse|essa|próximo|próxima) )?(?:${WEEKDAY}|fim de semana)(?: que vem)?|semana que vem|mês que vem|a próxima semana|(?:o )?dia \d{1,2}(?: de ${MONTH})?|\d{1,2} de ${MONTH}|o? ?fim d(?:o mês|o ano|a semana)|${MONTH})`;
const LANGUAGE =
  "(?:inglês|espanhol|português|francês|alemão|italiano|holandês|polonês|russo|chinês|mandarim|japonês|coreano|árabe|latim)";
const TONE =
  "(?:divertid(?:o|a)|engraçad(?:o|a)|formal|informal|amigável|educad(?:o|a)|gentil|firme|séri(?:o|a)|profissional|caloros(?:o|a)|emocionante|sincer(?:o|a)|sarcástic(?:o|a)|brincalhão|brincalhona|alegre|romântic(?:o|a)|diplomátic(?:o|a)|respeitos(?:o|a)|persuasiv(?:o|a)|calm(?:o|a)|dramátic(?:o|a)|fof(?:o|a)|carinhos(?:o|a)|elegante|descontraíd(?:o|a)|motivador(?:a)?|bonit(?:o|a))";
const READER =
  "(?:iniciantes?|crianças?|adolescentes?|jovens|alun(?:os|as|o|a)|estudantes?|pais|famílias|clientes?|chef(?:e|a)|diretor(?:a)?|equipe|investidores|avó|avô|vó|vô|mãe|pai|idosos|desenvolvedores|colegas?|vizinh(?:os|as|o|a)|proprietári(?:o|a)|professor(?:a|es)?|namorad(?:o|a)|marido|mulher|espos(?:o|a)|irm(?:ão|ã|ãos)|filh(?:o|a|os|as)|amig(?:o|a|os|as)|recrutador(?:es)?|especialistas?|sogr(?:a|o)|síndico|prefeitura|banco|leigos)";
const COUNTED =
  "(?:ideias?|nomes?|títulos?|opções|perguntas?|questões|dicas|legendas?|posts?|exemplos?|manchetes|slogans?|formas|maneiras|jeitos|receitas?|exercícios|ganchos|cartões|piadas?|razões|motivos|refeições|cenas?|versões|hashtags|assuntos|presentes|atividades|livros|filmes|séries|jogos|músicas|mensagens|e-mails|pratos|sugestões)";

/** In Portuguese, the telling ones first: what one has read, the next do not see. */
export const PORTUGUESE_FACTS: readonly FactRule[] = [
  rule("length", "atMost", String.raw`\b(?<!em )${AT_MOST} (${N} (?:segundos?|minutos?))\b`),
  rule("length", "atMost", String.raw`\b${AT_MOST} (${N} ${UNIT})\b`),
  rule("length", "atMost", String.raw`\b(${N} ${UNIT}) ${AFTER_MOST}\b`),
  rule(
    "length",
    "about",
    String.raw`\b(?:umas|uns|cerca de|aproximadamente|mais ou menos|por volta de) (\d[\d.]* ${UNIT})\b`,
  ),
  rule("length", "exactly", String.raw`\b(${N} ${UNIT})\b`),
  // What is spoken or filmed is as long as it takes.
  rule(
    "length",
    "exactly",
    String.raw`(?<=\b(?:roteiro|vídeo|reels?|discurso|brinde|palestra|apresentação|podcast|aula|anúncio|fala)\b.*)\b(${N} (?:segundos?|minutos?))\b`,
  ),
  rule("length", "none", String.raw`\b(?:haicai|soneto|tweet)s?\b`),
  rule(
    "length",
    "length",
    String.raw`\b((?:bem |muito |mais )?(?:curt(?:o|a|os|as|inho|inha)|breve|concis(?:o|a)|long(?:o|a)|detalhad(?:o|a|os|as)|resumid(?:o|a)))\b(?! (?:prazo|distância))(?<!(?:cabelo|viagem|manga) \p{L}+)`,
  ),
  rule(
    "format",
    "asFormat",
    String.raw`\b(?:em (?:forma de |formato (?:de )?)?|como )(?:uma? )?(tabela|lista(?: numerada)?|tópicos|esquema|csv|json|markdown|linha do tempo|diagrama|checklist)\b`,
  ),
  rule(
    "language",
    "inLanguage",
    String.raw`\b(?:em|para o|pro) (${LANGUAGE}(?: (?:simples|formal))?)\b`,
  ),
  rule(
    "budget",
    "budget",
    String.raw`\b(?:${AT_MOST}|por|com|orçamento(?: é)?(?: de)?:?|uns|cerca de|gastar|tenho) (?:uns )?(${MONEY})(?! (?:por|ao))`,
  ),
  rule("budget", "budget", String.raw`(${MONEY})\s?(?:de orçamento|${AFTER_MOST})`),
  rule(
    "budget",
    "follows",
    String.raw`\b(barat(?:o|a|os|as|inho|inha)|econômic(?:o|a|os|as)|com pouco dinheiro|low cost)\b`,
  ),
  rule(
    "time",
    "time",
    String.raw`\b(${N} (?:${PERIOD}|vezes) (?:por|ao|à|a cada|cada) (?:dia|semana|mês|noite|sessão|pessoa))\b`,
  ),
  rule("time", "within", String.raw`\b(?:em(?: menos de)?|dentro de) (${N} ${PERIOD})\b`),
  rule("time", "deadline", String.raw`\bpara (${DATE})\b`),
  rule("time", "deadline", String.raw`\b((?:antes d(?:e|o|a)|até) (?:${DATE}))\b`),
  rule(
    "time",
    "time",
    String.raw`\b(?<!(?:tem|há|faz|fez|últimos) )(${N} ${UNDER_A_YEAR})\b(?! (?:de (?:idade|atraso|vida|folga|férias)|livres?|atrás))(?<!(?:criança|filh|bebê|cachorr|gat)\p{L}* de ${N} ${PERIOD})`,
  ),
  rule(
    "people",
    "people",
    String.raw`\b(${N} (?:pessoas?|convidados?|crianças?|adultos?|amig(?:os|as)|alun(?:os|as)|jogadores|colegas|porções))\b`,
  ),
  rule(
    "people",
    "people",
    String.raw`\bpara (dois|duas|três|quatro|cinco|seis|oito|dez|[2-9]|1\d)\b(?! \p{L})`,
  ),
  rule(
    "people",
    "none",
    String.raw`\b(?:em casal|a dois|em família|com (?:meu|minha|meus) \p{L}+)\b`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`\b(vegetarian(?:o|a|os|as)|vegan(?:o|a|os|as)|celíac(?:o|a|os|as)|halal|kosher|low carb|keto)\b`,
  ),
  rule(
    "limits",
    "without",
    String.raw`\bsem (?!querer|parar|resposta|sucesso|experiência|internet|som|sinal|dúvida|ideia|graça)(\p{L}+(?: (?:de )?(?!e\b|nem\b|para|com|em\b|que|mas|a\b)\p{L}+)?(?: (?:nem|ou) \p{L}+)?)(?=[,.;!?]|$| (?:e|mas|para|com|em|por)\b)`,
  ),
  rule(
    "level",
    "none",
    String.raw`\b(?:para |de )?(?:iniciantes?|nível \p{L}+|avançad(?:o|a)s?|intermediári(?:o|a)s?|a1|a2|b1|b2|c1|c2|\d(?:º|o)? (?:ano|série)(?: do (?:ensino )?(?:fundamental|médio))?|ensino (?:médio|fundamental)|faculdade|enem|vestibular|do zero)\b`,
  ),
  rule(
    "audience",
    "forReader",
    String.raw`\bque (?:até )?((?:um|uma|minha|meu)(?: \p{L}+){1,2}(?: de \d+ anos)?) (?:entenda|possa entender)\b`,
  ),
  rule(
    "audience",
    "none",
    String.raw`\b(?:a|ao|à|aos|às|para|com|de|do|da) (?:(?:a|o|as|os|um|uma) )?(?:(?:meu|minha|meus|minhas|nossos|nossas) )?(?:\p{L}+ )?${READER}\b`,
  ),
  rule(
    "tone",
    "inTone",
    String.raw`\b((?:muito |mais |menos |um pouco |bem |não muito )?${TONE}(?:(?:,? (?:e|mas|porém)|,) (?:muy |muito )?${TONE}){0,2})\b(?! de\b)`,
  ),
  rule("tone", "inTone", String.raw`\b(com (?:humor|carinho|respeito|um toque de humor))\b`),
  rule(
    "limits",
    "follows",
    String.raw`\b(que (?:não )?(?:soe|mencione|inclua|diga|pareça|tenha|leve|comece|termine|rime|repita|use)\b[^,.;!?\n]{1,60})`,
  ),
  rule(
    "limits",
    "follows",
    String.raw`\b((?:inclua|incluindo|mencione|mencionando) [^.;!?\n]{2,70})`,
  ),
  rule(
    "count",
    "none",
    String.raw`\b(?:\d{1,3}|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte|várias|vários|algumas|alguns|umas|uns) (?:\p{L}+ )?${COUNTED}\b`,
  ),
  rule(
    "count",
    "none",
    String.raw`\b(?:nomes|títulos|manchetes|slogans|ganchos|piadas|hashtags|mensagens|assuntos|versões|ideias|legendas)\b`,
  ),
  {
    kind: "place",
    form: "none",
    pattern: /(?<!\p{L})(?:em|a|para|no|na|do|da) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/gu,
  },
];
