import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const PORTUGUESE_PHRASES = phrasesFrom(`
  neutral: pedido | Me ajude com isto: {x} | Me ajude com isto: {x} | Me ajude com isto.
  - Responda como quem já lidou com exatamente isto muitas vezes.
  - Seja concreto: nomes, números e palavras que eu possa usar.
  - Diga aquilo que eu não pensaria em perguntar e onde as pessoas costumam errar.
  - Se deixei em aberto algo que muda a resposta, diga o que você supôs.
  = Primeiro a resposta ou o resultado pronto, para usar direto. #format #turns
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
  phrases turns: Uma coisa de cada vez; espere a minha resposta antes de continuar.
  phrases exceptions: Diga em que casos a resposta muda e a quem perguntar então.
  phrases instead: Mas nesta forma: {x}.
  phrases half: metade do habitual
  phrases twice: o dobro do habitual
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
