import { kindsFrom } from "../lines-from.ts";

export const WORK = kindsFrom({
  presentation: `apresentação | Faça {x} | Faça uma apresentação: {x} | Transforme isso em slides.
    apresentação|slides?|powerpoint|pitch
    - O título de cada slide é a mensagem dele em uma frase.
    - No máximo quinze palavras por slide; o que eu digo vai nas notas.
    = De cada slide: título, conteúdo, ideia de imagem e notas. #format
    length: 8 a 10 slides / 5 slides / 15 slides`,
  essay: `redação | Escreva {x} | Escreva uma redação: {x} | Me ajude a escrever esta redação.
    redação|ensaio|dissertação|trabalho|tese|introdução|conclusão|tcc|resenha
    - Uma tese discutível, logo no início; cada parágrafo a sustenta e um responde ao melhor argumento contrário.
    - Sem fontes nem citações inventadas: escreva [FALTA FONTE] onde for preciso uma prova.
    = Texto corrido e duas frases sobre o que devo revisar. #format
    length: cerca de 800 palavras / 500 palavras / 1500 palavras`,
  study_plan: `plano de estudos | Faça {x} | Faça um plano de estudos: {x} | Faça um plano de estudos para isso.
    plano de estudos?|cronograma|grade
    - Lembrar antes de reler: cada sessão começa com perguntas das anteriores.
    - O mais fraco primeiro, revisão após 1, 3 e 7 dias e um dia livre por semana.
    = Uma tabela: dia, assunto, tarefa, minutos. #format
    ?material: O que cai na prova | ASSUNTOS: p. ex., a lista do edital
    ?subject: O que cai na prova | ASSUNTOS: p. ex., a lista do edital`,
  quiz: `questionário | Faça {x} | Faça um questionário sobre {x} | Faça um questionário com isso.
    quiz|questionário|teste|prova|simulado|perguntas|questões|flashcards
    - Do fácil ao difícil; só uma resposta está certa e as outras tentam. #cards
    - Que peçam entender e aplicar, não só repetir; confira cada resposta.
    = Primeiro as perguntas, depois as respostas com uma frase de explicação. #format
    length: 10 perguntas / 5 perguntas / 20 perguntas`,
  explanation: `explicação | Dê {x} | Explique {x} | Explique o que está acontecendo.
    explicação|diferenças?|equação|exercícios?|lição|dever|demonstração
    - Comece com a resposta em uma ou duas frases simples.
    - Uma comparação do dia a dia, um exemplo resolvido e o erro mais comum.
    = Parágrafos curtos e, no fim, uma pergunta para ver se entendi. #format
    audience: quem está começando / uma criança de 12 anos / um especialista; length: 150 a 250 palavras / 80 palavras / 500 palavras`,
  translation: `tradução | Faça {x} | Traduza {x} | Traduza isto.
    tradução
    - O sentido e o tom, como um nativo diria, não palavra por palavra.
    - Mantenha nomes, números e formatação; se uma palavra for ambígua, dê as duas opções.
    = Primeiro a tradução; notas depois, só se necessário.
    ?material: O texto | TEXTO: cole aqui
    ?goal: Para qual idioma | IDIOMA: p. ex., inglês americano`,
  summary: `resumo | Faça {x} | Resuma {x} | Resuma isto.
    resumo|síntese
    - Primeiro o que foi decidido, afirmado ou descoberto; contexto, só se necessário.
    - Nomes, datas e números exatos; nada que não esteja no texto.
    = Itens curtos, o mais importante primeiro. #format #length
    length: cinco itens / uma frase / uma página
    ?material: O texto | TEXTO: cole aqui`,
  editing: `texto revisado | Corrija {x} | Corrija isto: {x} | Melhore o texto.
    correção
    - Mantenha o sentido, os fatos e o meu jeito de falar.
    - Mude só o que melhora e não acrescente ideias que eu não disse.
    = Primeiro o texto pronto para colar.
    = Abaixo, as mudanças importantes e por quê. #brief
    ?material: O texto | TEXTO: cole aqui`,
  code: `código | Escreva {x} | Escreva código para isto: {x} | Escreva o código.
    script|função|consulta|query|regex|código|classe|bot|componente|macro
    - Que aguente entradas vazias ou inválidas e falhe com uma mensagem que diga o que fazer.
    - Se muda ou apaga arquivos ou dados, modo de teste ligado por padrão. #harmless
    - Só bibliotecas que existem; diga que versão você supõe.
    = O código completo, como executar e dois exemplos com o resultado.
    ?tools: Linguagem e ambiente | LINGUAGEM: p. ex., Python 3.12 no Windows`,
  debugging: `correção de erro | Encontre a causa de {x} e corrija | Encontre a causa e mostre a solução: {x} | Encontre a causa e mostre a solução.
    erro|falha|bug|revisão|testes?|refatoração|code review
    - A causa mais provável primeiro, e em que linha ou configuração está.
    - A menor mudança que corrige e por quê; se faltar algo, diga o que executar e o que olhar.
    = A causa em uma frase, o código corrigido e como conferir.
    ?material: O código e o erro completo | CÓDIGO E ERRO: cole os dois aqui
    ?tools: Versões | AMBIENTE: p. ex., Node 22, React 19`,
  spreadsheet: `fórmula de planilha | Me dê {x} | Me dê uma fórmula de planilha: {x} | Me dê a fórmula.
    fórmula|planilha|tabela|macro|excel
    - Que funcione ao arrastar e com células vazias; diga quais células devo mudar.
    - Diga se muda entre Excel e Planilhas Google, e o que cada parte faz em uma linha.
    = A fórmula em um bloco e um exemplo com três linhas.
    ?material: Minhas colunas | COLUNAS: p. ex., A data, B valor
    ?details: Minhas colunas | COLUNAS: p. ex., A data, B valor`,
  practice: `treino | Faça o papel de {x} | Treine isto comigo: {x} | Treine isso comigo.
    entrevistador|professor|tutor|jogo|simulação
    - Fique no papel, diga uma coisa por vez e espere minha resposta; a cada rodada, um pouco mais difícil.
    - Quando eu escrever “fim”, diga duas coisas que fiz bem e uma para mudar, com palavras melhores.
    = Comece já com sua primeira fala, sem introdução.`,
});
