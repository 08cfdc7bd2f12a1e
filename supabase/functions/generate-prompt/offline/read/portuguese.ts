import { asSentence } from "./as-sentence.ts";
import { PORTUGUESE_FACT_WORDS } from "./facts-pt.ts";
import { patternsFrom } from "./mend.ts";
import { romanceGrammar } from "./romance.ts";

export const PORTUGUESE_GRAMMAR = romanceGrammar({
  mending: {
    words: `q=que,vc=você,vcs=vocês,tb=também,tbm=também,pq=porque,oq=o que,pra=para,pras=para as,pros=para os,pfv=por favor,n=não`,
    names: `Brasil Lisboa Portugal Paris Roma Londres Itália Espanha França Alemanha Japão Argentina Chile Europa Curitiba Florianópolis Bahia Brasília Manaus Excel Google Gmail Python Instagram Facebook Twitter Netflix Spotify Amazon Canva Windows Android Linux iPhone TikTok LinkedIn YouTube WhatsApp WordPress PowerPoint ChatGPT JavaScript PDF CV MEI INSS você vocês não mãe mamãe irmã irmão irmãos mãos mão pão cartão feijão sábado terça março violão simpático dragão verão alemão então são estão amanhã manhã até só já será também além porém ninguém alguém mês três café bebê água saúde família férias negócio negócios aniversário horário salário calendário comentário comentários formulário questionário relatório escritório cardápio exercício exercícios estágio currículo título títulos página páginas parágrafo parágrafos número máximo mínimo rápido rápida fácil fáceis difícil útil econômico econômica romântico romântica engraçado engraçada básico médico médica único criança crianças cabeça licença doença mudança segurança diferença diferenças preço preços almoço serviço serviços orçamento vídeo vídeos música músicas série séries história histórias matemática física química fórmula fórmulas célula células código português inglês francês japonês anúncio prédio vizinhança síndico móveis TCC ENEM pêsames mães fotossíntese crochê elétrico elétrica elétricos eletrônico glúteo glúteos páscoa várias vários cômodo doméstico remédio chá sofá alô açúcar açaí óculos ônibus ótimo ótima último última últimos próximo próxima público pública técnico técnica prático clínica política gráfica farmácia notícia notícias polícia ciência ciências experiência emergência agência frequência influência violência residência condomínio imóvel imóveis móvel automóvel possível disponível nível incrível responsável confortável sustentável saudável saudáveis proteína proteínas viúva ruído início sério séria rádio estádio médio média colégio relógio óleo há século lâmpada câmera câncer tênis bônus gênero horários salários matrícula veículo veículos árvore árvores câmara estômago músculo diária diárias rápidas memória vitória opção contínuo estúdio princípio filósofo psicólogo psicóloga pedagógica químico farmacêutico estética gramática acadêmico acadêmica histórico científico turístico período trânsito crédito débito depósito empréstimo método época máquina própria próprio necessário necessária secretária funcionário funcionária funcionários proprietário usuário universitário veterinário veterinária dicionário inventário imobiliária diário otário maracujá guaraná paletó avião caminhão limão mamão macarrão balcão botão coração maçã hortelã Salvador Campinas Recife Fortaleza Belém Gramado Maceió Coimbra Braga Algarve Shopee OLX Procon Detran RH CNH CPF CNPJ SAC iFood Insta`,
    patterns: patternsFrom(String.raw`
      (?<=\bpost) (?=instagram|facebook|linkedin|tiktok) =>  do 
      (?<=\b(?:carta|cartão|convite|discurso|ideias|mensagem|plano|texto)) (?=(?:aniversário|apresentação|aula|batizado|casamento|demissão|despedida|formatura|natal|presentes?|recomendação)(?!\p{L})) =>  de 
      (?<=\p{L})cao(?!\p{L}) => ção
      (?<=\p{L})coes(?!\p{L}) => ções
      (?<=\p{L}[inrs])sao(?!\p{L}) => são
      (?<=\p{L})iao(?!\p{L}) => ião
      (?<!\p{L}|macbook |ipad |surface |max )pro (?=\p{L}{2,}) => para o 
      (?<!\p{L})p (?=\p{L}{3,}) => para 
      (?<=\bpresente) (?=(?:dia d|mãe|pai|namorad|marido|esposa|amig|professor)) =>  de 
      (?<=\breceitas?) (?=(?!fácil|fáceis|rápid|simples|saudáve|vegan|vegetarian|barat|leve|caseir|original|tradicional|típic|light|fit|low|com |d[eoa] |para |sem |em |que |e )\p{L}{4,}) =>  de 
      ^(?=melhor \p{L}+a ) => a 
      ^(?=melhor ) => o 
    `),
  },
  facts: PORTUGUESE_FACT_WORDS,
  politeStart: String.raw`(?:oi|olá|ei|bom dia|boa tarde|boa noite|e aí|então|gente|por favor|pf|obrigad(?:o|a)|urgente)\b[\s,.!:-]*|(?:você |me )?(?:pode|poderia|podia|consegue|conseguiria|sabe)(?: você| por favor)? (?:me |nos )?(?:(?:ajudar|auxiliar)(?:-me)? (?:a|com|em|no|na|para) )?|(?:me )?(?:ajuda|ajude|ajudem)(?:-me| me)? (?:a|com|em|no|na|para) |(?:eu )?(?:preciso|precisaria|quero|queria|gostaria|procuro|busco|estou procurando|to procurando|estou precisando|tenho que) (?:muito )?(?:de )?(?:(?:sua |uma )?ajuda (?:para|com|em|a|no|na) )?(?!muito|a minha mãe)|(?:uma )?ajuda (?:para|com|em|no|na) `,
  politeEnd: `por favor|muito obrigad(?:o|a)|obrigad(?:o|a)(?: desde já)?|valeu|desde já agradeço|grat(?:o|a)|me ajuda|me ajude|ajuda`,
  howto: `como (?:eu )?(?:posso |devo |faço para |fazer para |faz para |se )?|(?:o )?(?:melhor )?(?:jeito|maneira|forma) de `,
  question: String.raw`(?:(?:e|a|de|com|em|para|desde) )?(?:o que|o quê|que|como|quais|qual|quando|quantos|quantas|quanto|quanta|onde|quem|por que|porque)|é (?:melhor|normal|bom|ruim|verdade|possível|legal|seguro)|(?:devo|posso|será que|vale a pena|tem como|existe|dá para|compensa|tenho direito) `,
  statement: String.raw`(?:eu|me|não|nos|se|estou|tô|sou|tenho|acho|sinto|odeio|perdi|fiquei|moro|vendo|vivo|faço|ganho|gasto|comprei|recebi|fui|fiz|vou|cuido|abri|mudei|esqueci|trabalho (?:com|como|em|no|na|há|por conta)|estudo (?:no|na|em|à|para|pra)|faz|já|sempre|nunca|ninguém|temos|estamos|somos)|(?:o |a )?(?:meu|minha|nosso|nossa) (?:gat[oa]|cachorr[oa]|filh[oa]|bebê|cadela)(?: de \d+ \p{L}+)? (?!(?:para|pra|com|de|que|sobre|em|e|a)\b)\p{L}+|(?:(?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa)|o|a|os|as|um|uma|este|esta|esse|essa)(?: (?!que|para|com|sobre|sem)[\p{L}\d]+){1,5}? (?:não|se|me|nos|é|são|está|estão|era|tem|têm|há|faz|fazem|quer|querem|diz|dizem|vai|vão|pode|continua|late|chora|vaza|cheira|falha|morreu|perdeu|deixou|quebrou|chegou|deve|parece|fica|sumiu|parou)`,
  infinitive: String.raw`(?!mar |lugar|lar |avatar|jantar (?!com|fora)|pôster|líder|câncer|hambúrguer|mulher|celular|familiar|popular|regular|colher|newsletter|flyer|vestibular|par |bar )\p{L}+(?:a|e|i)r(?:-me|-se|-lo|-la)?(?![\p{L}])`,
  verbs: `escrever escreva escreva escreve,redigir redija redija redige,fazer faça faça faz,criar crie crie cria,montar monte monte monta,preparar prepare prepare prepara,planejar planeje planeje planeja,organizar organize organize organiza,elaborar elabore elabore elabora,gerar gere gere gera,inventar invente invente inventa,compor componha componha,dar dê dê dá,dizer diga diga diz,resumir resuma resuma resume,traduzir traduza traduza traduz,corrigir corrija corrija corrige,melhorar melhore melhore melhora,revisar revise revise revisa,explicar explique explique explica,ensinar ensine ensine ensina,recomendar recomende recomende recomenda,indicar indique indique indica,sugerir sugira sugira sugere,propor proponha proponha,buscar busque busque,encontrar encontre encontre,comparar compare compare compara,analisar analise analise analisa,calcular calcule calcule calcula,resolver resolva resolva resolve,responder responda responda responde,transformar transforme transforme transforma,converter converta converta converte,reescrever reescreva reescreva reescreve,encurtar encurte encurte encurta,adaptar adapte adapte,desenhar desenhe desenhe,imaginar imagine imagine,completar complete complete completa,escolher escolha escolha,desenvolver desenvolva desenvolva desenvolve,simular simule simule,avaliar avalie avalie avalia,simplificar simplifique simplifique simplifica,mostrar mostre mostre mostra,listar liste liste,passar passe passe passa,arrumar arrume arrume arruma,mandar mande mande manda`,
  makes: `escreva|redija|faça|crie|monte|prepare|planeje|organize|elabore|gere|invente|componha|dê|recomende|indique|sugira|proponha`,
  clitics: "me|nos|o|a|os|as|lo|la|los|las|lhe",
  determined: String.raw`um|uma|uns|umas|o|a|os|as|meu|minha|meus|minhas|seu|sua|este|esta|esse|essa|vários|várias|algumas|alguns|mais|outro|outra|nosso|nossa|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d+`,
  plural: String.raw`\p{L}+[^iíuê]s$(?<!tênis|análise)`,
  feminine: String.raw`(?!problema|poema|tema|programa|esquema|sistema|mapa|dia|idioma|clima|lema|cronograma|panorama|diploma|pijama)\p{L}*(?:a|ção|são|dade|gem|ez|tude)|reunião|opinião|ocasião|enquete|msg|base|frase|foto|classe|análise|bio|noite|tarde|série|thread|playlist|newsletter|carne`,
  articles: ["um", "uma", ""],
  people: [
    [
      String.raw`(para|com) (?=(?:chefe|vizinho|sogro|namorado|pai|irmão|marido)\b(?! e\b))`,
      "$1 o meu ",
    ],
    [
      String.raw`(para|com) (?=(?:vizinha|sogra|namorada|mãe|irmã|esposa)\b(?! e\b))`,
      "$1 a minha ",
    ],
    [
      String.raw`((?:para o|para a|ao|à|pro|pra) (?:meu |minha )?(?:chefe|proprietário|vizinho|vizinha|professor|professora|síndico|banco)) (?=(?!para|por|de|que|sobre|e|com|sem|pedindo|porque|em|dizendo|a|do|da|desde)\p{L})`,
      "$1, ",
    ],
  ],
  link: "a|ao|à|aos|às|para|pra|pro|por|de|do|da|dos|das|sobre|com|sem|em|no|na|que|como|pedindo|dizendo|explicando|agradecendo|desde|até|e|ou|contra",
  breaks: String.raw`\s(?=(?:me|nos|não|meu|minha|ela|ele|eles|já|estou|tenho|quero|sou|faltei|fui|eu) \p{L}+|faltei|fui)(?<!(?:\p{L}{2,}[aei]r|que|porque|se|quando|onde|e|mas|ou|nem|de|com|sem|a|o|para|por|em|como)\s)`,
  asksLast: String.raw`^(.{8,}?),? ((?:o que (?:faço|posso|fazer|devo)|como (?:posso|faço)|por que).*?)\??$`,
  says: {
    howto: "Explique como {x}",
    help: "Me ajude a {x}",
  },
  finishQuestion: (text) =>
    asSentence(`${text.replace(/^porque(?= )/iu, "por que").replace(/[\s.?]+$/u, "")}?`),
});
