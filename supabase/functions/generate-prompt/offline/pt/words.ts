import type { CueList, SlotCues } from "../pack.ts";

export const slots: SlotCues = {
  audience:
    "chefe, gerente, cliente*, professor*, colega*, equipe, rh, recrutador*, amigo*, amiga*, mãe, pai, pais, marido, esposa, namorado, namorada, vizinho*, vizinha*, proprietário, investidor*, iniciante*, crianças, criança, filho, filha, filhos, alunos, estudantes, usuários, leitores, funcionários, mulheres, homens, jovens, adolescentes, empresa, escola, avó, avô, irmã, irmão, ex",
  purpose:
    "para que, a fim de, porque, objetivo, convencer, vender, persuadir, pedindo, pedir, agradec*, desculp*, reclam*, convid*",
  tone: "formal, informal, amigável, engraçado, engraçada, profissional, sério, séria, educado, educada, tom, caloroso, firme, descontraído",
  style:
    "estilo, minimalista, realista, aquarela, óleo, anime, desenho animado, vintage, retrô, 3d, cyberpunk, moderno, triste, romântico, romântica, sombrio, assustador, humor",
  platform:
    "instagram, tiktok, twitter, tweet*, tuíte*, x, linkedin, facebook, youtube, reddit, pinterest, google, amazon, mercado livre, shopee, olx, site",
  tool: "python, javascript, typescript, java, c++, c#, php, html, css, react, sql, excel, google sheets, google planilhas, power bi, wordpress, android, ios, midjourney",
  level:
    "iniciante*, básico, intermediário, avançado, especialista, do zero, fundamental, ensino médio, faculdade, simples, para crianças, a1, a2, b1, b2, c1, enem",
  time: "minutos, horas, dia, dias, semana, semanas, mês, meses, fim de semana, hoje, amanhã, segunda, terça, quarta, quinta, sexta, sábado, domingo, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, prazo",
  budget: "orçamento, barato, barata, econômico, econômica, grátis, luxo, dinheiro, reais",
  language:
    "inglês, português, espanhol, francês, alemão, italiano, chinês, japonês, coreano, árabe, russo",
  constraints:
    "odeia, detesta, não gosta, sem, só, apenas, deve, evite, evitar, alergia, alérgico, alérgica, vegano, vegana, vegetariano, vegetariana, glúten, em casa, halteres, máximo, exceto, no máximo",
};

export const countable: CueList =
  "ideias, dicas, truques, maneiras, formas, nomes, exemplos, perguntas, questões, razões, motivos, opções, títulos, manchetes, slogans, tuítes, tweets, posts, legendas, publicações, receitas, livros, exercícios, piadas, frases, citações, pontos, tópicos, cartões, slides, versões, alternativas, sugestões, hashtags, linhas, palavras, caracteres, páginas, parágrafos, parágrafo, estrofes, versos, capítulos";

export const fillers: CueList =
  "escreva, escrever, escreve, faça, faz, fazer, crie, criar, cria, dê, gere, gera, ajude, ajuda, ajudar, preciso, quero, queria, gostaria, pode, poderia, por favor, favor, bom, boa, melhor, novo, nova, algo, algum, alguma, coisa, coisas, oi, olá, obrigado, obrigada, curto, curta, longo, longa, rápido, simples, muito, dois, três, quatro, cinco, dez, texto, prompt, chatgpt, melhore, melhorar, completo, completa, legal, perfeito, profissional, pessoas, porções";

export const limits: CueList =
  "sem, só, apenas, deve, evite, odeia, detesta, não gosta, não come, alérgi*, vegan*, vegetarian*, glúten, máximo, menos de, até, orçamento, exceto, nada de, não mais";

export const deictics: CueList =
  "isto, isso, este, esta, estes, estas, esse, essa, meu, minha, seguinte, abaixo, acima, anexo";

export const documents: CueList =
  "texto, artigo, documento, pdf, página, capítulo, reunião, notas, ata, relatório, email, e mail, mensagem, conversa, aula, livro, redação, arquivo, contrato, vídeo, história, carta, rascunho";

export const outputForms: CueList =
  "tabela, lista, tópicos, coluna, colunas, linha, linhas, numerada, json, csv, markdown, título*, assunto, formato, devolva, estrutura, seção, seções, parágrafo*, para cada, cada um, cada uma";

export const questionWords: CueList =
  "^o que, ^quem, ^quando, ^onde, ^por que, ^porque, ^qual, ^quais, ^como, ^quanto, ^quanta, ^quantos, ^quantas, ^é verdade, ^é normal, ^é possível, ^é melhor, ^é certo, ^é errado, ^é seguro, ^é o, ^é a, ^devo, ^posso";

export const openers: CueList =
  "por favor, você pode, pode, poderia, você poderia, me ajude a, me ajude com, me ajuda a, me ajuda com, ajuda com, eu quero que, quero que, quero, eu quero, preciso de, preciso, eu preciso de, eu preciso, gostaria de, oi, olá, ei, chatgpt, me dê, me de, dê, faça, faz, escreva, escreve, me escreva, crie, cria, gere, redija, um, uma, uns, umas";

export const headBreaks: CueList =
  "para, pra, sobre, com, que, em, no, na, do, da, de, dos, das, ao, por";

export const topicMarkers: CueList = "sobre, a respeito de";

export const personal: CueList = "meu, minha, meus, minhas, nosso, nossa, nossos, nossas, para mim";

export const shortForms: CueList = "haicai*, haiku*, soneto*, poema*, piada*, charada*, limerick*";

export const designs: CueList =
  "logo*, cartaz*, pôster*, banner*, ícone*, capa*, tatuagem, avatar*, foto de perfil, mascote";

export const exactForms: CueList =
  "fórmula*, consulta, função, método, regex, expressão regular, comando";

export const comparisons: CueList = "diferenca*, compar*, vs, versus, vantagens, prós e contras";

export const openGoals: CueList =
  "comecar, melhorar, melhor, aprender, economizar, ganhar dinheiro, crescer, ser mais, lidar com, motivar, parar de, perder peso, emagrecer, mais clientes, mais seguidores, superar, investir, dormir melhor, divulgar, vender, me preparar";
