import { kindsFrom } from "../lines-from.ts";

export const LIFE = kindsFrom({
  recipe: `recette | Donne-moi {x} | Donne-moi une recette : {x} | Dis-moi ce que je peux cuisiner.
    recettes?|dîner|déjeuner|repas|plat|dessert|soupe|gâteau|sauce|goûter
    - Quantités en grammes ou cuillères, feu, et à quoi je vois que chaque étape est finie.
    - Un remplacement pour tout ce qui peut manquer dans une cuisine ordinaire.
    = Temps et parts, ingrédients, étapes numérotées. #format
    length: 40 minutes au plus / 20 minutes, une seule casserole`,
  meal_plan: `menu de la semaine | Fais {x} | Fais un menu : {x} | Organise mes repas.
    menus?|régime|menu de la semaine
    - Réutilise les ingrédients pour qu'il reste peu ; cuisiner une fois, manger deux fois.
    - Des ingrédients courants et des plats rapides en semaine. #time
    = Un tableau par jour, puis une liste de courses par rayon. #format
    length: sept jours / trois jours / cinq jours ouvrés`,
  workout: `programme d'entraînement | Fais {x} | Fais un programme d'entraînement : {x} | Organise mon entraînement.
    entraînement|exercices|séance|étirements|routine
    - Chaque exercice avec séries, répétitions ou durée, repos et une version plus facile.
    - Comment progresser chaque semaine, et à quelle douleur s'arrêter.
    = Un tableau par jour. #format
    length: 30 minutes / 15 minutes / 45 minutes
    ?limits: Blessures et matériel | LIMITES : p. ex. genou, deux haltères
    ?level: Mon niveau | NIVEAU : p. ex. cinq pompes`,
  health: `question de santé | Dis-moi quoi savoir et quoi faire : {x} | Dis-moi quoi savoir et quoi faire : {x} | Dis-moi ce que cela peut être et quoi faire.
    symptômes?
    - D'abord les signes qui demandent un médecin tout de suite.
    - Les causes de la plus courante à la plus rare, ce que je peux faire sans risque, et ce que tu ne peux pas savoir.
    = Quand consulter, ce que cela peut être, quoi faire. #format
    tone: calme et simple / doux / factuel`,
  event: `fête | Organise {x} | Organise cela : {x} | Organise cela.
    fête|mariage|anniversaire|soirée|événement|barbecue|pique-nique|evjf|baby shower|baptême
    - Ce qu'il faut réserver ou acheter et quand, à rebours du jour.
    - Un déroulé avec les heures, et que faire en cas de pluie ou de retard.
    = Un planning et une liste de courses avec quantités. #format`,
  trip: `voyage | Organise {x} | Organise ce voyage : {x} | Organise le voyage.
    voyage|week-end|weekend|séjour|itinéraire|vacances|road trip|lune de miel|circuit
    - Un point fixe le matin et un l'après-midi, proches ; du temps pour manger et flâner.
    - Les trajets en minutes et en prix ; marque ce qui se réserve ou se vérifie.
    = Un tableau par jour : matin, après-midi, soir, coût. #format`,
  money_legal: `question d'argent ou de droit | Dis-moi ce qui s'applique et quoi faire : {x} | Dis-moi ce qui s'applique et quoi faire : {x} | Dis-moi ce qui s'applique et ce que je peux faire.
    question juridique
    - La règle en mots simples, pour quel pays et à quelle date ; les délais d'abord.
    - Ce qui reste ouvert dans mon cas, et quand voir un spécialiste.
    = Réponse courte, raisons, étapes avec délais. #format
    ?place: Pays | PAYS : p. ex. France, Belgique`,
  decision: `décision | Aide-moi à décider : {x} | Aide-moi à décider : {x} | Aide-moi à décider.
    décision|choix|pour et contre
    - Ce qui compte vraiment, puis chaque option à cette aune, y compris ne rien faire.
    - Une recommandation claire, et ce que je devrais apprendre pour changer d'avis.
    = La recommandation d'abord, puis un petit tableau. #format`,
  buying: `conseil d'achat | Aide-moi à acheter : {x} | Aide-moi à acheter : {x} | Aide-moi à acheter ce qui convient.
    comparatif|conseil
    - Ce qui compte à l'achat et ce qui ne compte pas, puis trois options. #count
    - Marque prix et modèles « à vérifier » ; dis quand l'occasion suffit.
    = Un tableau : pour qui, atout, défaut, prix approximatif. #format`,
  howto: `mode d'emploi | Écris {x} | Montre-moi comment faire : {x} | Montre-moi comment faire.
    mode d'emploi|tutoriel|tuto|guide|étapes|conseils|astuces
    - Ce qu'il me faut avant de commencer et combien de temps cela prend.
    - Une action par étape, le signe qu'elle a réussi et l'erreur la plus fréquente.
    = Des étapes numérotées. #format`,
  ideas: `idées | Propose {x} | Propose des idées : {x} | Propose des idées.
    idées?|cadeaux?|suggestions?|thèmes?|activités?|exemples?|sujets?|sorties?|idées? (?:de )?cadeaux?|idées? de repas|idées? de sortie|livres?|films?|séries?|jeux?|podcasts?|chansons?|musiques?|playlist|romans?|recommandations?
    - Assez précis pour commencer aujourd'hui, pas des catégories.
    - Du plus sûr au plus original, avec l'effort ou le prix ; marque les trois meilleures.
    = Une liste, une ou deux lignes par idée. #format
    length: 12 idées / 5 idées / 25 idées`,
  story: `histoire | Écris {x} | Écris une histoire : {x} | Fais-en une histoire.
    histoire|conte|nouvelle|scène|chapitre|dialogue|personnage|roman|récit
    - Dès les premières lignes, quelqu'un veut quelque chose et un obstacle se dresse.
    - Des actes, des objets, des paroles ; la fin naît d'un choix et ne s'explique pas.
    = Le texte seul, avec un titre.
    length: 500 à 800 mots / 200 mots / 1500 mots`,
  poem: `poème ou chanson | Écris {x} | Écris un poème : {x} | Écris un poème là-dessus.
    poème|chanson|rap|haïku|blague|paroles|limerick|sonnet|devinette|comptine
    - Des images qui ne vont qu'à ce sujet ; ni cœurs, ni étoiles, ni roses.
    - Aucune phrase tordue pour la rime ; le dernier vers surprend.
    = Le texte fini, seul.
    length: 12 à 16 vers / 4 vers / 24 vers`,
  image: `image | Crée {x} | Crée une image : {x} | Fais-en une image.
    image|logo|photo|illustration|affiche|dessin|tatouage|avatar|portrait|icône|bannière
    - Sujet, lieu, lumière, couleurs, angle et style.
    - Un seul centre d'attention ; dis ce qui reste vide et ce qui ne doit pas paraître.
    = Une description de 40 à 70 mots, puis deux variantes. #count #length
    format: carré / large (16:9) / vertical (9:16)`,
  plan: `plan | Fais {x} | Fais un plan : {x} | Fais-moi un plan pour cela.
    plan|stratégie|calendrier|calendrier éditorial|plan marketing|business plan|plan d'action|programme|campagne|projet|budget|plan d'épargne|emploi du temps|planning|agenda|cours|leçon|exercices?|fiche|activité|séquence|atelier
    - Le premier pas tient dans la journée ; ensuite dans l'ordre, avec quand et combien de temps. #time
    - De quoi cela dépend (temps, argent, aide), tes hypothèses à côté ; ce qui risque de rater et que faire alors. #budget
    = Un tableau : quand, quoi, ce qu'il me faut, comment je vois que c'est fait. #format`,
  checklist: `liste | Fais {x} | Fais une liste : {x} | Fais une liste pour cela.
    liste de valise|liste|checklist|liste de courses|valise|liste d'invités|to-do list
    - Complète pour ce cas et par groupes ; signale ce qu'on oublie souvent.
    - En haut, ce qu'il faut acheter, réserver ou vérifier avant ; des quantités là où elles comptent.
    = Une liste à cocher, sur une page. #format`,
  solution: `solution | Aide-moi pour {x} | Aide-moi à résoudre ceci : {x} | Dis-moi étape par étape ce que je peux faire.
    problème|réparation|panne
    - La cause la plus probable d'abord, et comment savoir laquelle c'est.
    - Ce que je peux faire aujourd'hui, en commençant par le plus simple et le plus sûr ; quand et à qui demander de l'aide.
    = Réponse courte, puis étapes numérotées. #format`,
});
