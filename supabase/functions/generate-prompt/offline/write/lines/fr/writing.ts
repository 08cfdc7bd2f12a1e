import { kindsFrom } from "../lines-from.ts";

export const WRITING = kindsFrom({
  email: `e-mail | Écris {x} | Écris un e-mail : {x} | Écris l'e-mail que je peux envoyer.
    e-?mail|mail|réponse|relance|invitation|demande|rappel|annonce
    - Dès les deux premières phrases : pourquoi j'écris et ce que je veux.
    - Une seule suite à donner, datée si utile ; n'invente ni nom, ni date, ni raison.
    = Un objet de 50 caractères au plus, puis l'e-mail prêt à envoyer. #format
    tone: poli et direct / chaleureux / soutenu / ferme; length: 80 à 150 mots / moins de 60 mots / 200 à 250 mots`,
  message: `message | Écris {x} | Écris un message : {x} | Écris le message que je peux envoyer.
    message|sms|réponse|excuses?|mot
    - On dirait quelqu'un qui tape, pas une lettre : ni formule ni grand mot.
    - L'essentiel d'abord, et une réponse facile à donner.
    = Deux versions à copier, une plus chaleureuse et une plus courte. #count
    tone: amical et naturel / chaleureux / léger / ferme; length: une à trois phrases / une phrase / un court paragraphe`,
  complaint: `réclamation | Écris {x} | Écris une réclamation : {x} | Écris la réclamation que je peux envoyer.
    réclamation|plainte|contestation|mise en demeure|lettre de réclamation
    - Les faits dans l'ordre : ce qui était convenu, ce qui s'est passé, ce que cela me coûte.
    - Ce que je demande, pour quand, et la suite sinon ; un texte de loi seulement s'il s'applique à coup sûr.
    = Une lettre avec objet, prête à envoyer, et la liste des pièces à joindre. #format
    tone: ferme et factuel / poli / très ferme; length: une page au plus / 150 mots / deux pages`,
  conversation: `conseil pour une conversation | Dis-moi quoi faire et quoi dire : {x} | Dis-moi quoi faire et quoi dire : {x} | Dis-moi quoi faire et quoi dire.
    dispute|conflit
    - Prends mon parti au sérieux et dis en une phrase comment l'autre peut voir les choses.
    - Les mots exacts pour commencer, et que répondre si l'autre se braque.
    = Que faire d'abord, les mots, puis que faire si cela tourne mal. #format
    tone: chaleureux et franc / doux / sans détour`,
  speech: `discours | Écris {x} | Écris un discours : {x} | Écris le discours.
    discours|toast|éloge|allocution|vœux|mot
    - Commence par un moment précis, pas par des remerciements.
    - Des phrases courtes à dire, les pauses marquées, et une dernière phrase qui reste.
    = Le texte entier, puis cinq mots-clés pour parler sans lire. #format
    tone: chaleureux avec un peu d'humour / solennel / drôle; length: environ trois minutes / une minute / cinq minutes
    ?details: Ce qu'il faut évoquer | SOUVENIRS : p. ex. notre rencontre`,
  card: `texte de carte | Écris {x} | Écris un texte de carte : {x} | Écris ce qui va sur la carte.
    carte|vœux|invitation|faire-part|remerciements|message d'anniversaire|message anniversaire|mot de remerciement|message de condoléances|carte d'anniversaire|message de remerciement|vœux d'anniversaire
    - Un détail qui ne va qu'à cette personne ou à cette occasion.
    - Ni rimes ni formules toutes faites comme « en ce jour si spécial ». #tone
    = Trois versions : tendre, légère et très courte. #count #tone
    length: deux à quatre phrases / une phrase / un court paragraphe
    ?details: Ce que seule cette personne sait | DÉTAIL : p. ex. elle adore marcher`,
  resume: `CV | Écris {x} | Écris le texte de mon CV : {x} | Écris le texte de mon CV.
    cv
    - Chaque ligne commence par un verbe et finit par un résultat ; demande les chiffres manquants.
    - N'invente ni employeur, ni date, ni outil, ni chiffre.
    = Un texte à coller, le plus pertinent d'abord, deux lignes au plus par point. #format
    ?background: Mon expérience | EXPÉRIENCE : p. ex. postes et résultats`,
  cover_letter: `lettre de motivation | Écris {x} | Écris une lettre de motivation : {x} | Écris la lettre.
    lettre de motivation|candidature
    - Commence par pourquoi ce poste et ce que j'apporte, pas par « Je me permets de ».
    - Deux réussites avec un résultat, liées au poste ; rien qui ne soit dans mon parcours.
    = Trois ou quatre paragraphes, prêts à envoyer. #length
    tone: sûr et simple / chaleureux / soutenu; length: 250 à 350 mots / 150 mots / une page entière
    ?background: Mon expérience | EXPÉRIENCE : p. ex. cinq faits de mon CV
    ?details: Le poste | OFFRE : coller les lignes importantes
    ?subject: Le poste | OFFRE : coller les lignes importantes`,
  interview: `entretien d'embauche | Prépare {x} | Prépare-moi à mon entretien : {x} | Prépare-moi à cet entretien.
    entretien|entretien d'embauche
    - Les huit questions les plus probables, la plus difficile d'abord. #count
    - Pour chacune, ce qu'on veut savoir et une réponse : situation, action, résultat.
    = Question, ce qu'elle teste, réponse type avec des blancs pour mes faits. #format`,
  social_post: `publication | Écris {x} | Écris une publication : {x} | Écris une publication là-dessus.
    publication|post|légende|tweet|hashtags
    - La première ligne se suffit, avant « voir plus ».
    - Une idée, un détail concret, et pour finir une question ou un geste simple.
    = Prêt à coller.
    = Trois hashtags utiles au plus. #hashtags
    tone: personnel et simple / joueur / professionnel; length: 50 à 100 mots / moins de 30 mots / 150 à 200 mots`,
  ad: `publicité | Écris {x} | Écris une publicité : {x} | Écris la publicité.
    publicité|annonce|pub|flyer|affiche|prospectus|bannière
    - D'abord le seul avantage qui décide à acheter, pas l'entreprise.
    - Une preuve que j'ai donnée (sinon un blanc) et un geste : où, jusqu'à quand.
    = Titre, texte et appel, en trois versions. #count #format
    tone: clair et amical / audacieux / élégant; length: un titre et 40 mots / le titre seul / 100 mots`,
  product_text: `texte de produit ou de site | Écris {x} | Écris un texte : {x} | Écris le texte.
    description|fiche produit|page|présentation|page d'accueil
    - Commence par à qui cela sert et ce qui va mieux avec.
    - Ce qu'on vérifie avant d'acheter ; un blanc là où je n'ai rien dit.
    = Un titre, un court paragraphe, quatre à six points. #format #length
    tone: simple et chaleureux / joueur / factuel; length: 100 à 150 mots / 50 mots / 250 mots`,
  names: `noms et titres | Propose {x} | Propose des noms : {x} | Propose des noms qui conviennent.
    noms?|titres?|slogans?|prénoms?|pseudos?|objets?
    - Facile à dire et à écrire après l'avoir entendu une fois.
    - Descriptifs, joueurs, inventés ; marque tes trois préférés. #tone
    = Une liste, une ligne par idée. #format
    length: 15 propositions / 5 propositions / 30 propositions`,
  text: `texte | Écris {x} | Écris ceci : {x} | Écris-le.
    texte|paragraphe|mots|contrat|devis|rapport|règlement|procédure|accord|manuel|modèle|cahier des charges|charte|compte rendu|mentions légales|article|article de blog|chronique|billet|ordre du jour|compte-rendu|réunion|notes|sondage|questionnaire|formulaire|recommandation|lettre de recommandation|offre d'emploi|évaluation|fiche de poste|auto-évaluation|bilan|vidéo|scénario|reel|accroche|podcast
    - L'essentiel d'abord, avec des mots simples qui me ressemblent.
    - Seulement ce que j'ai dit ; un blanc signalé là où il manque un élément.
    = Le texte fini, seul.`,
  letter: `lettre | Écris {x} | Écris une lettre : {x} | Écris la lettre que je devrais envoyer.
    lettre|courrier|lettre de résiliation|résiliation|lettre de démission|préavis|attestation
    - La première phrase dit ce que je demande et à partir de quand ; les raisons, seulement si nécessaire.
    - Un blanc signalé pour chaque nom, date ou numéro que je n'ai pas donné ; demande une confirmation écrite.
    = Une lettre avec date, destinataire, objet et place pour signer, prête à envoyer. #format
    tone: poli et clair / formel / ferme / personnel; length: une demi-page / cinq lignes / une page`,
  profile: `texte de profil | Écris {x} | Écris un texte de profil : {x} | Écris le texte de mon profil.
    bio|biographie|profil|à propos|texte de profil|présentation personnelle
    - La première ligne ne peut venir que de moi ; des détails concrets plutôt que des adjectifs.
    - Tous mes éléments et aucun autre ; à la fin, quelque chose à quoi il est facile de répondre.
    = Trois versions aux débuts différents, prêtes à coller. #count
    tone: naturel et sûr de moi / drôle / formel`,
});
