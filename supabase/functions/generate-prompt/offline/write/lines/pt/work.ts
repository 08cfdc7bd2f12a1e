import { kindsFrom } from "../kind-from.ts";

/** Study, work on texts, technical and creative work. */
export const WORK = kindsFrom({
  essay: `redação
    Escreva {x} | Escreva uma redação: {x} | Me ajude a escrever esta redação.
    redação|ensaio|dissertação|trabalho|parágrafo|tese|introdução|conclusão|tcc|resenha
    - Uma tese discutível, logo no início; cada parágrafo a sustenta e um responde ao melhor argumento contrário.
    - Sem fontes nem citações inventadas: escreva [FALTA FONTE] onde for preciso uma prova.
    = Texto corrido e duas frases sobre o que devo revisar. #format
    length: cerca de 800 palavras / 500 palavras / 1500 palavras`,
  study_plan: `plano de estudos
    Faça {x} | Faça um plano de estudos: {x} | Faça um plano de estudos para isso.
    plano de estudos?|plano|cronograma|calendário|rotina|grade
    - Lembrar antes de reler: cada sessão começa com perguntas das anteriores.
    - O mais fraco primeiro, revisão após 1, 3 e 7 dias e um dia livre por semana.
    = Uma tabela: dia, assunto, tarefa, minutos. #format
    ?material: O que cai na prova | ASSUNTOS: p. ex., a lista do edital
    ?subject: O que cai na prova | ASSUNTOS: p. ex., a lista do edital`,
  lesson: `aula
    Prepare {x} | Prepare uma aula sobre {x} | Prepare a aula.
    aula|plano de aula|lição|atividades?|exercícios?|sequência didática|rubrica|oficina
    - Um objetivo que os alunos mostrem no fim, e como eu vejo isso.
    - Os passos com minutos, o que eu digo e o que eles fazem; uma versão mais fácil e outra mais difícil. #time
    = Um plano para dar a aula e o material para imprimir. #format
    length: 45 minutos / 30 minutos / 90 minutos`,
  quiz: `questionário
    Faça {x} | Faça um questionário sobre {x} | Faça um questionário com isso.
    quiz|questionário|teste|prova|simulado|perguntas|questões|flashcards
    - Do fácil ao difícil; só uma resposta está certa e as outras tentam.
    - Que peçam entender e aplicar, não só repetir; confira cada resposta.
    = Primeiro as perguntas, depois as respostas com uma frase de explicação. #format
    length: 10 perguntas / 5 perguntas / 20 perguntas`,
  explanation: `explicação
    Dê {x} | Explique {x} | Explique o que está acontecendo.
    explicação|diferenças?
    - Comece com a resposta em uma ou duas frases simples.
    - Uma comparação do dia a dia, um exemplo resolvido e o erro mais comum.
    = Parágrafos curtos e, no fim, uma pergunta para ver se entendi. #format
    audience: quem está começando / uma criança de 12 anos / um especialista
    length: 150 a 250 palavras / 80 palavras / 500 palavras`,
  homework: `exercício resolvido
    Resolva {x} | Resolva isto e mostre como: {x} | Resolva passo a passo.
    problema|equação|exercícios?|lição|dever|demonstração
    - Mostre cada passo e por que ele vale; confira o resultado por outro caminho.
    - Depois, um exercício parecido para mim, com a resposta no fim.
    = Dados, passos e resultado em uma linha. #format`,
  research: `pesquisa
    Me dê {x} | Me dê um panorama do que se sabe sobre {x} | Descubra o que se sabe sobre isso.
    análise|comparação|pesquisa|relatório|estudo|panorama
    - Primeiro a conclusão; depois, as provas a favor e contra e o que se discute.
    - Diga quão certo e recente é cada dado; não invente estudos, números nem links.
    = Cinco linhas de resumo, tabela de achados e perguntas em aberto. #format #length`,
  translation: `tradução
    Faça {x} | Traduza {x} | Traduza isto.
    tradução
    - O sentido e o tom, como um nativo diria, não palavra por palavra.
    - Mantenha nomes, números e formatação; se uma palavra for ambígua, dê as duas opções.
    = Primeiro a tradução; notas depois, só se necessário.
    ?material: O texto | TEXTO: cole aqui
    ?goal: Para qual idioma | IDIOMA: p. ex., inglês americano`,
  summary: `resumo
    Faça {x} | Resuma {x} | Resuma isto.
    resumo|síntese
    - Primeiro o que foi decidido, afirmado ou descoberto; contexto, só se necessário.
    - Nomes, datas e números exatos; nada que não esteja no texto.
    = Itens curtos, o mais importante primeiro. #format #length
    length: cinco itens / uma frase / uma página
    ?material: O texto | TEXTO: cole aqui`,
  editing: `texto revisado
    Corrija {x} | Corrija isto: {x} | Melhore o texto.
    texto|parágrafo|versão
    - Mantenha o sentido, os fatos e o meu jeito de falar.
    - Mude só o que melhora e não acrescente ideias que eu não disse.
    = Primeiro o texto pronto para colar; abaixo, as mudanças importantes e por quê.
    ?material: O texto | TEXTO: cole aqui`,
  meeting: `ata ou pauta de reunião
    Escreva {x} | Prepare esta reunião: {x} | Prepare a reunião.
    ata|pauta|agenda|notas|reunião
    - Cada item tem objetivo (decidir, informar, discutir), responsável e minutos. #time
    - Decisões e tarefas à parte: quem, o quê e até quando; uma lacuna em vez de adivinhar.
    = Uma página que possa ser enviada a todos. #length`,
  code: `código
    Escreva {x} | Escreva código para isto: {x} | Escreva o código.
    script|função|programa|consulta|query|regex|código|classe|bot|componente|macro
    - Que aguente entradas vazias ou inválidas e falhe com uma mensagem que diga o que fazer.
    - Se muda ou apaga arquivos ou dados, modo de teste ligado por padrão; só bibliotecas que existem.
    = O código completo, como executar e dois exemplos com o resultado.
    ?tools: Linguagem e ambiente | LINGUAGEM: p. ex., Python 3.12 no Windows`,
  debugging: `correção de erro
    Encontre a causa de {x} e corrija | Encontre a causa e mostre a solução: {x} | Encontre a causa e mostre a solução.
    erro|falha|bug
    - A causa mais provável primeiro, e em que linha ou configuração está.
    - A menor mudança que corrige e por quê; se faltar algo, diga o que executar e o que olhar.
    = A causa em uma frase, o código corrigido e como conferir.
    ?material: O código e o erro completo | CÓDIGO E ERRO: cole os dois aqui
    ?tools: Versões | AMBIENTE: p. ex., Node 22, React 19`,
  code_review: `revisão de código
    Faça {x} | Revise este código: {x} | Revise este código.
    revisão|testes?|refatoração|code review
    - O que está errado ou é perigoso vem antes do que é estilo.
    - De cada ponto: onde, o que pode acontecer e as linhas alteradas; o comportamento não muda.
    = Achados por gravidade e o código melhorado.
    ?material: O código | CÓDIGO: cole aqui`,
  spreadsheet: `fórmula de planilha
    Me dê {x} | Me dê uma fórmula de planilha: {x} | Me dê a fórmula.
    fórmula|planilha|modelo|tabela|macro|excel
    - Que funcione ao arrastar e com células vazias; diga quais células devo mudar.
    - Diga se muda entre Excel e Planilhas Google, e o que cada parte faz em uma linha.
    = A fórmula em um bloco e um exemplo com três linhas.
    ?material: Minhas colunas | COLUNAS: p. ex., A data, B valor
    ?details: Minhas colunas | COLUNAS: p. ex., A data, B valor`,
  data_analysis: `análise de dados
    Faça {x} | Analise {x} | Analise isto.
    análise|gráficos?|painel|relatório|estatísticas|dashboard
    - Primeiro confira os dados: o que falta, se repete ou não bate; diga o que deixou de fora.
    - Os três achados que mudariam uma decisão, com o número; coincidir nem sempre é causa. #count
    = Primeiro os achados, depois a tabela ou o gráfico de cada um. #format
    ?material: Os dados | DADOS: cole ou descreva as colunas`,
  tech_help: `ajuda técnica
    Me ajude com {x} | Resolva este problema: {x} | Diga como resolver.
    problema|configuração|configurações
    - A causa mais provável primeiro; comece pelo que é rápido e não apaga dados.
    - Em cada passo, onde toco exatamente e o que devo ver; avise antes de apagar ou restaurar.
    = Passos numerados, com pontos para conferir se já funciona. #format
    ?tools: Aparelho e versão | APARELHO: p. ex., iPhone 14, iOS 18`,
  app_plan: `plano de app ou site
    Planeje {x} | Planeje como criar {x} | Planeje como criar isso.
    app|aplicativo|site|página|sistema|banco de dados|plataforma|ferramenta|loja|plano
    - Quem usa, as três coisas que precisa conseguir fazer e o que fica fora da primeira versão.
    - A tecnologia mais simples que resolva e a parte mais arriscada, com um teste de um dia.
    = Escopo, telas, dados e passos em ordem com o esforço. #format`,
  story: `conto
    Escreva {x} | Escreva um conto sobre {x} | Escreva isso como um conto.
    conto|história|historinha|cena|capítulo|personagem|diálogo|monólogo|romance|fábula|lenda
    - Alguém quer algo e algo atrapalha, desde as primeiras linhas.
    - Mostre com ações, coisas e falas; o final nasce de uma escolha e não se explica.
    = Só o texto, com título.
    length: 500 a 800 palavras / 200 palavras / 1500 palavras`,
  poem: `poema ou letra
    Escreva {x} | Escreva um poema sobre {x} | Escreva um poema sobre isso.
    poema|poesia|música|letra|rap|haicai|piada|soneto|cordel|verso|charada|rima|canção|trova
    - Imagens concretas que só sirvam para este tema; nada de corações, estrelas nem rosas.
    - Ordem natural das palavras: nenhuma frase se entorta por causa da rima.
    = Só o texto pronto.
    length: 12 a 16 versos / 4 versos / 24 versos`,
  image: `imagem ou design
    Crie {x} | Crie uma imagem de {x} | Transforme isso em uma imagem.
    imagem|logo|logotipo|logomarca|foto|ilustração|pôster|banner|arte|desenho|retrato|tatuagem|ícone|avatar|capa|fundo
    - Diga o tema, o lugar, a luz, as cores, o ângulo e o estilo.
    - Um só centro de atenção; diga o que fica vazio e o que não deve aparecer.
    = Uma descrição de 40 a 70 palavras para um gerador de imagens e duas variações. #count #length
    format: quadrado / horizontal (16:9) / vertical (9:16)`,
  practice: `treino
    Faça o papel de {x} | Treine isto comigo: {x} | Treine isso comigo.
    entrevistador|professor|tutor|jogo|simulação
    - Fique no papel, diga uma coisa por vez e espere minha resposta; a cada rodada, um pouco mais difícil.
    - Quando eu escrever “fim”, diga duas coisas que fiz bem e uma para mudar, com palavras melhores.
    = Comece já com sua primeira fala, sem introdução.`,
});
