import { kindsFrom } from "../kind-from.ts";

/** Home, health, money and free time. */
export const LIFE = kindsFrom({
  recipe: `recette
    Donne-moi {x} | Donne-moi une recette : {x} | Dis-moi ce que je peux cuisiner.
    recettes?|dîner|déjeuner|repas|plat|dessert|soupe|gâteau|sauce|goûter
    - Quantités en grammes ou cuillères, feu, et à quoi je vois que chaque étape est finie.
    - Un remplacement pour tout ce qui peut manquer dans une cuisine ordinaire.
    = Temps et parts, ingrédients, étapes numérotées. #format
    length: 40 minutes au plus / 20 minutes, une seule casserole`,
  meal_plan: `menu de la semaine
    Fais {x} | Fais un menu : {x} | Organise mes repas.
    menus?|plan|programme|liste de courses|régime|menu de la semaine
    - Réutilise les ingrédients pour qu'il reste peu ; cuisiner une fois, manger deux fois.
    - Des ingrédients courants et des plats rapides en semaine. #time
    = Un tableau par jour, puis une liste de courses par rayon. #format
    length: sept jours / trois jours / cinq jours ouvrés`,
  workout: `programme d'entraînement
    Fais {x} | Fais un programme d'entraînement : {x} | Organise mon entraînement.
    programme|plan|entraînement|exercices|séance|étirements|routine
    - Chaque exercice avec séries, répétitions ou durée, repos et une version plus facile.
    - Comment progresser chaque semaine, et à quelle douleur s'arrêter.
    = Un tableau par jour. #format
    ?limits: Blessures et matériel | LIMITES : p. ex. genou, deux haltères
    ?level: Mon niveau | NIVEAU : p. ex. cinq pompes`,
  health: `question de santé
    Dis-moi quoi savoir et quoi faire : {x} | Dis-moi quoi savoir et quoi faire : {x} | Dis-moi ce que cela peut être et quoi faire.
    symptômes?
    - D'abord les signes qui demandent un médecin tout de suite.
    - Les causes de la plus courante à la plus rare, ce que je peux faire sans risque, et ce que tu ne peux pas savoir.
    = Quand consulter, ce que cela peut être, quoi faire. #format
    tone: calme et simple / doux / factuel`,
  habit: `changement d'habitude
    Aide-moi : {x} | Aide-moi : {x} | Aide-moi à changer cela.
    habitude|routine
    - Le déclencheur, puis un pas si petit qu'il réussit même un mauvais jour.
    - Lié à une heure et un lieu ; que faire après un jour manqué, sans grands discours.
    = Que faire aujourd'hui, cette semaine, dans un mois. #format
    tone: bienveillant et franc / strict / joueur`,
  schedule: `emploi du temps
    Fais {x} | Fais un emploi du temps : {x} | Fais-moi un emploi du temps qui tient.
    emploi du temps|planning|routine|programme|agenda|to-do list|plan
    - Les heures fixes d'abord, puis l'important à ma meilleure heure ; des pauses et de la marge.
    - Jamais deux choses à la fois, les trajets comptent ; dis ce qui saute un mauvais jour.
    = Un tableau par heure. #format`,
  project_plan: `plan de projet
    Fais {x} | Fais un plan : {x} | Fais-moi un plan.
    plan|checklist|planning|rétroplanning|liste|feuille de route
    - À rebours de la date de fin : ce qu'il faut réserver, acheter ou décider d'abord.
    - Chaque étape avec durée, coût et condition ; les trois problèmes les plus probables.
    = Un tableau : quand, quoi, qui, coût ; puis la première heure. #format`,
  event: `fête
    Organise {x} | Organise cela : {x} | Organise cela.
    fête|mariage|anniversaire|soirée|événement|barbecue|pique-nique|evjf|baby shower|jeux?|baptême
    - Ce qu'il faut réserver ou acheter et quand, à rebours du jour.
    - Un déroulé avec les heures, et que faire en cas de pluie ou de retard.
    = Un planning et une liste de courses avec quantités. #format`,
  trip: `voyage
    Organise {x} | Organise ce voyage : {x} | Organise le voyage.
    voyage|week-end|weekend|séjour|itinéraire|vacances|road trip|lune de miel|valise|circuit
    - Un point fixe le matin et un l'après-midi, proches ; du temps pour manger et flâner.
    - Les trajets en minutes et en prix ; marque ce qui se réserve ou se vérifie.
    = Un tableau par jour : matin, après-midi, soir, coût. #format`,
  budget: `budget
    Fais {x} | Fais un budget : {x} | Fais un plan pour mon argent.
    budget|plan|tableau|plan d'épargne
    - Besoins, dettes, épargne et envies dans cet ordre, avec les calculs visibles.
    - Les deux coupes qui rapportent le plus et coûtent le moins.
    = Un tableau avec montant et part, puis trois gestes cette semaine. #format
    ?background: Mes chiffres | CHIFFRES PAR MOIS : p. ex. revenu 2400, loyer 900
    ?details: Mes chiffres | CHIFFRES PAR MOIS : p. ex. revenu 2400, loyer 900`,
  money_legal: `question d'argent ou de droit
    Dis-moi ce qui s'applique et quoi faire : {x} | Dis-moi ce qui s'applique et quoi faire : {x} | Dis-moi ce qui s'applique et ce que je peux faire.
    question juridique
    - La règle en mots simples, pour quel pays et à quelle date ; les délais d'abord.
    - Ce qui reste ouvert dans mon cas, et quand voir un spécialiste.
    = Réponse courte, raisons, étapes avec délais. #format
    ?place: Pays | PAYS : p. ex. France, Belgique`,
  decision: `décision
    Aide-moi à décider : {x} | Aide-moi à décider : {x} | Aide-moi à décider.
    décision|choix|pour et contre
    - Ce qui compte vraiment, puis chaque option à cette aune, y compris ne rien faire.
    - Une recommandation claire, et ce que je devrais apprendre pour changer d'avis.
    = La recommandation d'abord, puis un petit tableau. #format`,
  buying: `conseil d'achat
    Aide-moi à acheter : {x} | Aide-moi à acheter : {x} | Aide-moi à acheter ce qui convient.
    comparatif|conseil
    - Ce qui compte à l'achat et ce qui ne compte pas, puis trois options. #count
    - Marque prix et modèles « à vérifier » ; dis quand l'occasion suffit.
    = Un tableau : pour qui, atout, défaut, prix approximatif. #format`,
  repair: `réparation
    Aide-moi à réparer : {x} | Aide-moi à réparer : {x} | Dis-moi comment réparer cela.
    réparation
    - La cause la plus probable d'abord, avec un test rapide.
    - Outils, coût, ce qu'il faut couper avant, et quand appeler un professionnel.
    = Vérifier, étapes numérotées, éviter que cela revienne. #format`,
  howto: `mode d'emploi
    Écris {x} | Montre-moi comment faire : {x} | Montre-moi comment faire.
    mode d'emploi|tutoriel|tuto|guide|étapes|conseils|astuces
    - Ce qu'il me faut avant de commencer et combien de temps cela prend.
    - Une action par étape, le signe qu'elle a réussi et l'erreur la plus fréquente.
    = Des étapes numérotées. #format`,
  ideas: `idées
    Propose {x} | Propose des idées : {x} | Propose des idées.
    idées?|cadeaux?|suggestions?|thèmes?|activités?|exemples?|sujets?|sorties?
    - Assez précis pour commencer aujourd'hui, pas des catégories.
    - Du plus sûr au plus original, avec l'effort ou le prix ; marque les trois meilleures.
    = Une liste, une ou deux lignes par idée. #format
    length: 12 idées / 5 idées / 25 idées`,
  recommendation: `recommandations
    Recommande-moi {x} | Recommande-moi quelque chose : {x} | Recommande-moi quelque chose qui convient.
    livres?|films?|séries?|jeux?|podcasts?|chansons?|musiques?|playlist|romans?|recommandations?
    - Pour chacun, pourquoi il va avec ce que j'ai dit, sans dévoiler l'intrigue.
    - Du connu et du moins connu, seulement ce qui existe à coup sûr ; marque par quoi commencer.
    = Titre, année, une ligne. #format
    length: 6 propositions / 3 propositions / 12 propositions
    ?limits: Ce que j'aime ou non | GOÛTS : p. ex. polars, pas d'horreur`,
  parenting: `conseil aux parents
    Aide-moi en tant que parent : {x} | Aide-moi en tant que parent : {x} | Dis-moi ce que je peux essayer.
    tableau de récompenses|règles
    - Ce qui est normal à cet âge et ce qu'il peut y avoir derrière.
    - Trois choses dès ce soir, avec les mots à dire, et quand demander conseil. #count
    = Quoi essayer d'abord, ensuite, enfin. #format
    tone: calme et pratique / chaleureux / bref
    ?people: L'enfant | ÂGE : p. ex. quatre ans`,
});
