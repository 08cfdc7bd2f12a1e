import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Meu pedido:",
  statedSize: (stated) => `Respeite o tamanho que pedi: ${stated}.`,
  unfilled:
    "Se algum dado entre colchetes continuar em aberto, dispense-o ou escolha o mais provável e diga em uma linha o que supôs.",
  missingMaterial: "Se faltar o texto, o código ou os dados a trabalhar, peça-os e espere.",
  unclear:
    "Meu pedido é muito curto. Se puder significar coisas diferentes, faça uma única pergunta breve antes de começar.",
  unclearAsk: "[O QUE EU QUERO: ex.: uma mensagem, uma explicação, ideias]",
  codeOnlyAsk: "[O QUE FAZER COM ISTO: ex.: explicar, achar o erro, criar testes]",
  answerInMyLanguage: "Responda no idioma do meu pedido, a menos que ele peça outro.",
  kept: {
    overview: "Atenda ao pedido abaixo. Cada ponto conta.",
    format: [
      "Siga a forma, a ordem e o tamanho indicados acima. Onde nada for indicado, comece pelo resultado e use títulos curtos.",
    ],
    notes: [
      "Se dois pontos se contradisserem, siga o mais específico e me avise.",
      "Se faltar algo decisivo, diga em uma linha o que supõe e continue.",
    ],
  },
};
