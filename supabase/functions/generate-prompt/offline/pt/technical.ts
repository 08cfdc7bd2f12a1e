import type { LanguagePack } from "../pack.ts";

export const technical = {
  code: {
    overview: "Escreva código que funcione e que eu possa executar como está.",
    asks: {
      topic: "[O QUE DEVE FAZER: ex.: renomear fotos pela data]",
      tool: "[LINGUAGEM E VERSÃO: ex.: Python 3.12]",
      details: "[ENTRADA E SAÍDA ESPERADA: ex.: um exemplo de cada]",
      constraints: "[LIMITES: ex.: sem bibliotecas externas, no Windows]",
    },
    requirements: [
      "Completo e executável: com as importações, sem partes omitidas.",
      "Trate entradas vazias, inválidas e muito grandes, e falhe com uma mensagem que diga o que fazer.",
      "Use a biblioteca padrão quando bastar; cite todo pacote a instalar.",
      "Nomes claros e funções pequenas; comentários só onde o motivo não for óbvio.",
    ],
    twists: {
      "arquivo*, apagar, renomear":
        "O que altera ou apaga arquivos tem um modo de simulação, ligado por padrão.",
    },
    kinds: {
      css: {
        requirements: [
          "Uma solução que os navegadores atuais aceitem, sem biblioteca.",
          "Só as regras necessárias, cada uma com o motivo em poucas palavras.",
          "Diga o que ela supõe do código em volta.",
        ],
        format: [
          "O código em um bloco, pronto para colar.",
          "Abaixo, quando essa solução falha e o que usar então.",
        ],
        size: "O código mais curto que resolva.",
      },
    },
    format: [
      "O código em um bloco por arquivo, com o nome do arquivo acima.",
      "Como executar e duas chamadas de exemplo com a saída esperada.",
    ],
    size: "No máximo dez linhas de explicação fora do código.",
  },
  app: {
    overview: "Planeje e construa uma primeira versão que funcione de ponta a ponta.",
    asks: {
      topic: "[O QUE É: ex.: agendamento para um salão]",
      audience: "[USUÁRIOS: ex.: clientes no celular]",
      tool: "[TECNOLOGIA: ex.: React e Supabase, ou só HTML]",
    },
    features: [
      "[FUNÇÃO PRINCIPAL: ex.: escolher um horário livre e reservar]",
      "As três funções sem as quais a primeira versão seria inútil, a mais importante primeiro.",
      "Telas adequadas quando não há dados, durante o carregamento e em caso de erro.",
    ],
    requirements: [
      "Primeira versão pequena; cite o que fica para depois.",
      "Funciona no celular e com o teclado; texto legível sem ampliar.",
      "Valide cada entrada; nada de senhas e chaves no código.",
      "Sem clientes, preços ou avaliações inventados; use dados de exemplo marcados como tais.",
      "Confira com as funções e diga o que não foi testado.",
    ],
    format: [
      "O plano, a estrutura de pastas e cada arquivo em seu bloco de código.",
      "Comandos para instalar, executar e publicar.",
    ],
    size: "O mínimo de arquivos e pacotes possível.",
  },
  debugging: {
    overview: "Encontre a causa desta falha e corrija-a, não só o sintoma.",
    asks: {
      material: "[CÓDIGO: cole a menor parte que mostra a falha]",
      details: "[MENSAGEM DE ERRO: completa, com números de linha]",
      tool: "[AMBIENTE: ex.: Python 3.12 no Windows]",
      purpose: "[RESULTADO ESPERADO E OBTIDO: ex.: esperava 3, veio undefined]",
    },
    requirements: [
      "Cite primeiro a causa mais provável e a evidência dela no meu código ou mensagem.",
      "Se houver várias causas possíveis, ordene-as e dê um teste rápido para cada uma.",
      "Mude o mínimo de linhas e deixe o resto como está.",
      "Não invente funções nem opções; diga se precisar ver outro arquivo.",
    ],
    steps: [
      "Explique em duas frases o que acontece e por quê.",
      "Mostre o código corrigido.",
      "Mostre como conferir e um teste que teria achado a falha.",
    ],
    format: ["Causa, correção e conferência, nesta ordem; linhas alteradas marcadas."],
    size: "No máximo 150 palavras fora do código.",
  },
  data: {
    overview: "Resolva esta tarefa de dados de modo que eu possa aplicar o resultado direto.",
    asks: {
      topic: "[PERGUNTA: ex.: qual produto vendeu mais a cada mês]",
      tool: "[FERRAMENTA: ex.: Excel 365, Google Planilhas, PostgreSQL]",
      details: "[COLUNAS: nomes, tipos e duas linhas de exemplo]",
    },
    requirements: [
      "Diga quais colunas, intervalos ou tabelas supõe, com os nomes.",
      "Trate células vazias, duplicatas, números guardados como texto e datas.",
      "Explique cada passo em uma linha para que eu possa adaptar.",
    ],
    twists: {
      "analis*, pesquisa*, tendência*, gráfico*, estatística*, resultados":
        "Nenhuma conclusão que os dados não sustentem; aponte amostras pequenas e valores extremos.",
      "excel, fórmula, google sheets, planilha*":
        "Dê a fórmula exata para a primeira célula, diga onde colocá-la e se versões antigas precisam de outra.",
    },
    format: [
      "A fórmula, consulta ou código em um bloco próprio.",
      "Um pequeno exemplo: tabela de entrada e tabela de saída.",
    ],
    size: "A solução mais curta que ainda seja legível.",
  },
} satisfies Partial<LanguagePack["templates"]>;
