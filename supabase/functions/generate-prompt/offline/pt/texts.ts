import type { LanguagePack } from "../pack.ts";

export const texts = {
  writing: {
    overview: "Escreva um texto pronto, que só precise de um retoque leve.",
    asks: {
      topic: "[TEMA: ex.: como uma equipe pequena trabalha à distância]",
      audience: "[LEITORES: ex.: iniciantes, minha professora, clientes]",
      purpose: "[IDEIA PRINCIPAL: ex.: o que o leitor deve pensar ou fazer depois]",
      tone: "[TOM: ex.: amigável, formal, crítico]",
    },
    requirements: [
      "Comece com um caso, uma pergunta ou um fato concreto; nada de definição de dicionário nem de «nos dias de hoje».",
      "Defenda uma só ideia principal; cada parágrafo serve a ela e cada afirmação traz um exemplo concreto.",
      "Não invente números, citações nem fontes; escreva (conferir) depois do que eu deva verificar.",
      "Palavras simples e verbos ativos; corte toda frase que repita outra.",
    ],
    twists: {
      "redação, ensaio, dissertação":
        "Apresente a tese no primeiro parágrafo e responda ao argumento contrário mais forte.",
      "blog, artigo*":
        "Use subtítulos que façam sentido numa leitura rápida e um título de no máximo 60 caracteres.",
      "relatório*":
        "Comece pelas conclusões em cinco linhas; separe fatos, interpretação e recomendações.",
    },
    kinds: {
      "documentação, readme, manual do usuário": {
        overview:
          "Escreva uma documentação que tire dúvidas sem ninguém precisar ligar para o autor.",
        asks: {
          material: "[O QUE COBRE: cole código, rotas da API ou notas]",
          audience: "[LEITORES: ex.: novos desenvolvedores, clientes, suporte]",
        },
        requirements: [
          "Documente só o que eu dei; marque cada lacuna com (verificar) em vez de inventar nomes ou limites.",
          "Comece pela finalidade e pelo exemplo mais curto que funciona do começo ao fim.",
          "Um título por tarefa do leitor; abaixo, requisitos, passos, resultado e erros prováveis.",
        ],
        format: ["Markdown com títulos, blocos de código e tabelas onde ajudarem."],
        size: "O quanto for preciso; sem introdução.",
      },
    },
    format: ["Um título e o texto em parágrafos curtos; subtítulos só acima de 400 palavras."],
    size: "600 a 800 palavras.",
  },
  creative: {
    overview: "Escreva uma peça original que não pareça um primeiro rascunho.",
    asks: {
      topic: "[ASSUNTO: ex.: duas irmãs encontram um rádio antigo]",
      style: "[ESTILO OU CLIMA: ex.: humor seco, conto de fadas, melancolia]",
      audience: "[PÚBLICO: ex.: crianças de 8 anos, convidados de casamento]",
    },
    requirements: [
      "Leve uma só ideia clara da primeira à última linha.",
      "Mostre-a com ação, imagens e fala; não explique a moral.",
      "Detalhes que se possam ver, ouvir ou tocar em vez de sentimentos nomeados.",
      "Sem frases feitas, rimas previsíveis nem a primeira reviravolta que vier.",
    ],
    twists: {
      "história, conto, romance":
        "O personagem principal tem um desejo, um obstáculo e uma escolha que custa algo.",
      "música, canção, rap":
        "Estrofe, refrão, estrofe, refrão, ponte, refrão; com um refrão fácil de cantar.",
    },
    kinds: {
      "poema*, poesia, haicai, versos": {
        requirements: [
          "Escolha uma forma e mantenha-a (versos, ritmo, rima ou ausência proposital dela).",
          "Construa-o sobre uma imagem do dia a dia, e deixe essa imagem mudar.",
          "Nenhuma rima que entorte a frase; evite palavras abstratas como amor, tempo ou alma se eu não as usei.",
          "O último verso surpreende e ainda assim parece inevitável.",
        ],
        format: ["Só o título e o poema, sem comentários."],
        size: "A extensão da forma; 12 a 20 versos se for livre.",
      },
    },
    format: ["Só o título e a peça, sem comentários antes ou depois."],
    size: "A extensão natural da forma; 400 a 700 palavras se for uma história.",
  },
  email: {
    overview: "Escreva uma mensagem que eu possa enviar sem mexer.",
    asks: {
      topic: "[ASSUNTO: ex.: uma entrega atrasada]",
      audience: "[DESTINATÁRIO: ex.: minha chefe, um cliente novo]",
      details: "[FATOS A INCLUIR: ex.: datas, nomes, o combinado]",
      tone: "[TOM: ex.: caloroso, formal, firme]",
    },
    requirements: [
      "Diga o essencial nas duas primeiras frases.",
      "Termine com um só pedido ou próximo passo, com data se eu tiver dado uma.",
      "Use só o que contei; não invente nomes, datas nem motivos.",
      "Que soe como gente: educado e direto, sem «espero que este e-mail o encontre bem».",
    ],
    twists: {
      "folga, licença, férias, atestado, doente":
        "Cite os dias exatos e diga em uma linha como meu trabalho ficará coberto.",
      "reclam*, reembolso, quebrado":
        "Diga o que deu errado, quando, e o que quero que seja feito e até quando; firme, sem ofensas.",
      "desculp*, perdão": "Cite o erro uma vez, assuma-o sem desculpas e diga o que muda agora.",
      "acompanhamento, lembrete, cobrança":
        "Lembre a mensagem anterior em uma linha e faça uma pergunta fácil de responder.",
      demissão:
        "Informe o último dia de trabalho, agradeça por algo concreto e ofereça a passagem das tarefas; sem queixas.",
      "aumento, salário":
        "Argumente com resultados, cite o valor ou peça uma reunião, e não se desculpe por pedir.",
    },
    kinds: {
      "whatsapp, sms, mensagem de texto": {
        format: ["Só a mensagem, sem assunto nem saudação formal.", "Uma alternativa mais curta."],
        size: "No máximo 50 palavras.",
      },
    },
    format: [
      "Assunto de no máximo 50 caracteres.",
      "Depois saudação, corpo em parágrafos curtos e despedida.",
    ],
    size: "80 a 150 palavras.",
  },
} satisfies Partial<LanguagePack["templates"]>;
