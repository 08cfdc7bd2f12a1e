import type { LanguagePack } from "../pack.ts";

export const sources = {
  editing: {
    overview: "Revise o texto sem mudar o que ele diz.",
    asks: {
      material: "[TEXTO: cole aqui]",
      audience: "[LEITOR: ex.: minha professora, um cliente]",
      tone: "[TOM: ex.: mais formal, mais caloroso]",
    },
    requirements: [
      "Corrija ortografia, gramática e pontuação; mantenha sentido, fatos, nomes e números.",
      "Preserve minha voz: mude uma frase só se ficar mais clara, mais curta ou correta.",
      "Troque palavras vagas e passivas desnecessárias; corte repetições.",
      "Se uma frase puder ser entendida de dois modos, não adivinhe: pergunte abaixo do texto.",
    ],
    format: [
      "O texto revisado inteiro, pronto para copiar.",
      "Abaixo, as cinco mudanças mais importantes com o motivo em poucas palavras.",
    ],
    size: "Não maior que o original.",
  },
  summary: {
    overview: "Resuma de modo que eu não precise ler o original para agir.",
    asks: {
      material: "[TEXTO: cole aqui]",
      purpose: "[PARA QUE PRECISO: ex.: uma prova, uma decisão, uma reunião]",
    },
    requirements: [
      "Use só o que a fonte diz; sem conhecimento externo nem opinião.",
      "Mantenha nomes, números, datas e condições como estão.",
      "Primeiro conclusões e decisões; o contexto por último.",
      "Avise se a fonte for contraditória, cortada ou pouco clara.",
    ],
    twists: {
      reunião: "Liste decisões, perguntas em aberto e tarefas com responsável e data.",
      "livro, romance, filme":
        "Se você só conhece a obra em parte, diga isso em vez de preencher lacunas.",
    },
    format: [
      "Uma frase com o essencial.",
      "Depois, os pontos principais em tópicos, por importância.",
    ],
    size: "Cinco a sete tópicos de no máximo 20 palavras.",
  },
  translation: {
    overview: "Traduza de modo que um nativo não perceba que é tradução.",
    asks: {
      material: "[TEXTO: cole aqui]",
      language: "[IDIOMA DE DESTINO: ex.: inglês britânico]",
    },
    requirements: [
      "Traduza o sentido e o tom, não palavra por palavra; use expressões naturais.",
      "Deixe intactos nomes, números, links, variáveis, código e formatação.",
      "Não acrescente nem omita nada; um mesmo termo para uma mesma coisa.",
      "Escolha o tratamento adequado ao texto (formal ou informal) e diga qual usou.",
    ],
    format: [
      "Só a tradução, com a disposição do original.",
      "Abaixo, notas breves sobre até três trechos que admitiam outra leitura.",
    ],
    size: "O texto inteiro, mesmo longo.",
  },
} satisfies Partial<LanguagePack["templates"]>;
