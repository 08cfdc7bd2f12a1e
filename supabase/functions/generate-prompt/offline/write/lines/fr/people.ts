import { kindsFrom } from "../kind-from.ts";

/** Writing to people, careers, marketing and business. */
export const PEOPLE = kindsFrom({
  email: `e-mail
    Écris {x} | Écris un e-mail : {x} | Écris l'e-mail que je peux envoyer.
    e-?mail|mail|lettre|réponse|relance|invitation|demande|rappel|courrier|annonce
    - Dès les deux premières phrases : pourquoi j'écris et ce que je veux.
    - Une seule suite à donner, datée si utile ; n'invente ni nom, ni date, ni raison.
    = Un objet de 50 caractères au plus, puis l'e-mail prêt à envoyer. #format
    tone: poli et direct / chaleureux / soutenu / ferme
    length: 80 à 150 mots / moins de 60 mots / 200 à 250 mots`,
  message: `message
    Écris {x} | Écris un message : {x} | Écris le message que je peux envoyer.
    message|sms|texto|réponse|excuses?|mot
    - On dirait quelqu'un qui tape, pas une lettre : ni formule ni grand mot.
    - L'essentiel d'abord, et une réponse facile à donner.
    = Deux versions à copier, une plus chaleureuse et une plus courte. #count
    tone: amical et naturel / chaleureux / léger / ferme
    length: une à trois phrases / une phrase / un court paragraphe`,
  complaint: `réclamation
    Écris {x} | Écris une réclamation : {x} | Écris la réclamation que je peux envoyer.
    réclamation|plainte|lettre|courrier|contestation|mise en demeure|mail
    - Les faits dans l'ordre : ce qui était convenu, ce qui s'est passé, ce que cela me coûte.
    - Ce que je demande, pour quand, et la suite sinon ; un texte de loi seulement s'il s'applique à coup sûr.
    = Une lettre avec objet, prête à envoyer, et la liste des pièces à joindre. #format
    tone: ferme et factuel / poli / très ferme
    length: une page au plus / 150 mots / deux pages`,
  review_reply: `réponse à un avis
    Écris {x} | Écris la réponse de notre entreprise : {x} | Écris la réponse que nous publierons.
    réponse
    - La première phrase répond au vrai reproche ou compliment, sans se justifier ni s'aplatir.
    - Dis ce que nous faisons et propose un contact direct ; n'admets rien que je n'aie dit.
    = La réponse seule, signée [NOM ET FONCTION : p. ex. Anne, gérante].
    tone: calme et courtois / chaleureux / ferme
    length: 60 à 100 mots / moins de 50 mots / 150 mots`,
  negotiation: `négociation
    Prépare {x} | Prépare-moi à cette négociation : {x} | Prépare-moi à cette négociation.
    négociation
    - Par quoi commencer, ce qui me convient, quand je m'arrête, avec les raisons.
    - Les mots exacts pour ouvrir et la réponse aux trois objections les plus probables.
    = Un court texte à dire, puis la même demande par e-mail. #format
    tone: amical mais ferme / poli / très ferme`,
  conversation: `conseil pour une conversation
    Dis-moi quoi faire et quoi dire : {x} | Dis-moi quoi faire et quoi dire : {x} | Dis-moi quoi faire et quoi dire.
    conversation|dispute|conflit
    - Prends mon parti au sérieux et dis en une phrase comment l'autre peut voir les choses.
    - Les mots exacts pour commencer, et que répondre si l'autre se braque.
    = Que faire d'abord, les mots, puis que faire si cela tourne mal. #format
    tone: chaleureux et franc / doux / sans détour`,
  speech: `discours
    Écris {x} | Écris un discours : {x} | Écris le discours.
    discours|toast|éloge|allocution|vœux|mot
    - Commence par un moment précis, pas par des remerciements.
    - Des phrases courtes à dire, les pauses marquées, et une dernière phrase qui reste.
    = Le texte entier, puis cinq mots-clés pour parler sans lire. #format
    tone: chaleureux avec un peu d'humour / solennel / drôle
    length: environ trois minutes / une minute / cinq minutes
    ?details: Ce qu'il faut évoquer | SOUVENIRS : p. ex. notre rencontre`,
  card: `texte de carte
    Écris {x} | Écris un texte de carte : {x} | Écris ce qui va sur la carte.
    carte|texte|mot|vœux|message|invitation|faire-part|remerciements
    - Un détail qui ne va qu'à cette personne ou à cette occasion.
    - Ni rimes ni formules toutes faites comme « en ce jour si spécial ». #tone
    = Trois versions : tendre, légère et très courte. #count #tone
    length: deux à quatre phrases / une phrase / un court paragraphe
    ?details: Ce que seule cette personne sait | DÉTAIL : p. ex. elle adore marcher`,
  resume: `CV
    Écris {x} | Écris le texte de mon CV : {x} | Écris le texte de mon CV.
    cv|profil|accroche
    - Chaque ligne commence par un verbe et finit par un résultat ; demande les chiffres manquants.
    - N'invente ni employeur, ni date, ni outil, ni chiffre.
    = Un texte à coller, le plus pertinent d'abord, deux lignes au plus par point. #format
    ?background: Mon expérience | EXPÉRIENCE : p. ex. postes et résultats`,
  cover_letter: `lettre de motivation
    Écris {x} | Écris une lettre de motivation : {x} | Écris la lettre.
    lettre de motivation|lettre|candidature
    - Commence par pourquoi ce poste et ce que j'apporte, pas par « Je me permets de ».
    - Deux réussites avec un résultat, liées au poste ; rien qui ne soit dans mon parcours.
    = Trois ou quatre paragraphes, prêts à envoyer. #length
    tone: sûr et simple / chaleureux / soutenu
    length: 250 à 350 mots / 150 mots / une page entière
    ?background: Mon expérience | EXPÉRIENCE : p. ex. cinq faits de mon CV
    ?details: Le poste | OFFRE : coller les lignes importantes
    ?subject: Le poste | OFFRE : coller les lignes importantes`,
  interview: `entretien d'embauche
    Prépare {x} | Prépare-moi à mon entretien : {x} | Prépare-moi à cet entretien.
    entretien|entretien d'embauche
    - Les huit questions les plus probables, la plus difficile d'abord. #count
    - Pour chacune, ce qu'on veut savoir et une réponse : situation, action, résultat.
    = Question, ce qu'elle teste, réponse type avec des blancs pour mes faits. #format`,
  workplace: `texte professionnel
    Écris {x} | Écris un texte pour le travail : {x} | Écris ce que je peux remettre.
    démission|lettre de démission|recommandation|lettre de recommandation|offre d'emploi|évaluation|fiche de poste|auto-évaluation|bilan
    - Des faits et résultats vérifiables, pas de jugement sur la personne.
    - Un exemple ou un chiffre par point ; un blanc là où je dois compléter.
    = Un texte que je peux remettre tel quel.
    tone: professionnel et juste / chaleureux / soutenu
    length: 150 à 250 mots / moins de 100 mots / une page`,
  social_post: `publication
    Écris {x} | Écris une publication : {x} | Écris une publication là-dessus.
    publication|post|légende|tweet|story|bio|hashtags
    - La première ligne se suffit, avant « voir plus ».
    - Une idée, un détail concret, et pour finir une question ou un geste simple.
    = Prêt à coller, avec trois hashtags utiles au plus. #format
    tone: personnel et simple / joueur / professionnel
    length: 50 à 100 mots / moins de 30 mots / 150 à 200 mots`,
  video_script: `script vidéo
    Écris {x} | Écris un script vidéo : {x} | Écris le script.
    script|vidéo|scénario|reel|accroche|podcast
    - Les trois premières secondes montrent ce qu'on y gagne.
    - Une langue parlée, une idée par phrase, un seul appel, à la fin.
    = Un tableau : temps, image, voix. #format
    tone: vif et clair / calme / drôle
    length: 60 secondes / 30 secondes / cinq minutes`,
  ad: `publicité
    Écris {x} | Écris une publicité : {x} | Écris la publicité.
    publicité|annonce|pub|flyer|affiche|prospectus|campagne|bannière
    - D'abord le seul avantage qui décide à acheter, pas l'entreprise.
    - Une preuve que j'ai donnée (sinon un blanc) et un geste : où, jusqu'à quand.
    = Titre, texte et appel, en trois versions. #count #format
    tone: clair et amical / audacieux / élégant
    length: un titre et 40 mots / le titre seul / 100 mots`,
  product_text: `texte de produit ou de site
    Écris {x} | Écris un texte : {x} | Écris le texte.
    description|fiche produit|texte|page|profil|présentation|page d'accueil|bio
    - Commence par à qui cela sert et ce qui va mieux avec.
    - Ce qu'on vérifie avant d'acheter ; un blanc là où je n'ai rien dit.
    = Un titre, un court paragraphe, quatre à six points. #format #length
    tone: simple et chaleureux / joueur / factuel
    length: 100 à 150 mots / 50 mots / 250 mots`,
  newsletter: `newsletter
    Écris {x} | Écris une newsletter : {x} | Écris l'e-mail à notre liste.
    newsletter|infolettre|e-?mailing|mail
    - Un message et un lien ; tout le reste disparaît.
    - Dis tôt ce qu'on y gagne ; pas de fausse urgence.
    = Trois objets de 45 caractères au plus, texte d'aperçu, corps, bouton. #count
    tone: amical et simple / professionnel / joueur
    length: 120 à 180 mots / moins de 80 mots / 300 mots`,
  article: `article
    Écris {x} | Écris un article : {x} | Écris un article là-dessus.
    article|article de blog|guide|chronique|introduction|billet
    - Le premier paragraphe répond à la question qu'on se pose ; pas d'historique.
    - Une affirmation par partie, avec un exemple ou un chiffre ; signale ce qui est à vérifier.
    = Titre, intertitres, paragraphes courts. #format
    tone: clair et personnel / expert / léger
    length: 700 à 900 mots / 400 mots / 1500 mots
    audience: des curieux qui débutent / des professionnels / des clients`,
  names: `noms et titres
    Propose {x} | Propose des noms : {x} | Propose des noms qui conviennent.
    noms?|titres?|slogans?|prénoms?|pseudos?|objets?
    - Facile à dire et à écrire après l'avoir entendu une fois.
    - Descriptifs, joueurs, inventés ; marque tes trois préférés. #tone
    = Une liste, une ligne par idée. #format
    length: 15 propositions / 5 propositions / 30 propositions`,
  marketing_plan: `plan marketing
    Fais {x} | Fais un plan marketing : {x} | Dis-moi comment gagner des clients, dans l'ordre.
    plan|stratégie|calendrier|campagne|plan marketing|calendrier éditorial
    - La raison la plus probable de la situation et comment la vérifier.
    - Trois actions, la moins chère et la plus rapide d'abord, avec effort, coût et mesure. #count
    = Un tableau par semaine : action, qui, temps, mesure. #format
    length: les quatre prochaines semaines / la semaine prochaine / trois mois`,
  business: `projet d'entreprise
    Développe {x} | Développe ce projet : {x} | Dis-moi quoi faire ensuite, dans l'ordre.
    business plan|plan|pitch|modèle économique|étude de marché|idée
    - Qui paie, pour quoi, combien, et pourquoi pas ailleurs.
    - Les chiffres avec tes hypothèses, et la plus risquée avec un test bon marché.
    = Une page avec des titres, puis les cinq premiers pas. #length #format`,
  questions: `questions
    Écris {x} | Écris des questions : {x} | Écris les questions à poser.
    questions?|sondage|questionnaire|formulaire
    - Une chose par question ; aucune ne souffle sa réponse.
    - Les faciles d'abord, les personnelles à la fin ; retire ce qui ne changerait rien.
    = Une liste numérotée, avec des choix de réponse si utile. #format
    length: 10 questions / 5 questions / 20 questions`,
  document: `document
    Rédige {x} | Rédige un document : {x} | Rédige le document.
    contrat|devis|rapport|règlement|procédure|accord|manuel|modèle|attestation|cahier des charges|charte|compte rendu|mentions légales|checklist
    - D'abord ce qui est décidé ou proposé, puis les raisons ; qui fait quoi pour quand.
    - Un blanc marqué pour chaque donnée manquante ; dis ce qu'un spécialiste doit vérifier.
    = Des titres numérotés, prêt à compléter. #format
    tone: simple et précis / soutenu
    length: une à deux pages / une demi-page / cinq pages`,
  presentation: `présentation
    Fais {x} | Fais une présentation : {x} | Fais-en des diapos.
    présentation|diapos?|powerpoint|diaporama|exposé|pitch deck
    - Le titre de chaque diapo est son message en une phrase.
    - Quinze mots de plus par diapo au maximum ; ce que je dis va dans les notes.
    = Par diapo : titre, contenu, idée d'image, notes. #format
    length: 8 à 10 diapos / 5 diapos / 15 diapos
    audience: un public qui découvre le sujet / des collègues / des décideurs`,
});
