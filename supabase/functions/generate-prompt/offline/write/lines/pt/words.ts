import { kindsFrom } from "../kind-from.ts";

/** Writing to people, careers, marketing and business. */
export const WORDS = kindsFrom({
  email: `e-mail
    Escreva {x} | Escreva um e-mail: {x} | Escreva o e-mail que eu devo enviar.
    e-mail|email|mail|carta|resposta|lembrete|convite|aviso|solicitação|pedido
    - As duas primeiras frases dizem por que escrevo e o que peço.
    - Use só o que eu contei: não invente nomes, datas nem motivos.
    = Um assunto de no máximo 50 caracteres e o e-mail, pronto para enviar.
    tone: educado e direto / caloroso / formal / firme
    length: 80 a 150 palavras / menos de 60 palavras / 200 a 250 palavras`,
  message: `mensagem
    Escreva {x} | Escreva uma mensagem: {x} | Escreva a mensagem que eu devo enviar.
    mensagem|msg|mensagenzinha|whatsapp|zap|sms|texto|bilhete|recado|resposta|desculpa
    - Que pareça alguém digitando, não uma carta: sem saudação de fórmula.
    - O principal vem primeiro, e a outra pessoa responde com facilidade.
    = Duas versões para copiar, uma mais carinhosa e outra mais curta. #count #tone
    tone: natural e amigável / carinhoso / brincalhão / firme
    length: uma a três frases / uma frase / um parágrafo curto`,
  complaint: `reclamação
    Escreva {x} | Escreva uma reclamação: {x} | Escreva a reclamação que eu devo enviar.
    reclamação|queixa|carta|e-mail|email|recurso|contestação|notificação
    - Os fatos em ordem: o que foi combinado, o que aconteceu e quanto isso me custou.
    - Diga exatamente o que peço, até quando e o que farei sem resposta; cite lei só se tiver certeza de que se aplica.
    = Uma carta com assunto, pronta para enviar, e a lista de provas para anexar.
    tone: firme e objetivo / educado / muito firme
    length: no máximo uma página / 150 palavras`,
  review_reply: `resposta a uma avaliação
    Escreva {x} | Escreva a resposta da empresa a um cliente: {x} | Escreva a resposta que devemos publicar.
    resposta
    - A primeira frase responde ao que o cliente disse, sem discutir nem se humilhar.
    - Diga o que vamos fazer e como falar conosco em particular; não admita nada que eu não disse.
    = Só a resposta, assinada com [NOME E CARGO: p. ex., Ana, dona].
    tone: calmo e cortês / caloroso / firme
    length: 60 a 100 palavras / menos de 50 palavras`,
  negotiation: `negociação
    Prepare {x} | Prepare-me para negociar: {x} | Prepare-me para negociar isso.
    negociação|contraproposta|roteiro
    - Com que valor ou condição começo, qual aceito e quando desisto.
    - As palavras exatas para abrir e as respostas às três objeções mais prováveis.
    = Um roteiro curto para falar e o mesmo pedido em forma de e-mail. #format
    tone: amigável, mas firme / educado / muito firme`,
  conversation: `conselho para uma conversa
    Diga como lidar com {x} | Me ajude a lidar com isto: {x} | Diga o que fazer e o que falar.
    conversa|discussão|conflito|briga
    - Leve meu lado a sério e diga em uma frase como a outra pessoa pode ver a situação.
    - As palavras exatas para começar, e o que responder se ela ficar na defensiva.
    = O que fazer primeiro, o que dizer e o que fazer se der errado. #format
    tone: acolhedor e franco / delicado / sem rodeios`,
  speech: `discurso
    Escreva {x} | Escreva um discurso: {x} | Escreva o discurso.
    discurso|brinde|palavras|votos|fala|homenagem|despedida|oração
    - Comece com um momento concreto, não com uma lista de agradecimentos.
    - Frases curtas, para dizer em voz alta; a última fica na memória.
    = O texto completo e um cartão com cinco palavras-chave. #format
    tone: caloroso, com um pouco de humor / solene / engraçado
    length: cerca de três minutos / um minuto / cinco minutos
    ?details: O que mencionar | MOMENTOS: p. ex., como nos conhecemos`,
  card: `cartão
    Escreva {x} | Escreva o texto de um cartão: {x} | Escreva o que vai no cartão.
    cartão|mensagem|dedicatória|convite|bilhete|texto|votos|felicitação|parabéns
    - Um detalhe que só sirva para esta pessoa ou esta ocasião.
    - Sem rimas nem frases feitas como “neste dia tão especial”. #tone
    = Três versões: emotiva, leve e bem curta. #count #tone #length
    length: duas a quatro frases / uma frase / um parágrafo curto
    ?details: Algo que só ela ou ele saiba | DETALHE: p. ex., adora trilhas`,
  resume: `currículo
    Escreva {x} | Escreva isto para o meu currículo: {x} | Escreva o texto do currículo.
    currículo|curriculum|cv|perfil|resumo|título
    - Cada linha começa com um verbo e termina em um resultado; peça o número que faltar.
    - Não invente empresas, datas, ferramentas nem números.
    = Texto para colar, o mais relevante primeiro, no máximo duas linhas por item. #format
    ?background: Minha experiência | MINHA EXPERIÊNCIA: cole o currículo ou cinco fatos`,
  cover_letter: `carta de apresentação
    Escreva {x} | Escreva uma carta de apresentação: {x} | Escreva a carta.
    carta|carta de apresentação|carta de motivação|candidatura
    - Comece por que esta vaga me interessa e o que trago, não por “venho por meio desta”.
    - Duas conquistas com resultado; nada que meu currículo não sustente.
    = Uma carta de três ou quatro parágrafos, pronta para enviar. #length
    tone: seguro e simples / caloroso / formal
    length: 250 a 350 palavras / 150 palavras / uma página
    ?background: Minha experiência | MINHA EXPERIÊNCIA: cole o currículo ou cinco fatos
    ?details: A vaga | ANÚNCIO DA VAGA: cole as linhas principais`,
  interview: `preparação para entrevista
    Prepare {x} | Prepare-me para uma entrevista de emprego: {x} | Prepare-me para esta entrevista.
    perguntas de entrevista|respostas?
    - As oito perguntas mais prováveis, a mais difícil primeiro. #count
    - De cada uma, o que querem saber e uma resposta modelo: situação, o que fiz, resultado.
    = Pergunta, o que ela avalia e resposta com lacunas para os meus dados.`,
  workplace: `documento de trabalho
    Escreva {x} | Escreva um texto para o trabalho: {x} | Escreva o que eu devo entregar.
    avaliação|autoavaliação|carta|vaga|anúncio de vaga|demissão|recomendação|feedback|metas?
    - Fatos e resultados que se possam conferir, não julgamentos de caráter.
    - Cada ponto com um exemplo ou um número; deixe uma lacuna onde eu precisar completar.
    = Um texto que eu possa entregar como está.
    tone: profissional e justo / caloroso / formal
    length: 150 a 250 palavras / menos de 100 palavras / uma página`,
  social_post: `post para redes sociais
    Escreva {x} | Escreva um post sobre {x} | Escreva um post sobre isso.
    post|postagem|legenda|publicação|thread|tweet|bio|copy|texto|story|stories
    - A primeira linha prende sozinha, antes do “ver mais”.
    - Uma só ideia, um detalhe concreto e, no fim, uma pergunta ou ação de dez segundos.
    = Pronto para colar, com no máximo três hashtags; duas versões com aberturas diferentes. #count
    tone: pessoal e simples / brincalhão / profissional
    length: 50 a 100 palavras / menos de 30 palavras / 150 a 200 palavras`,
  video_script: `roteiro de vídeo
    Escreva {x} | Escreva um roteiro de vídeo sobre {x} | Escreva o roteiro.
    roteiro|script|gancho|vídeo|reels?|podcast|episódio|tiktok
    - Nos três primeiros segundos se vê ou se ouve o que o espectador ganha.
    - Língua falada, uma ideia por frase; diga o que se vê enquanto se fala.
    = Uma tabela: tempo, o que se vê, o que se diz. #format
    tone: ágil e simples / calmo / engraçado
    length: 60 segundos / 30 segundos / cinco minutos`,
  ad: `anúncio
    Escreva {x} | Escreva um anúncio: {x} | Escreva o anúncio.
    anúncio|panfleto|folheto|cartaz|campanha|propaganda|flyer
    - Comece pela vantagem que mais importa a quem compra, não pela empresa.
    - Uma prova (um fato meu ou uma lacuna) e uma só ação, com onde e até quando.
    = Título, texto e chamada para ação, em três versões com enfoques diferentes. #count
    tone: claro e simpático / ousado / elegante
    length: título e 40 palavras / só título / 100 palavras`,
  product_text: `texto de produto ou site
    Escreva {x} | Escreva um texto de produto: {x} | Escreva o texto.
    descrição|página|texto|perfil|landing page|sobre nós|ficha
    - Comece por para quem é e o que melhora; cada adjetivo tem um detalhe que o prove.
    - Os dados que o comprador confere (tamanho, material, o que vem), com lacunas onde eu não disse.
    = Título, parágrafo curto e quatro a seis dados principais. #format #length
    tone: simples e caloroso / brincalhão / objetivo
    length: 100 a 150 palavras / 50 palavras / 250 palavras`,
  newsletter: `newsletter
    Escreva {x} | Escreva um e-mail de marketing: {x} | Escreva o e-mail para a nossa lista.
    newsletter|boletim|e-mails?|emails?|sequência|campanha
    - Uma só mensagem e um só link; sem falsa urgência.
    - O texto de prévia acrescenta algo ao assunto em vez de repeti-lo.
    = Três assuntos de no máximo 45 caracteres, prévia, texto e botão. #count
    tone: próximo e simples / profissional / brincalhão
    length: 120 a 180 palavras / menos de 80 palavras / 300 palavras`,
  article: `artigo
    Escreva {x} | Escreva um artigo sobre {x} | Escreva um artigo sobre isso.
    artigo|blog|post|guia|coluna|matéria|reportagem|introdução
    - O primeiro parágrafo responde à pergunta do leitor; cada seção defende uma ideia com exemplo ou número.
    - Marque os dados que devem ser conferidos; não invente fontes nem citações.
    = Título, subtítulos e parágrafos curtos. #format
    tone: claro e pessoal / especialista / leve
    length: 700 a 900 palavras / 400 palavras / 1500 palavras`,
  names: `nomes e títulos
    Sugira {x} | Sugira nomes para {x} | Sugira nomes que combinem.
    nomes?|títulos?|manchetes|slogans?|lemas?|assuntos|apelidos?
    - Fáceis de falar e escrever depois de ouvir uma vez.
    - De vários tipos: descritivos, divertidos, inventados; marque seus três favoritos e diga por quê. #tone
    = Uma lista com uma linha sobre cada ideia. #format
    length: 15 sugestões / 5 sugestões / 30 sugestões`,
  marketing_plan: `plano de marketing
    Faça {x} | Faça um plano de marketing: {x} | Diga como conseguir mais clientes e em que ordem.
    plano|estratégia|calendário|campanha|planejamento
    - Comece pela causa mais provável da situação atual e como conferi-la.
    - Três ações, a mais barata e rápida primeiro, com esforço, custo e o número que mostra se funciona. #count
    = Uma tabela por semana: ação, quem, tempo e como se mede. #format
    length: as próximas quatro semanas / a próxima semana / três meses`,
  business: `plano ou ideia de negócio
    Desenvolva {x} | Desenvolva isto como negócio: {x} | Diga o que fazer agora, em ordem.
    plano|plano de negócios?|modelo de negócio|ideia|swot|preços
    - Quem paga, pelo quê, quanto e por que a mim; os números, com suas premissas ao lado.
    - A premissa mais arriscada e como testá-la com pouco dinheiro em duas semanas. #budget #time
    = Uma página com títulos e os cinco primeiros passos. #length #format`,
  questions: `perguntas
    Escreva {x} | Escreva perguntas para {x} | Escreva as perguntas que eu devo fazer.
    perguntas?|pesquisa|questionário|formulário|enquete
    - Uma coisa por pergunta, e nenhuma que sugira a resposta.
    - As fáceis primeiro, as pessoais no fim; corte as que não mudariam nada.
    = Uma lista numerada, com opções de resposta onde ajudarem. #format
    length: 10 perguntas / 5 perguntas / 20 perguntas`,
  document: `documento da empresa
    Escreva {x} | Escreva um documento: {x} | Escreva o documento.
    proposta|política|contrato|relatório|procedimento|acordo|manual|regras|modelo|regulamento|orçamento
    - Comece pelo que se decide ou propõe; fica claro quem faz o quê e até quando.
    - Uma lacuna marcada para cada dado que não dei; diga o que um advogado deve conferir.
    = Seções numeradas, pronto para completar e enviar. #format
    tone: simples e preciso / formal
    length: uma ou duas páginas / meia página / cinco páginas`,
  presentation: `apresentação
    Faça {x} | Faça uma apresentação: {x} | Transforme isso em slides.
    apresentação|slides?|powerpoint|pitch
    - O título de cada slide é a mensagem dele em uma frase.
    - No máximo quinze palavras por slide; o que eu digo vai nas notas.
    = De cada slide: título, conteúdo, ideia de imagem e notas. #format
    length: 8 a 10 slides / 5 slides / 15 slides`,
});
