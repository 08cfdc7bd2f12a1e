import { kindsFrom } from "../lines-from.ts";

export const LIFE = kindsFrom({
  recipe: `receita | Me dê {x} | Me dê uma receita: {x} | Diga o que posso cozinhar.
    receita|jantar|almoço|café da manhã|lanche|prato|sobremesa|sopa|bolo|molho
    - Quantidades em gramas ou xícaras, fogo e como vejo que cada passo está pronto.
    - Um substituto para o que talvez falte em casa, e o que preparar primeiro.
    - Para duas porções. #people #count
    - Pronto em no máximo 40 minutos. #time #length
    = Tempo e porções, ingredientes e passos numerados. #format`,
  meal_plan: `cardápio semanal | Faça {x} | Faça um cardápio: {x} | Organize minhas refeições.
    cardápio|dieta|plano alimentar|marmitas?
    - Repita ingredientes entre os dias para sobrar pouco; cozinhar uma vez, comer duas.
    - Ingredientes de mercado comum e pratos rápidos durante a semana. #time
    = Uma tabela por dia e uma só lista de compras por seção. #format
    length: sete dias / três dias / cinco dias úteis`,
  workout: `plano de treino | Faça {x} | Faça um plano de treino: {x} | Organize meu treino.
    treino|rotina|exercícios|alongamentos?|aquecimento|ficha
    - Cada exercício com séries, repetições ou tempo, descanso e uma versão mais fácil.
    - Como progredir a cada semana e quando parar por causa de dor.
    = Uma tabela por dia. #format
    length: 30 minutos / 15 minutos / 45 minutos
    ?limits: Lesões e equipamento | LIMITES: p. ex., joelho ruim, dois halteres
    ?level: Meu nível | NÍVEL: p. ex., faço cinco flexões`,
  health: `dúvida de saúde | Explique {x} | Diga o que devo saber e fazer: {x} | Diga o que pode ser e o que posso fazer.
    sintomas?
    - Primeiro, os sinais que pedem médico imediatamente.
    - Causas da comum à rara e o que posso fazer hoje sem risco; nada de diagnóstico nem doses.
    = Quando buscar ajuda, o que pode ser e o que fazer. #format
    tone: calmo e simples / delicado / objetivo`,
  event: `plano de festa ou evento | Organize {x} | Organize isto: {x} | Organize tudo.
    festa|casamento|jantar|aniversário|evento|comemoração|churrasco|chá de bebê|chá|almoço|batizado
    - O que reservar ou comprar e quando, contando de trás para a frente a partir do dia.
    - Uma sequência com horários e um plano para chuva, atrasos e algo que falhe.
    = Um cronograma e uma lista de compras com quantidades. #format`,
  trip: `plano de viagem | Planeje {x} | Planeje esta viagem: {x} | Planeje a viagem.
    viagem|roteiro|itinerário|passeio|fim de semana|férias|lua de mel|mochilão
    - Uma coisa fixa de manhã e outra à tarde, perto uma da outra; tempo para comer e se perder.
    - Trajetos com minutos e custo, plano para chuva e o que reservar antes.
    = Uma tabela por dia: manhã, tarde, noite, custo. #format`,
  money_legal: `dúvida legal ou de dinheiro | Explique {x} | Diga o que vale e o que fazer: {x} | Diga o que vale e o que posso fazer.
    dúvidas?|regras?
    - Primeiro a resposta curta e do que ela depende (país, datas, o que foi assinado).
    - Separe a regra da sua opinião; que prazo observar e onde há orientação gratuita.
    = Resposta curta, por quê e próximos passos em ordem. #format
    ?place: Onde | PAÍS OU ESTADO: p. ex., Minas Gerais`,
  decision: `decisão | Me ajude a decidir sobre {x} | Me ajude a decidir: {x} | Me ajude a decidir o que fazer.
    decisão
    - Uma recomendação clara, com a razão que mais pesa e o melhor argumento contra.
    - O que tem volta e o que não tem, e um jeito barato de testar antes.
    = Recomendação, tabela comparativa curta e próximo passo. #format
    ?goal: O que mais importa para mim | PRIORIDADES: p. ex., tempo mais que dinheiro
    ?options: As opções | OPÇÕES: p. ex., ficar ou me mudar`,
  buying: `conselho de compra | Recomende {x} | Me ajude a escolher o que comprar: {x} | Diga o que comprar.
    notebook|celular|computador|carro|câmera|fone|tv|bicicleta|colchão|cadeira|geladeira
    - As duas ou três características que aqui decidem e pelas quais não vale pagar.
    - Só modelos que você tem certeza de que existem; uma escolha clara e outra mais barata.
    = Uma tabela: modelo, faixa de preço, para quem, ponto fraco. #format
    ?budget: Orçamento | ORÇAMENTO: p. ex., até 3000 reais
    ?goal: Para que eu quero | USO: p. ex., videochamadas e fotos`,
  howto: `instruções | Mostre {x} | Mostre como fazer isto: {x} | Mostre como fazer.
    guia|instruções|passos|passo a passo|tutorial|dicas
    - O que preciso antes de começar e quanto tempo leva.
    - Cada passo é uma só ação, com como sei que deu certo; e o erro mais comum.
    = Passos numerados. #format`,
  ideas: `lista de ideias | Sugira {x} | Sugira ideias: {x} | Sugira ideias.
    ideias?|presentes?|atividades|exemplos|sugestões|temas|coisas|fantasia|hobbies|programas|livros?|filmes?|séries?|jogos?|músicas?|podcasts?|playlist|romances?|documentários?|recomendações|animes?
    - Tão concretas que eu possa começar hoje, do seguro ao original, nenhuma repetida.
    - Cada uma com esforço ou custo e para quem serve; marque as três melhores.
    = Uma lista, uma ou duas linhas por ideia. #format
    length: 12 ideias / 5 ideias / 25 ideias`,
  story: `conto | Escreva {x} | Escreva um conto sobre {x} | Escreva isso como um conto.
    conto|história|historinha|cena|capítulo|personagem|diálogo|monólogo|romance|fábula|lenda
    - Alguém quer algo e algo atrapalha, desde as primeiras linhas.
    - Mostre com ações, coisas e falas; o final nasce de uma escolha e não se explica.
    = Só o texto, com título.
    length: 500 a 800 palavras / 200 palavras / 1500 palavras`,
  poem: `poema ou letra | Escreva {x} | Escreva um poema sobre {x} | Escreva um poema sobre isso.
    poema|poesia|música|letra|rap|haicai|piada|soneto|cordel|verso|charada|rima|canção|trova
    - Imagens concretas que só sirvam para este tema; nada de corações, estrelas nem rosas.
    - Ordem natural das palavras: nenhuma frase se entorta por causa da rima.
    = Só o texto pronto.
    length: 12 a 16 versos / 4 versos / 24 versos`,
  image: `imagem ou design | Crie {x} | Crie uma imagem de {x} | Transforme isso em uma imagem.
    imagem|logo|logotipo|logomarca|foto|ilustração|pôster|banner|arte|desenho|retrato|tatuagem|ícone|avatar|capa|fundo
    - Diga o tema, o lugar, a luz, as cores, o ângulo e o estilo.
    - Um só centro de atenção; diga o que fica vazio e o que não deve aparecer.
    = Uma descrição de 40 a 70 palavras para um gerador de imagens e duas variações. #count #length
    format: quadrado / horizontal (16:9) / vertical (9:16)`,
  plan: `plano | Faça {x} | Faça um plano: {x} | Faça um plano para isso.
    plano|estratégia|calendário|calendário editorial|plano de marketing|plano de negócios|programa|campanha|projeto|controle|horários?|escala|planejamento|aula|plano de aula|atividades?|sequência didática|rubrica|oficina
    - O primeiro passo cabe em hoje; depois, em ordem, com quando e quanto dura. #time
    - Do que depende (tempo, dinheiro, ajuda), com as suas suposições ao lado; o que pode dar errado e o que fazer então. #budget
    = Uma tabela: quando, o quê, do que preciso, como sei que está feito. #format`,
  checklist: `lista | Faça {x} | Faça uma lista: {x} | Faça uma lista para isso.
    lista de mala|lista|checklist|lista de compras|lista de tarefas|lista de convidados|mala
    - Completa para este caso e por grupos; marque o que se costuma esquecer.
    - No topo, o que é preciso comprar, reservar ou conferir antes; quantidades onde importam.
    = Uma lista para ir marcando, em uma página. #format`,
  solution: `solução | Me ajude com {x} | Me ajude a resolver isto: {x} | Diga o que posso fazer, passo a passo.
    problema|conserto|reparo|configuração|configurações
    - A causa mais provável primeiro, e como sei qual é.
    - O que posso fazer hoje, começando pelo mais fácil e seguro; quando e a quem pedir ajuda.
    = Resposta curta e depois passos numerados. #format`,
});
