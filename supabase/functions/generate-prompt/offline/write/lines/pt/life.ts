import { kindsFrom } from "../kind-from.ts";

/** Home, health, money and free time. */
export const LIFE = kindsFrom({
  recipe: `receita
    Me dê {x} | Me dê uma receita: {x} | Diga o que posso cozinhar.
    receita|jantar|almoço|café da manhã|lanche|prato|sobremesa|sopa|bolo|molho
    - Quantidades em gramas ou xícaras, fogo e como vejo que cada passo está pronto.
    - Um substituto para o que talvez falte em casa, e o que preparar primeiro.
    - Para duas porções. #people #count
    - Pronto em no máximo 40 minutos. #time #length
    = Tempo e porções, ingredientes e passos numerados. #format`,
  meal_plan: `cardápio semanal
    Faça {x} | Faça um cardápio: {x} | Organize minhas refeições.
    cardápio|dieta|plano|lista de compras|plano alimentar|marmitas?
    - Repita ingredientes entre os dias para sobrar pouco; cozinhar uma vez, comer duas.
    - Ingredientes de mercado comum e pratos rápidos durante a semana. #time
    = Uma tabela por dia e uma só lista de compras por seção. #format
    length: sete dias / três dias / cinco dias úteis`,
  workout: `plano de treino
    Faça {x} | Faça um plano de treino: {x} | Organize meu treino.
    treino|rotina|plano|exercícios|alongamentos?|aquecimento|ficha
    - Cada exercício com séries, repetições ou tempo, descanso e uma versão mais fácil.
    - Como progredir a cada semana e quando parar por causa de dor.
    = Uma tabela por dia. #format
    ?limits: Lesões e equipamento | LIMITES: p. ex., joelho ruim, dois halteres
    ?level: Meu nível | NÍVEL: p. ex., faço cinco flexões`,
  health: `dúvida de saúde
    Explique {x} | Diga o que devo saber e fazer: {x} | Diga o que pode ser e o que posso fazer.
    sintomas?
    - Primeiro, os sinais que pedem médico imediatamente.
    - Causas da comum à rara e o que posso fazer hoje sem risco; nada de diagnóstico nem doses.
    = Quando buscar ajuda, o que pode ser e o que fazer. #format
    tone: calmo e simples / delicado / objetivo`,
  habit: `plano para um hábito
    Me ajude com {x} | Me ajude com isto: {x} | Me ajude a mudar isso.
    hábitos?|rotina
    - Comece por um passo tão pequeno que eu consiga em um dia ruim, ligado a algo que já faço.
    - Torne a alternativa mais difícil e diga o que faço se falhar um dia; sem sermão.
    = O que fazer hoje, esta semana e depois de um mês. #format
    tone: gentil e franco / exigente / brincalhão`,
  schedule: `agenda
    Faça {x} | Faça uma agenda: {x} | Faça uma agenda que funcione.
    agenda|rotina|horários?|calendário|cronograma|plano|lista de tarefas|escala|planejamento
    - Primeiro o que é fixo, depois o mais importante no meu melhor horário; com pausas e folga.
    - Nada se sobrepõe, os deslocamentos contam e fica claro o que cai em um dia ruim.
    = Uma tabela por hora. #format`,
  project_plan: `plano de projeto
    Faça {x} | Faça um plano: {x} | Faça um plano para isso.
    plano|lista|checklist|cronograma|roteiro|calendário|planejamento
    - Do fim para trás: o que é preciso reservar, comprar ou decidir primeiro.
    - Cada passo com data, custo e do que depende; os três problemas mais prováveis.
    = Uma tabela: quando, o quê, quem, custo; e o que fazer na primeira hora. #format`,
  event: `plano de festa ou evento
    Organize {x} | Organize isto: {x} | Organize tudo.
    festa|casamento|jantar|aniversário|evento|brincadeiras?|jogos?|comemoração|churrasco|chá de bebê|chá|almoço|batizado
    - O que reservar ou comprar e quando, contando de trás para a frente a partir do dia.
    - Uma sequência com horários e um plano para chuva, atrasos e algo que falhe.
    = Um cronograma e uma lista de compras com quantidades. #format`,
  trip: `plano de viagem
    Planeje {x} | Planeje esta viagem: {x} | Planeje a viagem.
    viagem|roteiro|itinerário|passeio|fim de semana|férias|lua de mel|mochilão
    - Uma coisa fixa de manhã e outra à tarde, perto uma da outra; tempo para comer e se perder.
    - Trajetos com minutos e custo, plano para chuva e o que reservar antes.
    = Uma tabela por dia: manhã, tarde, noite, custo. #format`,
  budget: `orçamento
    Faça {x} | Faça um orçamento: {x} | Faça um plano para o meu dinheiro.
    orçamento|plano|planilha|controle
    - Necessidades, dívidas, reserva e desejos, com somas que batem; mostre as contas.
    - Os dois cortes que mais economizam com menos esforço e o que fazer se um mês der errado.
    = Uma tabela com valor e porcentagem, e três passos para esta semana. #format
    ?background: Meus números | VALORES POR MÊS: p. ex., renda 3000, aluguel 1200
    ?details: Meus números | VALORES POR MÊS: p. ex., renda 3000, aluguel 1200`,
  money_legal: `dúvida legal ou de dinheiro
    Explique {x} | Diga o que vale e o que fazer: {x} | Diga o que vale e o que posso fazer.
    dúvidas?|regras?
    - Primeiro a resposta curta e do que ela depende (país, datas, o que foi assinado).
    - Separe a regra da sua opinião; que prazo observar e onde há orientação gratuita.
    = Resposta curta, por quê e próximos passos em ordem. #format
    ?place: Onde | PAÍS OU ESTADO: p. ex., Minas Gerais`,
  decision: `decisão
    Me ajude a decidir sobre {x} | Me ajude a decidir: {x} | Me ajude a decidir o que fazer.
    decisão
    - Uma recomendação clara, com a razão que mais pesa e o melhor argumento contra.
    - O que tem volta e o que não tem, e um jeito barato de testar antes.
    = Recomendação, tabela comparativa curta e próximo passo. #format
    ?goal: O que mais importa para mim | PRIORIDADES: p. ex., tempo mais que dinheiro
    ?options: As opções | OPÇÕES: p. ex., ficar ou me mudar`,
  buying: `conselho de compra
    Recomende {x} | Me ajude a escolher o que comprar: {x} | Diga o que comprar.
    notebook|celular|computador|carro|câmera|fone|tv|bicicleta|colchão|cadeira|geladeira
    - As duas ou três características que aqui decidem e pelas quais não vale pagar.
    - Só modelos que você tem certeza de que existem; uma escolha clara e outra mais barata.
    = Uma tabela: modelo, faixa de preço, para quem, ponto fraco. #format
    ?budget: Orçamento | ORÇAMENTO: p. ex., até 3000 reais
    ?goal: Para que eu quero | USO: p. ex., videochamadas e fotos`,
  repair: `conserto em casa
    Me ajude com {x} | Diga o que fazer com {x} | Diga a causa e como resolver.
    conserto|reparo
    - A causa mais provável primeiro, com um teste rápido; o que desligar ou fechar antes.
    - Ferramentas, material, custo e tempo; em que ponto um profissional precisa vir.
    = Verificação, passos numerados e como evitar que se repita. #format`,
  howto: `instruções
    Mostre {x} | Mostre como fazer isto: {x} | Mostre como fazer.
    guia|instruções|passos|passo a passo|tutorial|dicas
    - O que preciso antes de começar e quanto tempo leva.
    - Cada passo é uma só ação, com como sei que deu certo; e o erro mais comum.
    = Passos numerados. #format`,
  ideas: `lista de ideias
    Sugira {x} | Sugira ideias: {x} | Sugira ideias.
    ideias?|presentes?|atividades|exemplos|sugestões|temas|coisas|fantasia|hobbies|programas
    - Tão concretas que eu possa começar hoje, do seguro ao original, nenhuma repetida.
    - Cada uma com esforço ou custo e para quem serve; marque as três melhores.
    = Uma lista, uma ou duas linhas por ideia. #format
    length: 12 ideias / 5 ideias / 25 ideias`,
  recommendation: `recomendações
    Recomende {x} | Recomende algo: {x} | Recomende algo que combine.
    livros?|filmes?|séries?|jogos?|músicas?|podcasts?|playlist|romances?|documentários?|recomendações|animes?
    - De cada uma, por que combina com o que eu disse, sem contar o enredo.
    - Misture conhecidas e pouco conhecidas, só títulos que existem com certeza; marque por onde começar.
    = Título, ano e uma linha. #format
    length: 6 sugestões / 3 sugestões / 12 sugestões
    ?limits: Do que gostei ou não | GOSTOS: p. ex., adorei Dark`,
  parenting: `conselho para pais
    Me ajude com {x} | Me ajude com isto, com meu filho: {x} | Diga o que posso tentar.
    rotina|atividades|regras
    - Comece pelo que é normal nesta idade e o que pode estar por trás.
    - Três coisas para tentar a partir de hoje, com as palavras para a criança; que sinais pedem médico. #count
    = O que tentar primeiro, segundo e terceiro. #format
    tone: calmo e prático / acolhedor / breve
    ?people: A criança | IDADE: p. ex., quatro anos`,
});
