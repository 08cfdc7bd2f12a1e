import type { LanguagePack } from "../pack.ts";

export const cues: LanguagePack["cues"] = {
  writing: {
    8: "documentação da, documentação do, documentação para, documentação de, readme, manual do usuário",
    6: "post de blog, artigo de blog, artigo para blog, comunicado de imprensa, artigo de opinião, redação do enem",
    5: "redação, ensaio, artigo*, relatório*, dissertação, biografia, newsletter, parágrafo, tcc, monografia, texto para",
    3: "texto sobre, resenha, escreva sobre",
  },
  creative: {
    7: "conto sobre, história curta, poema*, poesia, música sobre, letra de música, piada*, haicai, fábula, roteiro de filme, charada*, história infantil, história sobre, história de um, história de uma, trava língua*",
    5: "história, conto, romance, rap, diálogo, mensagem de aniversário, canção, versos",
  },
  email: {
    7: "carta de demissão, carta de reclamação, carta de agradecimento, email de acompanhamento, convite",
    6: "email*, e mail*, mensagem*, carta para, carta ao, carta à, responda a, responder a, responder ao, whatsapp, sms",
    5: "carta, resposta para, desculpas, demissão, reclamação, diga ao meu, diga à minha",
  },
  social: {
    7: "redes sociais, post para, post no, legenda*, calendário de conteúdo, roteiro de vídeo, roteiro para youtube, roteiro de youtube",
    6: "instagram, tiktok, tuíte*, tweet*, twitter, thread, reels, reel, publicação, publicações, post, posts",
    5: "linkedin, facebook, youtube, podcast, hashtags",
  },
  marketing: {
    7: "descrição de produto, descrição do produto, slogan*, anúncio*, página de vendas, campanha*, meta descrição, texto de vendas, copy, texto publicitário",
    5: "propaganda, marketing, panfleto, folheto, seo, marca, vender, proposta de valor, pitch, manchete*",
  },
  presentation: { 7: "apresentação, slides, discurso, powerpoint, palestra" },
  editing: {
    9.5: "^encurte, ^encurta, ^encurtar, ^abrevie, ^enxugue",
    7: "corrija, corrigir, corrige, correção, reescreva, reescrever, reformule, parafraseie, revise, revisar, ortografia, gramática, mais formal, mais curto, mais profissional",
    6: "^melhore, ^melhorar",
    4: "melhore este, melhore esta, melhore esse, melhore meu, melhore minha, melhore o texto",
  },
  summary: {
    8: "resuma, resumir, resume, resumo*, pontos principais, ideias principais, sintetize",
  },
  translation: { 9: "traduza, traduzir, traduz, tradução, como se diz" },
  code: {
    7: "comando sql",
    6: "script, função, código em, programa em, regex, expressão regular, algoritmo, api, teste unitário, testes unitários",
    4: "código, python, javascript, java, html, css, sql, php, programa, programar",
  },
  app: {
    7: "site para, site de, aplicativo, app, loja virtual, loja online, bot de, jogo em, jogo de, extensão do chrome",
    5: "site, jogo, bot, chatbot, página web",
  },
  debugging: {
    9: "site não abre, app não abre, site não carrega, site fora do ar, aplicativo não abre",
    8: "código não funciona, conserte este código, conserte o código, corrija este código, corrija o código, corrija meu código, depure, debug*",
    6: "erro, bug, exceção, não compila, trava, fecha sozinho, não responde, não aparece",
  },
  data: {
    8: "fórmula do excel, fórmula no excel, fórmula excel, tabela dinâmica, consulta sql, procv, análise de dados",
    6: "excel, planilha*, google sheets, csv, fórmula, analise estes dados, analise os dados",
    4: "gráfico, dados, tabela",
  },
  research: {
    8.5: "^compare, ^compara, ^comparar, ^comparação entre, vs",
    10: "^qual o melhor, ^qual a melhor, ^qual é o melhor, ^qual é a melhor, ^qual a diferença, ^qual é a diferença",
    8: "qual celular, qual notebook, qual carro",
    7: "compare, comparar, comparação, comparativo, diferença entre, diferenças entre, vantagens e desvantagens, prós e contras, pesquisa de mercado, concorrência, concorrentes, alternativas ao, alternativas a",
    5: "melhor, melhores, vs, pesquise, recomende, recomenda, ou",
  },
  career: {
    8: "carta de apresentação, carta de motivação, currículo*, curriculum, cv, entrevista de emprego, perfil do linkedin, perfil no linkedin, perguntas de entrevista, aumento de salário, pedir aumento, pedir um aumento, arrumar emprego, procurar emprego, conseguir emprego, arrumar um emprego, conseguir um emprego",
    5: "emprego, entrevista, salário, carreira, vaga",
  },
  planning: {
    7: "plano de negócios, plano de negócio, plano de marketing, lista de tarefas, plano de ação, plano de projeto, checklist",
    6: "planeje, planejar, organize, organizar, cronograma, agenda, calendário, orçamento mensal, rotina da manhã, rotina matinal, casamento, festa",
    5: "plano, rotina, estratégia, evento, orçamento, planejamento",
  },
  brainstorm: {
    7: "ideias, ideia de negócio, brainstorm*, nomes para, nome para, presente para, presentes para, o que dar de presente",
    5: "sugestões, nomes, presente, inspiração, maneiras de, formas de",
  },
  image: {
    8: "imagem de, foto de, desenho de, desenhe, ilustração*, logo, logotipo, retrato de, cartaz, pôster, tatuagem, ícone, papel de parede, prompt para midjourney, avatar, aquarela de, logo para",
    5: "imagem, desenho, foto, pintura",
  },
  explanation: {
    8: "explique, expliqu*, explica, explicar, o que significa, significado de",
    7: "^por que, ^porque, ^como funciona, ^como funcionam, entender",
    6: "^o que é, ^o que são, fale sobre, me fale sobre, defina, definição",
  },
  howto: {
    7: "^como, ^como fazer, ^como faço, ^como posso, passo a passo, tutorial, passos para, guia para, guia de, instruções para",
    6: "não funciona, não liga, não imprime, não carrega, não abre",
  },
  fact: {
    9: "^quanto mede, ^quanto pesa, ^quanto custa, ^quantos, ^quantas, ^quem, ^quando, ^onde, ^qual é a capital, ^qual a capital, ^qual é o, ^qual é a, ^qual o, ^qual a, ^em que ano, ^que ano, ^que horas, ^quanto, ^quanta, ^é verdade, ^que dia, sinônimo*, antônimo*, rima com, plural de, conjug*, capital da",
    6: "capital da, capital do, população de, distância entre",
  },
  advice: {
    9: "^devo, ^deveria, meu namorado, minha namorada, meu marido, minha esposa, meu ex, minha ex, término, como superar, procrastin*, como lidar",
    8: "mudar minha vida, mudar de vida, fazer amigos, meu colega de quarto",
    6: "devo, deveria, conselho*, ansiedade, ansioso, ansiosa, estresse, estressado, estressada, me sinto, sozinho, sozinha, me motive, autoestima, relacionamento",
  },
  study: {
    8: "quiz, questionário, flashcards, plano de estudo*, cronograma de estudo*, questões sobre, perguntas sobre, plano de aula, guia de estudo, me teste, vocabulário",
    6: "prova, provas, estudar, aprender, lição de casa, dever de casa, exercícios de, aula de, curso, enem, vestibular",
  },
  fitness: {
    9: "treino*, plano de treino, exercícios em casa, perder peso, emagrecer, ganhar massa, ganhar músculo, perder barriga, ficha de treino, quilos",
    6: "academia, exercícios, maratona, correr, corrida, ioga, yoga",
  },
  food: {
    9: "receita*, cardápio*, plano alimentar, o que cozinhar, o que posso cozinhar, o que fazer para o jantar, ideias de jantar, ideias de almoço, marmita*",
    6: "jantar, almoço, café da manhã, sobremesa, cozinhar, bolo, dieta, comida",
  },
  travel: {
    9: "roteiro de viagem, viagem para, viajar para, o que fazer em, o que ver em, dias em, fim de semana em, férias em, lua de mel, roteiro em, roteiro para o, roteiro para a, planejar uma viagem, planeje uma viagem, o que levar",
    6: "viagem, viajar, férias, turismo, passeio",
  },
  roleplay: {
    9: "simule, finja, faça de conta, rpg, me entreviste, interprete",
    5: "^aja como, ^atue como, ^você é um, ^você é uma, ^seja",
  },
};
