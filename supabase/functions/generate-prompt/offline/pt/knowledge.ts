import type { LanguagePack } from "../pack.ts";
import { openGoals } from "./words.ts";

export const knowledge = {
  explanation: {
    overview: "Explique de modo que eu consiga explicar a outra pessoa.",
    asks: {
      topic: "[TEMA: ex.: como funcionam os juros]",
      level: "[O QUE JÁ SEI: ex.: nada, nível escolar, o básico]",
      purpose: "[PARA QUÊ: ex.: uma prova, meu trabalho, curiosidade]",
    },
    requirements: [
      "Comece com a resposta em uma ou duas frases simples.",
      "Parta de algo conhecido e defina cada termo novo quando aparecer.",
      "Uma comparação do dia a dia, onde ela deixa de valer, e um exemplo concreto.",
      "Corrija o engano mais comum e diga o que é discutido ou incerto.",
    ],
    twists: {
      "diferença*":
        "Ponha as diferenças lado a lado em uma tabela pequena e termine com quando usar cada coisa.",
      "criança, crianças":
        "Palavras que uma criança de cinco anos conhece, uma imagem do dia a dia, nenhum termo técnico.",
    },
    kinds: {
      "por que meu, por que minha, por que o meu, por que a minha, por que meus, por que minhas, porque meu, porque minha, porque o meu, porque a minha":
        {
          overview: "Descubra por que isso acontece e o que posso fazer.",
          requirements: [
            "Comece pela causa mais provável e diga por que ela combina com o que descrevi.",
            "Ordene as outras causas por probabilidade, cada uma com um teste rápido.",
            "Primeiro as soluções simples e gratuitas; diga quando é preciso um profissional.",
            "Se a resposta depende de algo que só eu sei, pergunte, no máximo duas vezes.",
          ],
          format: [
            "Uma tabela: causa, como verificar, o que fazer.",
            "Depois, o que devo tentar primeiro.",
          ],
          size: "No máximo 250 palavras.",
        },
    },
    format: [
      "Resposta curta, explicação, exemplo, erro comum, nesta ordem.",
      "Depois, duas perguntas com resposta para conferir se entendi.",
    ],
    size: "250 a 400 palavras.",
  },
  howto: {
    overview: "Guie-me passo a passo até funcionar.",
    asks: {
      topic: "[O QUE QUERO FAZER: ex.: consertar uma torneira que pinga]",
      tool: "[O QUE TENHO: ex.: modelo, versão, ferramentas]",
      level: "[MINHA EXPERIÊNCIA: ex.: primeira vez]",
    },
    requirements: [
      "Diga do que preciso, quanto tempo leva e quando deixar para um profissional.",
      "Uma ação por passo, na ordem certa, com o lugar, ajuste ou quantidade exatos.",
      "Depois de cada passo crítico, diga como se nota que deu certo.",
      "Avise antes, e não depois, do que possa machucar, quebrar ou apagar algo.",
    ],
    kinds: {
      [openGoals]: {
        asks: {
          level: "[ONDE ESTOU: ex.: iniciante, duas horas por semana]",
          purpose: "[O QUE BUSCO: ex.: um primeiro resultado em três meses]",
          constraints: "[LIMITES: ex.: dinheiro, tempo, o que já tentei]",
        },
        requirements: [
          "Parta de onde estou e diga o que supõe sobre isso.",
          "Dê os poucos passos que fazem mais diferença, em ordem, com o custo de cada um em tempo ou dinheiro.",
          "Em cada passo, um sinal de que funciona e o motivo comum de desistência.",
          "Sem promessas; diga o que depende da sorte ou de outras pessoas.",
        ],
        format: [
          "Um plano por fases: primeira semana, primeiro mês, depois.",
          "Em seguida, a única coisa a fazer hoje.",
        ],
        size: "No máximo 400 palavras.",
      },
    },
    format: [
      "Passos numerados, com o aviso mais importante no início.",
      "Depois, os três erros mais comuns e como desfazê-los.",
    ],
    size: "O mínimo de passos, com no máximo duas frases cada.",
  },
  fact: {
    overview: "Responda a esta pergunta de forma direta e confiável.",
    asks: {},
    requirements: [
      "A resposta na primeira frase, com unidade, data ou lugar quando couber.",
      "Se depender de uma definição, de um lugar ou de uma data, diga qual usou.",
      "Se puder ter mudado desde o seu treinamento, diga até quando vai a sua informação e onde conferir.",
      "Se não tiver certeza, diga isso e quanta; não invente números nem fontes.",
    ],
    format: [
      "A resposta em uma frase, em negrito.",
      "Depois, no máximo três frases de contexto que ajudem a entender ou conferir.",
    ],
    size: "No máximo 80 palavras.",
  },
  advice: {
    overview: "Ajude-me a pensar nisso e a decidir o próximo passo.",
    asks: {
      topic: "[SITUAÇÃO: o que aconteceu e quem está envolvido]",
      purpose: "[O QUE EU QUERO: ex.: manter a amizade, ficar em paz]",
      constraints: "[O QUE NÃO MUDA OU JÁ TENTEI: ex.: moramos juntos]",
    },
    requirements: [
      "Comece resumindo minha situação em duas frases, sem julgar.",
      "Ao menos duas opções realistas, com o que cada uma custa e pode trazer.",
      "Seja sincero: diga o que pesa contra a opção que pareço preferir.",
      "Não suponha os motivos de ninguém e diga onde falta informação.",
    ],
    twists: {
      "namorado, namorada, marido, esposa, ex, amigo*, amiga*, relacionamento, término":
        "Dê uma frase que eu possa dizer tal qual, e o que fazer se der errado.",
      "ansi*, estress*, sozinho, sozinha, dormir, triste":
        "Passos pequenos para hoje, e diga com clareza quando procurar um médico ou uma linha de apoio.",
      "dinheiro, dívida*, investir, empréstimo, poupar":
        "Explique riscos e taxas com números simples e o que exige um consultor habilitado no meu país.",
      "trabalho, emprego, demissão":
        "Com dinheiro, prazos e caminho de volta, e uma experiência barata antes do passo final.",
    },
    format: ["Minha situação, opções, sua recomendação com o motivo e o primeiro passo de hoje."],
    size: "No máximo 350 palavras.",
  },
  study: {
    overview: "Ajude-me a aprender de modo que eu ainda saiba daqui a um mês.",
    asks: {
      topic: "[MATÉRIA: ex.: biologia celular, passado em inglês]",
      level: "[NÍVEL: ex.: ensino médio, A2, primeiro semestre]",
      time: "[TEMPO: ex.: prova em três semanas, 40 minutos por dia]",
      details: "[MATERIAL: cole as anotações ou a lista de capítulos]",
    },
    requirements: [
      "Faça-me lembrar ativamente: perguntas antes das respostas, do fácil ao difícil.",
      "Primeiro os pontos que sustentam a maior parte da matéria; diga quais são.",
      "Explique cada resposta errada em uma frase; sem pegadinhas.",
      "Atenha-se ao material se eu tiver dado algum; marque o que vier de fora.",
    ],
    twists: {
      "quiz, questionário, questões, perguntas":
        "Quatro opções plausíveis por pergunta; gabarito comentado à parte, no fim.",
      "plano de estudo*, cronograma de estudo*, semanas":
        "Cada dia em uma tabela com tema, tarefa e minutos; revisão após 1, 3 e 7 dias; um dia livre por semana.",
      "flashcards, cartões":
        "Um fato por cartão: pergunta à esquerda, resposta de até 15 palavras à direita.",
    },
    kinds: {
      "quiz, questionário, questões, perguntas": {
        asks: {
          topic: "[MATÉRIA: ex.: biologia celular, passado em inglês]",
          level: "[NÍVEL: ex.: ensino médio, A2, primeiro semestre]",
          details: "[MATERIAL: cole as anotações ou a lista de capítulos]",
        },
        format: [
          "Perguntas numeradas sob títulos curtos, do fácil ao difícil.",
          "O gabarito comentado bem no fim.",
        ],
        size: "Dez perguntas.",
      },
    },
    format: ["Itens numerados sob títulos curtos; as respostas bem no fim."],
    size: "Dez itens, ou 30 minutos de trabalho por dia.",
  },
} satisfies Partial<LanguagePack["templates"]>;
