import { kindsFrom } from "../lines-from.ts";

/** De vários tipos próximos, o que vale para todos: para pedidos que podem ser qualquer um deles. */
export const FAMILIES = kindsFrom({
  words: `palavras para dizer ou enviar | Me ajude com isto: {x} | Me ajude com isto: {x} | Me dê as palavras para dizer ou enviar. |  | - As palavras exatas: o assunto na primeira frase, um motivo e um pedido claro. | - Como o outro lado pode reagir (sim, não, silêncio), com a minha resposta a cada um. | - Só o que eu contei, com lacunas entre colchetes para o que falta; o que calar porque me enfraquece. | = Primeiro as palavras, prontas para usar; depois as reações com as minhas respostas. #format`,
  technical: `solução técnica | Me ajude com isto: {x} | Me ajude com isto: {x} | Me mostre como fazer. |  | - Algo completo para colar ou seguir clique a clique, com os nomes da minha descrição. | - O que você supõe sobre programa, versão e dados; o que acontece com valores vazios ou errados. | - Como confiro em um minuto se deu certo, e onde olhar se não deu. | = Primeiro a solução, depois a conferência. #format`,
  material: `trabalho no meu texto | Me ajude com isto: {x} | Me ajude com isto: {x} | Diga o que é isto e o que faço com isso. |  | - Trabalhe só com o que eu colei: mantenha nomes, números e datas, e não invente nada. | - Faça tudo o que peço, nessa ordem, e diga em uma linha o que não dá para tirar daí. | - Ponha embaixo o que pode me escapar: um prazo, uma lacuna, uma contradição, uma pegadinha. | = Primeiro o resultado, pronto para usar. #format`,
});
