import type { LanguagePack } from "../pack.ts";

export const everyday = {
  fitness: {
    overview: "Faça um plano de treino seguro e que eu consiga manter.",
    asks: {
      purpose: "[META: ex.: costas mais fortes, 5 km sem parar]",
      level: "[NÍVEL: ex.: iniciante, treinei há dois anos]",
      time: "[TEMPO: ex.: três vezes 30 minutos por semana]",
      constraints: "[EQUIPAMENTO E LIMITES: ex.: halteres, joelho sensível]",
    },
    requirements: [
      "Por exercício: séries, repetições ou segundos, descanso e uma dica de técnica.",
      "Aquecimento e volta à calma dentro do tempo indicado.",
      "Aumente uma só coisa por semana (peso, repetições ou tempo) e diga quando segurar.",
      "Uma versão mais fácil de cada exercício; parar com dor aguda e ver um médico antes em caso de doença ou lesão.",
    ],
    kinds: {
      "perder peso, emagrecer, perder barriga": {
        overview: "Ajude-me a perder peso com segurança e de forma duradoura.",
        asks: {
          level: "[PONTO DE PARTIDA: ex.: 85 kg, 178 cm, trabalho de escritório]",
          time: "[TEMPO: ex.: até o verão, três noites por semana]",
          constraints: "[COMIDA E SAÚDE: ex.: vegetariana, joelho sensível, remédios]",
        },
        requirements: [
          "No máximo meio quilo por semana, sem prometer nada.",
          "Mudanças pequenas de alimentação, movimento e sono que eu consiga manter; sem dieta radical nem alimento proibido.",
          "Mostre uma semana normal com refeições, movimento e um plano para comer fora.",
          "Diga quando consultar um médico antes e que sinais mandam parar.",
        ],
        format: [
          "Uma tabela para uma semana.",
          "Depois, como ver o progresso além da balança e o que fazer após um dia ruim.",
        ],
        size: "Uma página.",
      },
    },
    format: ["Uma tabela por dia de treino.", "Depois, como medir o progresso em quatro semanas."],
    size: "Um plano de quatro semanas.",
  },
  food: {
    overview: "Dê algo para cozinhar que funcione em uma cozinha comum.",
    asks: {
      constraints: "[DIETA E ALERGIAS: ex.: vegetariana, sem castanhas]",
      audience: "[PESSOAS: ex.: dois adultos, uma criança]",
      time: "[TEMPO: ex.: 30 minutos]",
      tool: "[INGREDIENTES OU COZINHA: ex.: o que tenho em casa, sem forno]",
    },
    requirements: [
      "Quantidades exatas em gramas e medidas caseiras para o número de pessoas indicado.",
      "Ingredientes comuns, e um substituto para o que for raro.",
      "Além dos minutos, diga o aspecto, o cheiro ou a textura em cada momento decisivo.",
      "Aponte alérgenos, temperaturas seguras e quanto as sobras duram.",
    ],
    twists: {
      "cardápio*, plano alimentar, dieta, semana":
        "Repita ingredientes para não desperdiçar, inclua a lista de compras por seção e calorias e proteínas aproximadas por porção.",
      "bolo*, pão": "Com pesos, tamanho da forma, tipo de forno e teste do ponto.",
    },
    format: ["Tempo e porções, ingredientes em lista e passos numerados."],
    size: "Uma receita de no máximo dez passos, ou um plano em tabela.",
  },
  travel: {
    overview: "Planeje uma viagem em ritmo realista.",
    asks: {
      topic: "[DESTINO: ex.: Lisboa e o litoral]",
      time: "[DATAS E DURAÇÃO: ex.: quatro dias em maio]",
      budget: "[ORÇAMENTO: ex.: 600 reais por dia sem voos]",
      audience: "[QUEM E GOSTOS: ex.: dois adultos, comida, sem museus]",
    },
    requirements: [
      "No máximo três atrações principais por dia, agrupadas por região, com tempos de trajeto.",
      "Uma refeição, uma pausa e uma alternativa para chuva a cada dia.",
      "Diga o que reservar antes; marque preços e horários como a conferir.",
      "Só lugares que você sabe que existem; diga quando não tiver certeza.",
    ],
    twists: {
      "crianças, família, filhos, bebê":
        "Um programa fixo de manhã e outro à tarde; com parques, sonecas e banheiros.",
      "barato, barata, econômic*, mochilão":
        "Prefira o gratuito, o transporte público e os mercados; mostre o total do dia.",
    },
    format: [
      "Uma tabela por dia: manhã, tarde, noite, transporte, custo aproximado.",
      "Depois, o que levar e cinco costumes ou frases do lugar.",
    ],
    size: "Uma tabela compacta por dia.",
  },
  roleplay: {
    overview: "Faça um papel comigo em uma conversa, uma fala por vez.",
    asks: {
      topic: "[PAPEL E CENA: ex.: recrutadora, vaga de enfermagem]",
      level: "[DIFICULDADE: ex.: gentil, realista, dura]",
      purpose: "[O QUE QUERO TREINAR: ex.: respostas curtas e seguras]",
    },
    requirements: [
      "Fique no papel, fale só por ele e espere minha resposta a cada vez.",
      "Uma pergunta ou ação por vez, ligada ao que eu disse.",
      "Reaja com sinceridade: insista se minha resposta for fraca.",
      "Se eu escrever «pare», saia do papel e dê seu parecer.",
    ],
    format: [
      "Uma linha que situe a cena e a sua primeira fala.",
      "No fim: dois acertos, duas melhorias e uma formulação melhor.",
    ],
    size: "No máximo 80 palavras por vez.",
  },
  general: {
    overview: "Entregue um resultado pronto para o pedido abaixo.",
    asks: {
      purpose: "[OBJETIVO: ex.: para que vou usar o resultado]",
      audience: "[PARA QUEM: ex.: para mim, um cliente, uma turma]",
      constraints: "[LIMITES: ex.: tamanho, prazo, orçamento, o que evitar]",
    },
    requirements: [
      "Decida primeiro que resultado me ajudaria mais; se houver duas leituras prováveis, diga qual escolheu.",
      "Seja concreto: passos, nomes, números e exemplos em vez de conselhos gerais.",
      "Separe o que sabe do que supõe e diga quando não tiver certeza.",
      "Sem introdução, sem repetir minhas palavras, sem resumo final.",
    ],
    format: ["Primeiro o resultado; explicações depois, só se ajudarem a usá-lo ou conferi-lo."],
    size: "Tão curto quanto a tarefa permitir; títulos só acima de três partes.",
  },
} satisfies Partial<LanguagePack["templates"]>;
