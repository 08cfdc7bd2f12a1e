import type { LanguagePack } from "../pack.ts";

export const decisions = {
  research: {
    overview: "Compare ou investigue isto para que eu possa decidir.",
    asks: {
      topic: "[O QUE COMPARAR: ex.: dois notebooks, três cidades]",
      purpose: "[MEU USO: ex.: editar vídeos em viagem]",
      budget: "[ORÇAMENTO: ex.: até 5.000 reais]",
      constraints: "[O QUE MAIS IMPORTA: ex.: bateria, peso, preço]",
    },
    requirements: [
      "Avalie todas as opções pelos mesmos critérios, cinco no máximo, e diga por que os escolheu.",
      "Fatos com números; marque o que pode ter mudado desde o seu treinamento, sobretudo preços e versões.",
      "Cite a desvantagem real de cada opção, inclusive da recomendada.",
      "Só fontes que você possa nomear; não invente estudo, link nem citação.",
    ],
    format: [
      "Uma tabela com as opções lado a lado.",
      "Depois, uma recomendação em duas frases e o caso em que eu deveria escolher outra.",
    ],
    size: "No máximo 400 palavras.",
  },
  career: {
    overview: "Ajude-me a me apresentar bem e com a verdade na carreira.",
    asks: {
      topic: "[VAGA: ex.: analista de dados júnior]",
      material: "[MINHA EXPERIÊNCIA: cole o currículo ou cinco fatos com resultados]",
      details: "[ANÚNCIO DA VAGA: cole as linhas principais]",
      level: "[NÍVEL: ex.: três anos, mudança de área]",
    },
    requirements: [
      "Use só a experiência que dei; não invente empresas, diplomas, datas nem números.",
      "Transforme tarefas em resultados: ação, o que mudou, quanto; peça o número que faltar.",
      "Retome os termos centrais da vaga onde forem verdade no meu caso.",
      "Sem clichês como «trabalho em equipe» ou «apaixonado»; mostre com um fato.",
    ],
    twists: {
      "carta de apresentação, carta de motivação":
        "Três parágrafos: por que esta empresa, minhas duas provas mais fortes, próximo passo; sem repetir o currículo.",
      "currículo*, curriculum, cv":
        "Tópicos que começam com verbo, o mais recente primeiro, uma página a cada dez anos.",
      entrevista:
        "Dez perguntas prováveis com a intenção de cada uma e um esquema de resposta: situação, tarefa, ação, resultado.",
      "aumento, salário":
        "Provas, faixa desejada com a fonte, a frase de abertura e respostas a três objeções.",
    },
    format: [
      "O texto pronto para copiar.",
      "Abaixo, os dados que ainda faltam, o mais útil primeiro.",
    ],
    size: "No máximo uma página.",
  },
  planning: {
    overview: "Faça um plano que eu possa começar hoje.",
    asks: {
      topic: "[O QUE PLANEJAR: ex.: abrir uma pequena loja online]",
      purpose: "[META: ex.: os dez primeiros pedidos]",
      time: "[TEMPO: ex.: seis semanas, cinco horas por semana]",
      constraints: "[LIMITES: ex.: orçamento, pessoas, datas fixas]",
    },
    requirements: [
      "Divida a meta em passos que terminem cada um em algo visível.",
      "Para cada passo: duração, do que depende e como sei que está feito.",
      "Deixe 20% do tempo livre e marque os passos que não podem atrasar.",
      "Cite os três obstáculos mais prováveis e o que fazer em cada caso.",
    ],
    twists: {
      "plano de negócios, plano de negócio":
        "Cliente, problema, oferta, preço, custos, primeiro canal de venda e ponto de equilíbrio, com as contas à mostra.",
      rotina:
        "Que caiba na vida real: uma versão mínima para dias ruins e um hábito ligado a outro que já existe.",
      "orçamento mensal, orçamento familiar, ^orçamento, meu orçamento":
        "Receitas, gastos fixos, gastos variáveis e poupança em uma tabela; mostre as contas e marque as estimativas.",
    },
    kinds: {
      "casamento, festa, evento, aniversário": {
        asks: {
          time: "[DATA E LUGAR: ex.: 3 de junho, no nosso quintal]",
          audience: "[CONVIDADOS: ex.: 25, metade crianças]",
          budget: "[ORÇAMENTO: ex.: 3.000 reais]",
          constraints: "[DESEJOS E LIMITES: ex.: jazz, sem álcool, surpresa]",
        },
        requirements: [
          "Planeje de trás para a frente e diga o que reservar e quando.",
          "Divida o orçamento entre lugar, comida, música e decoração, com um décimo de reserva; mostre as contas.",
          "O roteiro do dia com horários e responsáveis.",
          "Cite os três problemas mais prováveis e o que fazer em cada um, inclusive chuva.",
        ],
        format: [
          "Uma tabela: quando, o quê, quem, custo.",
          "Lista de compras e reservas; depois, os primeiros 30 minutos.",
        ],
        size: "Dez a quinze linhas.",
      },
    },
    format: [
      "Uma tabela: passo, quando, resultado, depende de.",
      "Depois, o que fazer nos primeiros 30 minutos.",
    ],
    size: "Cinco a dez passos.",
  },
} satisfies Partial<LanguagePack["templates"]>;
