import type { LanguagePack } from "../pack.ts";

export const ideas = {
  brainstorm: {
    overview: "Reúna ideias diferentes entre si e que eu possa usar de verdade.",
    asks: {
      topic: "[ASSUNTO: ex.: um podcast de jardinagem]",
      audience: "[PARA QUEM: ex.: pais sem tempo]",
      constraints: "[LIMITES: ex.: orçamento, gosto, o que já tentei]",
    },
    requirements: [
      "Ideias diferentes de verdade: mude o caminho e não só as palavras.",
      "Pule as primeiras óbvias; inclua duas ousadas e duas seguras.",
      "Descreva cada uma com detalhe suficiente para começar amanhã.",
      "Não conte duas vezes a mesma ideia com outras palavras.",
    ],
    twists: {
      "nome, nomes":
        "Até três sílabas se possível; anote sentido e som; lembre-me de verificar domínio e marca.",
    },
    kinds: {
      "presente*": {
        asks: {
          audience: "[PESSOA: ex.: meu pai, 60 anos, cozinha, já tem tudo]",
          purpose: "[OCASIÃO: ex.: aniversário, agradecimento]",
          budget: "[ORÇAMENTO: ex.: 100 a 200 reais]",
        },
        requirements: [
          "Diga em cada um por que combina com a pessoa, com palavras que eu possa usar.",
          "Misture coisas para ter, para fazer juntos e algo feito à mão.",
          "Preço aproximado de cada um; ao menos dois que custem pouco.",
          "Nada que acabe na gaveta nem que só fale de dinheiro.",
        ],
        format: [
          "Lista numerada: presente, motivo, preço.",
          "No fim, o que você escolheria e uma frase para o cartão.",
        ],
        size: "Dez ideias.",
      },
      "negócio*, ganhar dinheiro, startup": {
        asks: {
          level: "[MINHAS HABILIDADES: ex.: cozinhar, planilhas, carteira de motorista]",
          time: "[TEMPO: ex.: dez horas por semana]",
          budget: "[DINHEIRO INICIAL: ex.: 2.000 reais]",
        },
        requirements: [
          "Ajuste às minhas habilidades, tempo e dinheiro; nada que dependa de sorte ou de grande público.",
          "Em cada uma: primeiro cliente, preço, custo inicial, tempo até a primeira receita, maior risco.",
          "Inclua duas sem graça que funcionam e uma ousada.",
          "Sem promessas de riqueza; marque todo número como estimativa.",
        ],
        format: [
          "Uma tabela: ideia, primeiro cliente, preço, custo, primeira receita, maior risco.",
          "Depois, as duas que testaria primeiro e um teste para este fim de semana por menos de 200 reais.",
        ],
        size: "Dez ideias.",
      },
    },
    format: [
      "Lista numerada: a ideia em negrito e uma frase sobre por que funciona.",
      "No fim, as três que você escolheria, e por quê.",
    ],
    size: "Dez ideias.",
  },
} satisfies Partial<LanguagePack["templates"]>;
