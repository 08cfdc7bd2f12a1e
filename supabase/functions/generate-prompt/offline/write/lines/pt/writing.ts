import { kindsFrom } from "../lines-from.ts";

export const WRITING = kindsFrom({
  email: `e-mail | Escreva {x} | Escreva um e-mail: {x} | Escreva o e-mail que eu devo enviar.
    e-mail|email|mail|resposta|lembrete|convite|aviso|solicitação|pedido
    - As duas primeiras frases dizem por que escrevo e o que peço.
    - Use só o que eu contei: não invente nomes, datas nem motivos.
    = Um assunto de no máximo 50 caracteres e o e-mail, pronto para enviar.
    tone: educado e direto / caloroso / formal / firme; length: 80 a 150 palavras / menos de 60 palavras / 200 a 250 palavras`,
  message: `mensagem | Escreva {x} | Escreva uma mensagem: {x} | Escreva a mensagem que eu devo enviar.
    mensagem|msg|mensagenzinha|whatsapp|zap|sms|bilhete|recado|resposta|desculpa
    - Que pareça alguém digitando, não uma carta: sem saudação de fórmula.
    - O principal vem primeiro, e a outra pessoa responde com facilidade.
    = Duas versões para copiar, uma mais carinhosa e outra mais curta. #count #tone
    tone: natural e amigável / carinhoso / brincalhão / firme; length: uma a três frases / uma frase / um parágrafo curto`,
  complaint: `reclamação | Escreva {x} | Escreva uma reclamação: {x} | Escreva a reclamação que eu devo enviar.
    reclamação|queixa|recurso|contestação|notificação|carta de reclamação
    - Os fatos em ordem: o que foi combinado, o que aconteceu e quanto isso me custou.
    - Diga exatamente o que peço, até quando e o que farei sem resposta; cite lei só se tiver certeza de que se aplica.
    = Uma carta com assunto, pronta para enviar, e a lista de provas para anexar.
    tone: firme e objetivo / educado / muito firme; length: no máximo uma página / 150 palavras`,
  conversation: `conselho para uma conversa | Diga como lidar com {x} | Me ajude a lidar com isto: {x} | Diga o que fazer e o que falar.
    conversa|discussão|conflito|briga
    - Leve meu lado a sério e diga em uma frase como a outra pessoa pode ver a situação.
    - As palavras exatas para começar, e o que responder se ela ficar na defensiva.
    = O que fazer primeiro, o que dizer e o que fazer se der errado. #format
    tone: acolhedor e franco / delicado / sem rodeios`,
  speech: `discurso | Escreva {x} | Escreva um discurso: {x} | Escreva o discurso.
    discurso|brinde|palavras|votos|fala|homenagem|despedida|oração
    - Comece com um momento concreto, não com uma lista de agradecimentos.
    - Frases curtas, para dizer em voz alta; a última fica na memória.
    = O texto completo e um cartão com cinco palavras-chave. #format
    tone: caloroso, com um pouco de humor / solene / engraçado; length: cerca de três minutos / um minuto / cinco minutos
    ?details: O que mencionar | MOMENTOS: p. ex., como nos conhecemos`,
  card: `cartão | Escreva {x} | Escreva o texto de um cartão: {x} | Escreva o que vai no cartão.
    cartão|dedicatória|convite|bilhete|votos|felicitação|parabéns|mensagem de aniversário|mensagem de parabéns|mensagem de pêsames|mensagem de agradecimento
    - Um detalhe que só sirva para esta pessoa ou esta ocasião.
    - Sem rimas nem frases feitas como “neste dia tão especial”. #tone
    = Três versões: emotiva, leve e bem curta. #count #tone #length
    length: duas a quatro frases / uma frase / um parágrafo curto
    ?details: Algo que só ela ou ele saiba | DETALHE: p. ex., adora trilhas`,
  resume: `currículo | Escreva {x} | Escreva isto para o meu currículo: {x} | Escreva o texto do currículo.
    currículo|curriculum|cv|resumo profissional
    - Cada linha começa com um verbo e termina em um resultado; peça o número que faltar.
    - Não invente empresas, datas, ferramentas nem números.
    = Texto para colar, o mais relevante primeiro, no máximo duas linhas por item. #format
    ?background: Minha experiência | MINHA EXPERIÊNCIA: cole o currículo ou cinco fatos`,
  cover_letter: `carta de apresentação | Escreva {x} | Escreva uma carta de apresentação: {x} | Escreva a carta.
    carta de apresentação|carta de motivação|candidatura
    - Comece por que esta vaga me interessa e o que trago, não por “venho por meio desta”.
    - Duas conquistas com resultado; nada que meu currículo não sustente.
    = Uma carta de três ou quatro parágrafos, pronta para enviar. #length
    tone: seguro e simples / caloroso / formal; length: 250 a 350 palavras / 150 palavras / uma página
    ?background: Minha experiência | MINHA EXPERIÊNCIA: cole o currículo ou cinco fatos
    ?details: A vaga | ANÚNCIO DA VAGA: cole as linhas principais`,
  interview: `preparação para entrevista | Prepare {x} | Prepare-me para uma entrevista de emprego: {x} | Prepare-me para esta entrevista.
    perguntas de entrevista|respostas?
    - As oito perguntas mais prováveis, a mais difícil primeiro. #count
    - De cada uma, o que querem saber e uma resposta modelo: situação, o que fiz, resultado.
    = Pergunta, o que ela avalia e resposta com lacunas para os meus dados.`,
  social_post: `post para redes sociais | Escreva {x} | Escreva um post sobre {x} | Escreva um post sobre isso.
    post|postagem|legenda|publicação|thread|tweet|copy|stories
    - A primeira linha prende sozinha, antes do “ver mais”.
    - Uma só ideia, um detalhe concreto e, no fim, uma pergunta ou ação de dez segundos.
    = Pronto para colar.
    = No máximo três hashtags. #hashtags
    = Duas versões com aberturas diferentes. #count #length
    tone: pessoal e simples / brincalhão / profissional; length: 50 a 100 palavras / menos de 30 palavras / 150 a 200 palavras`,
  ad: `anúncio | Escreva {x} | Escreva um anúncio: {x} | Escreva o anúncio.
    anúncio|panfleto|folheto|cartaz|propaganda|flyer
    - Comece pela vantagem que mais importa a quem compra, não pela empresa.
    - Uma prova (um fato meu ou uma lacuna) e uma só ação, com onde e até quando.
    = Título, texto e chamada para ação, em três versões com enfoques diferentes. #count
    tone: claro e simpático / ousado / elegante; length: título e 40 palavras / só título / 100 palavras`,
  product_text: `texto de produto ou site | Escreva {x} | Escreva um texto de produto: {x} | Escreva o texto.
    descrição|página|landing page|sobre nós|ficha
    - Comece por para quem é e o que melhora; cada adjetivo tem um detalhe que o prove.
    - Os dados que o comprador confere (tamanho, material, o que vem), com lacunas onde eu não disse.
    = Título, parágrafo curto e quatro a seis dados principais. #format #length
    tone: simples e caloroso / brincalhão / objetivo; length: 100 a 150 palavras / 50 palavras / 250 palavras`,
  names: `nomes e títulos | Sugira {x} | Sugira nomes para {x} | Sugira nomes que combinem.
    nomes?|títulos?|manchetes|slogans?|lemas?|assuntos|apelidos?
    - Fáceis de falar e escrever depois de ouvir uma vez.
    - De vários tipos: descritivos, divertidos, inventados; marque seus três favoritos e diga por quê. #tone
    = Uma lista com uma linha sobre cada ideia. #format
    length: 15 sugestões / 5 sugestões / 30 sugestões`,
  text: `texto | Escreva {x} | Escreva isto: {x} | Escreva.
    texto|parágrafo|palavras|proposta|política|contrato|relatório|procedimento|acordo|manual|regras|modelo|regulamento|orçamento|artigo|blog|coluna|matéria|reportagem|ata|pauta|agenda|notas|reunião|pesquisa|formulário|enquete|avaliação|autoavaliação|vaga|anúncio de vaga|recomendação|feedback|metas?|carta de recomendação|gancho|vídeo|reels?|podcast|episódio|tiktok
    - O principal primeiro, com palavras simples que soem como eu.
    - Só o que eu disse; um espaço marcado onde faltar um dado.
    = Só o texto pronto.`,
  letter: `carta | Escreva {x} | Escreva uma carta: {x} | Escreva a carta que devo enviar.
    carta|carta de demissão|pedido de demissão|carta de cancelamento|rescisão|declaração
    - A primeira frase diz o que quero e a partir de quando; os motivos, só os necessários.
    - Um espaço marcado para cada nome, data ou número que não dei; peça confirmação por escrito.
    = Uma carta com data, destinatário, assunto e lugar para assinar, pronta para enviar. #format
    tone: educado e claro / formal / firme / pessoal; length: meia página / cinco linhas / uma página`,
  profile: `texto de perfil | Escreva {x} | Escreva um texto de perfil: {x} | Escreva o texto do meu perfil.
    bio|biografia|perfil|sobre mim|texto de perfil|apresentação pessoal
    - A primeira linha só pode ser minha; detalhes concretos em vez de adjetivos.
    - Todos os meus dados e nenhum outro; no fim, algo fácil de responder.
    = Três versões com começos diferentes, prontas para colar. #count
    tone: natural e seguro / divertido / formal`,
});
