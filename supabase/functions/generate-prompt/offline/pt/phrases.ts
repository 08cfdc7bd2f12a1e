import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "Meu pedido:",
  statedSize: (stated) => `Respeite o tamanho que pedi: ${stated}.`,
  statedLimits: (stated) => `Respeite estas condições minhas: ${stated}.`,
  unfilled:
    "Se algum dado entre colchetes continuar em aberto, dispense-o ou escolha o mais provável e diga em uma linha o que supôs.",
  missingMaterial: "Se faltar o texto, o código ou os dados a trabalhar, peça-os e espere.",
  unclear:
    "Meu pedido é muito curto. Se puder significar coisas diferentes, faça uma única pergunta breve antes de começar.",
  unclearAsk: "[O QUE EU QUERO: ex.: uma mensagem, uma explicação, ideias]",
  codeOnlyAsk: "[O QUE FAZER COM ISTO: ex.: explicar, achar o erro, criar testes]",
  answerInMyLanguage: "Responda no idioma do meu pedido, a menos que ele peça outro.",
  refine: {
    wish: (instruction) => `Além disso, nas minhas palavras: ${instruction}`,
    detail: [
      "Antes do resultado, diga em no máximo três linhas o que você está supondo.",
      "Apoie cada ponto principal em um exemplo concreto, um número ou um nome de que tenha certeza.",
      "Trate a exceção mais provável e diga o que muda nesse caso.",
      "Termine com três pontos para eu mesmo conferir o resultado.",
    ],
    example: [
      "Siga o estilo e o nível de detalhe deste exemplo, não o assunto dele:",
      "[EXEMPLO: cole um resultado de que você gostou, ou apague esta parte]",
    ],
    tones: [
      "Tom: caloroso e pessoal, como se escrito para uma só pessoa.",
      "Tom: objetivo e formal, sem piadas nem pontos de exclamação.",
      "Tom: vivo e ousado, com frases curtas e verbos fortes.",
    ],
    assistants: {
      for_chatgpt: [
        "Siga estes pontos ao pé da letra e não acrescente partes que eu não pedi.",
        "Continue até terminar todo o resultado; não pergunte se deve continuar.",
      ],
      for_claude: [
        "As tags dividem este prompt: o que está em <context> é informação de fundo, e o que está em <instructions> são regras.",
      ],
      for_gemini: [
        "Trabalhe com o que foi dado acima e com conhecimentos gerais; onde tirar uma conclusão, diga.",
        "Nível de detalhe: o que os pontos acima pedem, e não mais.",
      ],
    },
    negatives: "nao, sem, nunca, nenhum, nenhuma, evite, nada, nem",
  },
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
