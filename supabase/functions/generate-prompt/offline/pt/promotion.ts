import type { LanguagePack } from "../pack.ts";

export const promotion = {
  social: {
    overview: "Escreva conteúdo para redes sociais que ganhe atenção sem truques.",
    asks: {
      topic: "[TEMA: ex.: três erros de iniciante]",
      platform: "[REDE: ex.: Instagram]",
      audience: "[PÚBLICO: ex.: colegas da minha área, novos clientes]",
      purpose: "[OBJETIVO: ex.: comentários, novos contatos, inscrições]",
    },
    requirements: [
      "Abra com uma linha que se entenda sozinha e prometa algo específico.",
      "Uma ideia por post, contada com um detalhe ou número que eu tenha dado.",
      "Escreva como se fala: linhas curtas, sem exagero nem fileiras de emojis.",
      "Feche com uma ação fácil, como uma pergunta que se responde com uma palavra.",
    ],
    twists: {
      "instagram, legenda*":
        "Para o Instagram: o gancho nos primeiros 125 caracteres e três a cinco hashtags precisas no fim.",
      linkedin:
        "Para o LinkedIn: o gancho nas duas primeiras linhas, parágrafos de uma ou duas linhas, no máximo três hashtags.",
      "twitter, tweet*, tuíte*, x":
        "Para o X: no máximo 280 caracteres por post e duas hashtags; numere os fios.",
      "tiktok, reels, reel":
        "Para vídeo curto: gancho em dois segundos, fala e texto na tela lado a lado, 20 a 40 segundos.",
      youtube:
        "Para o YouTube: título com menos de 60 caracteres, a promessa nos primeiros 15 segundos e o roteiro em cenas.",
    },
    kinds: {
      "roteiro de vídeo, roteiro para youtube, roteiro de youtube": {
        requirements: [
          "Diga o ganho nos primeiros 15 segundos e guarde o melhor para o último terço.",
          "Uma ideia por cena; a cada 30 segundos algo muda: imagem, exemplo ou pergunta.",
          "Escreva para o ouvido: frases curtas, sem meio minuto de saudação.",
          "Só fatos que eu dei ou dos quais você tem certeza; marque o resto com (conferir).",
        ],
        format: [
          "Três títulos de no máximo 60 caracteres.",
          "Uma tabela: tempo, fala, o que se vê.",
          "Uma descrição cujas duas primeiras linhas bastem sozinhas.",
        ],
        size: "Cinco minutos, cerca de 700 palavras faladas.",
      },
    },
    format: [
      "Pronto para colar, com as quebras de linha como devem aparecer.",
      "Depois, outra primeira linha como opção.",
    ],
    size: "Um post, a menos que o pedido diga um número.",
  },
  marketing: {
    overview: "Escreva um texto de venda em que um comprador cético acreditaria.",
    asks: {
      topic: "[PRODUTO OU OFERTA: ex.: velas artesanais de soja, 60 reais]",
      audience: "[CLIENTE: ex.: quem compra presentes pela internet]",
      details: "[PROVAS: ex.: avaliações, números, garantia]",
      platform: "[ONDE APARECE: ex.: loja, anúncio do Google, panfleto]",
    },
    requirements: [
      "Comece pelo problema ou ganho do cliente, com as palavras dele.",
      "Transforme cada característica em benefício e prove-o com um dado meu.",
      "Sem superlativos vazios (melhor, único, revolucionário) e sem avaliações, preços ou estatísticas inventados.",
      "Uma só chamada para ação, que diga exatamente o que acontece depois.",
    ],
    twists: {
      "anúncio*":
        "Respeite os limites de anúncios: títulos de 30 caracteres e descrições de 90 no máximo.",
      "descrição de produto, descrição do produto":
        "Primeira linha para quem compra; depois cinco pontos com tamanho, material, uso, cuidado e para quem serve.",
      "seo, meta descrição":
        "A palavra-chave uma vez no título (até 60 caracteres) e uma na descrição (até 155).",
    },
    kinds: {
      "slogan*": {
        requirements: [
          "No máximo seis palavras cada, fáceis de dizer em voz alta.",
          "Que não sirvam a um concorrente: aponte o que só esta oferta tem.",
          "Sem superlativos, sem promessas que não posso cumprir, sem rima pela rima.",
          "Varie o caminho: benefício, atitude, contraste, imagem, jogo de palavras.",
        ],
        format: [
          "Lista numerada; depois de cada um, o que sugere em até oito palavras.",
          "O que você escolheria, e por quê.",
        ],
        size: "Dez propostas.",
      },
    },
    format: [
      "O texto pronto para colar, com cada parte nomeada.",
      "Três títulos alternativos com enfoques diferentes.",
    ],
    size: "Tão curto quanto o lugar permitir; no máximo 200 palavras de texto.",
  },
  presentation: {
    overview: "Prepare uma apresentação fácil de seguir e de lembrar.",
    asks: {
      topic: "[TEMA: ex.: resultados da pesquisa com clientes]",
      audience: "[PÚBLICO: ex.: diretoria, turma, convidados]",
      time: "[DURAÇÃO: ex.: 10 minutos]",
      purpose: "[OBJETIVO: ex.: aprovar o orçamento]",
    },
    requirements: [
      "Formule a única frase que o público deve lembrar e construa tudo até ela.",
      "Uma mensagem por slide ou parte; o título diz a mensagem, não o assunto.",
      "Notas faladas em frases completas; menos de 25 palavras por slide.",
      "Não invente números; escreva (falta número) onde um ajudaria.",
    ],
    twists: {
      "discurso, casamento":
        "Escreva para o ouvido: frases curtas, uma história, um fim caloroso; marque as pausas.",
    },
    kinds: {
      "discurso, casamento, aniversário, brinde, formatura, despedida": {
        asks: {
          topic: "[OCASIÃO E PESSOA: ex.: casamento da minha irmã]",
          details: "[DUAS OU TRÊS HISTÓRIAS OU FATOS: ex.: como nos conhecemos]",
          time: "[DURAÇÃO: ex.: 4 minutos]",
        },
        requirements: [
          "Comece com algo que só eu poderia dizer, não com saudação nem citação.",
          "Baseie-se no que contei; não invente nomes, datas nem acontecimentos.",
          "Um só fio da primeira à última frase, e nenhuma piada à custa de ninguém.",
        ],
        format: [
          "O texto completo, em parágrafos de um fôlego.",
          "Abaixo, outras duas frases de abertura.",
        ],
        size: "De três a cinco minutos, 400 a 600 palavras, a menos que eu tenha dito outra coisa.",
      },
    },
    format: [
      "Lista numerada de slides ou partes: título, pontos principais, imagem e notas do orador.",
    ],
    size: "Cerca de um slide por minuto.",
  },
  image: {
    overview:
      "Crie esta imagem. Se você só puder escrever, me dê no lugar um prompt para um gerador de imagens.",
    asks: {
      topic: "[MOTIVO: ex.: um farol antigo na tempestade]",
      style: "[ESTILO: ex.: aquarela, vetor plano, foto]",
      purpose: "[USO E FORMATO: ex.: capa 2:3, avatar quadrado]",
      details: "[DEVE APARECER: ex.: cores, um objeto, um texto exato]",
    },
    requirements: [
      "Decida nesta ordem: motivo e ação, ambiente, composição e ponto de vista, luz, cores, estilo, nível de detalhe.",
      "Seja visual: traduza palavras como bonito em coisas que se veem.",
      "Um só foco e espaço calmo em volta.",
      "Não imite artistas vivos nem personagens protegidos; descreva a técnica.",
    ],
    twists: {
      "logo, logotipo, ícone":
        "Formas planas, duas ou três cores com código hexadecimal, legível em 32 pixels, fundo liso, sem letras a menos que eu peça.",
      "foto*": "Decida lente, abertura, hora do dia e direção da luz.",
    },
    format: [
      "A imagem, ou o prompt em um só parágrafo pronto para colar.",
      "Depois, duas variações que mudem só a luz ou o ponto de vista, e a lista do que deve ficar de fora.",
    ],
    size: "40 a 80 palavras por prompt escrito.",
  },
} satisfies Partial<LanguagePack["templates"]>;
