import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const PORTUGUESE_PHRASES = phrasesFrom(`
  neutral: pedido | Me ajude com isto: {x} | Me ajude com isto: {x} | Diga o que posso fazer.
  - Comece pela resposta ou pelo resultado pronto.
  - Acrescente aquilo que alguém com experiência me diria e que eu não pensaria em perguntar.
  - Se deixei em aberto algo que muda a resposta, diga o que você supôs.
  ~ vantagens|prós e contras|pros e contras => - Dê os pontos que decidem, a favor e contra, do mais forte ao mais fraco, cada um com um dado ou um caso; deixe fora os que valem para tudo. | - Diga para quem cada lado ganha e qual ponto se exagera. | - Termine com duas frases: quando sim, quando não. | = Uma tabela: a favor, contra, para quem importa; depois o veredito. #format
  ~ convenc|sem (?:brig|criar|parecer|magoar)|(?:falar|conversar) (?:com|sem)_|conto (?:pra|para|isso)_ => - Escreva a primeira frase, palavra por palavra, e o que respondo às duas reações mais prováveis. | - Diga o que a outra pessoa quer ou teme, o que não dizer e quando falar. | = As palavras, as respostas, o passo seguinte. #format
  ~ lista_ (?:d[aeo]|com|para|pra)|checklist => - Faça a lista completa para este caso, em grupos, com até quando e onde ou com quem se resolve cada item. | - Marque o que quase todos esquecem e o que sai caro se atrasar. | = Uma lista para ir marcando. #format
  ~ limp(?:ar|eza)|tirar (?:o |a )?(?:cheiro|mancha|mofo|gordura)|desentup => - Comece pelo que há em casa, em ordem, com quantidade e minutos; diga onde testar. | - Diga o que estraga, o que nunca misturar e o que fazer se não sair. | = Passos numerados. #format
  ~ cuidados?_|(?:o que|a que|em que) .*(?:olhar|observar|verificar|conferir|reparar|atenção|ter em conta|prestar)|riscos? d => - Dê cada ponto com o motivo em meia linha e como confiro ou faço; primeiro o que sai mais caro se eu errar. | - Diga o que quase todo mundo esquece, e o sinal de que devo parar ou pedir ajuda. | = Uma lista para ir marcando, em ordem. #format
  ~ (?:^|[,.] )(?:qual|o que|quem)_ .*melhor.*[, ]ou_|(?:qual|o que) (?:é )?(?:o |a )?(?:melhor|pior)_(?! (?:maneira|forma|jeito|modo|hora)) => - Recomende um na primeira frase e diga para quem o outro ganha. | - Compare o que decide (custo total, tempo, risco), com a conta e as suposições marcadas. | - Diga o que mudaria a escolha e o que conferir antes. | = A escolha e uma tabela curta. #format
  ~ melhor (?:maneira|forma|jeito|modo)_|como (?:eu )?(?:faço|posso|se |\\p{L}+[aei]r_) => - Dê os passos do mais simples ao mais trabalhoso, com o que devo ver em cada um. | - Diga o erro comum, o que não vale a pena e quando parar ou pedir ajuda. | = Passos numerados. #format
  = O resultado primeiro, pronto para usar. #format
  facts stated: Respeite o que eu disse: {x}.
  facts without: Sem {x}.
  facts follows: Requisito: {x}.
  facts inLanguage: Escrito em {x}.
  slotLines tone: Que seja {x}.
  slotLines length: Extensão: {x}.
  slotLines audience: Pensado para {x}.
  slotLines format: Formato: {x}.
  material text: O texto:
  material code: O código:
  material error: O código e a saída:
  material table: Os dados:
  phrases aboutMe: Sobre mim
  phrases bareMaterial: Diga o que é isto e o que vale a pena mudar.
  phrases children: Palavras e conteúdo adequados para crianças.
  phrases shortAnswer: Sim, não ou “depende” na primeira frase; depois o motivo, em no máximo 80 palavras.
  phrases exceptions: Diga em que casos a resposta muda e a quem perguntar então.
  question: O que você gostaria de obter? Uma linha basta, por exemplo: | - um pedido de desculpas a um cliente cujo pedido atrasou | - um jantar para dois com o que tenho na geladeira | - por que minha fórmula do Excel mostra #N/D
  crisis: Diga o que fazer agora. | Primeiro, se é hora de ligar para a emergência ou para uma linha de apoio (192 e 188 no Brasil; em outro lugar, a do país), e como ficar em segurança até alguém chegar. | Frases curtas para dizer ou fazer hoje à noite; sem sermão, sem culpa, sem diagnóstico. | Quem ajuda a partir de amanhã, e o que contar primeiro.
  ready short: Diga o tamanho da resposta, por exemplo “em uma frase”.
  ready long: Está pronto para enviar. Confira se cada nome e cada número estão certos.
  ready example: Acrescente para que você precisa disso se a resposta for geral demais.
  chips more_detail: Dê um exemplo concreto de cada ponto principal. | Diga qual é o erro mais comum e como evitá-lo. | Termine com o que devo conferir antes de usar.
  chips add_example: - [EXEMPLO: cole um resultado de que você gostou] | - Imite o estilo e o nível de detalhe, não o conteúdo.
  chips for_chatgpt: Siga estes pontos à risca e em ordem; deixe de fora o que não pedi.
  chips for_claude: Pense antes de escrever e ponha só o resultado entre as tags <result>.
  chips for_gemini: Responda de forma direta e na extensão indicada; apoie cada afirmação no que eu dei.
  chips answer_too_long: A metade do que você escreveria normalmente; sem introdução, resumo nem repetição.
  chips answer_generic: Corte toda frase que serviria para qualquer pessoa; use os meus dados no lugar.
  chips answer_wrong_facts: Use só dados meus ou de que você tem certeza; marque os outros com “a conferir”.
  chips answer_wrong_format: Siga exatamente o formato indicado: nada antes dele e nada depois.
  tones: caloroso | formal | simples e direto | brincalhão
`);
