import { asSentence } from "./as-sentence.ts";
import { FRENCH_FACT_WORDS } from "./facts-fr.ts";
import { patternsFrom } from "./mend.ts";
import { romanceGrammar } from "./romance.ts";

export const FRENCH_GRAMMAR = romanceGrammar({
  mending: {
    words: `svp=s'il te plaît,stp=s'il te plaît,pr=pour,pck=parce que,bcp=beaucoup,qd=quand,tt=tout,ds=dans,mtn=maintenant,rdv=rendez-vous,resumé=résumé,soeur=sœur,coeur=cœur,voeux=vœux,propriétere=propriétaire,proprio=propriétaire,anniversère=anniversaire,aniversaire=anniversaire,wifi=Wi-Fi,noël=Noël,pâques=Pâques,traduit=traduis,email=e-mail,mail=e-mail,emails=e-mails`,
    names: `Paris Lyon Marseille Bruxelles Lisbonne Rome Londres Excel Python Instagram LinkedIn Facebook WhatsApp ChatGPT CV SMS PDF idée idées écrire écris réponse résumer réunion présentation problème système poème vidéo régime dîner fête mère père frère propriétaire école étudiant étudiants débutant débutants élève élèves café métier démission réclamation français drôle crème gâteau végétarien adresse langage iPhone Noël Barcelone Berlin Italie Espagne France Portugal Belgique Suisse Japon abonné abonnée allée année années aéroport aérien août après arrêt arrêter arrivée allergènes âgée bébé bébés bénéfice bénévolat bénévole bientôt boulangère bûche ça caféine cafés caissière caméra catégorie célèbre célébrer célibataire cérémonie château chaudière cinéma commençant congé congés connaître contrôle côté coût coûts créatif création crèche créer crédit crêpe crêpes cuisinière débat début débuter décédé décembre déchets déco décoration découverte découvrir déçu dédicace défaut déjà déjeuner délai délais délégué déménage déménagement déménager démarche démarches dépannage dépense dépenses déposer dépôt dernière désolé désolée détail détails deuxième développement développer développeur différence différent difficulté écharpe échange échéance éclairage écologique économie économies économique économiser écouter écouteurs écran écriture édition éducation éducatrice église égalité élection élections électricien électricité électrique électronique élégant émission énergie enquête entraînement entraîner entrée entrées épargne épargner épouse époux équation équilibrée équipe équipement équitation espérer étage étagère étais étaient était étape étapes été étirements étranger étrangère être étude études étudiante évaluation événement événements éviter expérience façon façade fenêtre février fidèle fidélité financière forêt française garçon garçons gâteaux gêner gênant géographie géométrie gérer goût goûter grand-mère grand-père belle-mère beau-père grève hébergement héritage hésite hésiter hôpital hôtel idéal île impayé impayée impayées impôt impôts infirmière inquiète intérêt intérieur intéressant itinéraire journée kilomètres leçon légende légendes légumes lumière lycée lycéen maçon maître maîtresse manière mariée matériel matière médicament médicaments mélange mémoire ménage météo méthode mètres métro même naître négociation négocier numéro numéros opération opérateur pâte pâtes pâtisserie pêche pédiatre période photosynthèse pièce pièces planète plutôt poésie poêle première préavis précis préférée préférés prénom prénoms préparation préparer présence président prêt prêter prévenir prévu prévue problèmes procédure propriété protéger protéines publicité pédagogique qualité quatrième randonnée récent réception réclamer récréation reçu récupérer rédaction rédiger réduction réfrigérateur règle règlement régler rénovation rénover réparation réparer répondre réponses réseau réseaux réservation réserver résiliation résilier réussi réussir réviser révision révisions rôle rôti salarié salariée salariés santé séance séances sécurité séjour série séries sincère société soirée soirées spécial spécialité stratégie succès synthèse théâtre télé téléphone télétravail télévision témoignage témoin température thème théorie trésor trésorerie troisième université véhicule végane végétarienne vérifier vérité vétérinaire vidéos voilà zéro mécontent mécontente empêchement dégoûtée déclarer vélo vélos diplôme diplômes lève état états répète préfère achète gère cède cinquième Nantes Lille Bordeaux Toulouse Strasbourg Rennes Montpellier Annecy Grenoble Dijon Angers Brest Genève Lausanne Montréal Québec Bretagne Normandie Corse Provence Europe Amsterdam Madrid Porto Athènes Prague Venise Autriche Allemagne Angleterre Irlande Grèce Croatie Islande Maroc Tunisie Canada Thaïlande Airbnb Leboncoin Vinted Insta TikTok YouTube Netflix Canva Google Gmail PowerPoint Android Amazon Zara IKEA TVA CDI CDD RH CAF CPAM URSSAF RSA SNCF EDF EVJF RTT JavaScript`,
    patterns: [
      ...patternsFrom(String.raw`
      (?<=\b(?:carte|discours|lettre|message|plan|planning|texte)) (?=(?:départ|démission|dissertation|fiançailles|mariage|motivation|naissance|recommandation|relance|remerciement|résiliation|retraite|révisions?)(?!\p{L})) =>  de 
      (?<=\b(?:un|le|de|du) )faire part(?!\p{L}) => faire-part
      (?<=\b(?:carte|discours|message|texte)) (?=anniversaire(?!\p{L})) =>  d'
      (?<![\p{L}'’])([ldjmtsnc]|qu) (?=[aeiouhyéèêàâ]\p{L}|a |y |en ) => $1'
      (?<=\b(?:lettre|e-mail|message|mot|courrier|réclamation|réponse|post|discours|sms)) a (?=\p{L}) =>  à 
      (?<!(?<!\p{L})(?:il|elle|on|qui|y|ça|n'y|(?:chat|chatte|chien|chienne|fils|fille|bébé|enfant|ado|mari|femme|copain|copine|mère|père|frère|sœur|amie?|prof|cheffe?|patronn?e?|voisine?|propriétaire|cliente?|dame|homme|tout le monde))) a (?=la |l'|mon |ma |mes |notre |nos |domicile|distance|partir|côté|pied|vélo|louer|vendre|faire|\d+(?!\d| ans)) =>  à 
      (?<=\bidées?) (?=(?:repas|cadeaux?|recettes?|sorties?|menus?|dîners?|activités?|films?|livres?|noms?|week-end|déco|voyages?|posts?)(?!\p{L})) =>  de 
      (?<=\b(?:cadeaux?|poème|carte|discours|anniversaire|repas|menu|chanson|histoire)) (?=(?:papa|maman|mamie|papi|bébé|(?:mon|ma|mes) \p{L})(?!\p{L})) =>  pour 
      (?<=^(?:explique|aide|donne|dis|montre|écris|fais|trouve|propose|conseille|prépare|rédige)) (?=moi(?!\p{L})) => -
      (?<=\brecettes?) (?=(?!facile|rapide|simple|légère|végé|vegan|végan|économique|originale?|maison|pas |sans |pour |avec |des? |d'|du |à |aux? |qui )[b-df-gj-np-tv-z]\p{L}{3,}) =>  de 
      (?<=\brésiliation) (?=(?:box|contrat|bail|forfait|mutuelle|salle)(?!\p{L})) =>  de 
      ^resume (?=d[eu' ]) => résumé 
      ^(faut|peut|dois|puis|est|vaut|ai) (?=(?:il|on|je|ce)(?!\p{L})) => $1-
      ^(?=meilleurs? ) => le 
      ^(?=meilleures? |différence entre ) => la 
    `),
      [/(?<!(?<!\p{L})(?:il|elle|on|qui|y|ça) )(?<=\p{L} )a (?=\p{Lu}\p{Ll})/gu, "à "],
    ],
  },
  facts: FRENCH_FACT_WORDS,
  politeStart: String.raw`(?:salut|bonjour|bonsoir|coucou|hello|ok|alors|s'il (?:te|vous) pla[iî]t|merci de|juste)\b[\s,:!-]*|(?:est-ce que )?(?:tu )?(?:peux|pourrais|pouvez|pourriez|veux|voudrais)[ -]?(?:tu|vous)?(?: s'il te plaît,?)?\s+(?:(?:m'|nous )aider à\s+|m(?:e |')aider\s+)?(?:(?:me|nous) |m')?(?=\p{L})|(?:j'(?:ai|aurais)|on a|nous avons) besoin (?:de |d')(?:ton aide (?:pour|avec) |aide (?:pour|avec) )?|besoin (?:de |d')(?:aide (?:pour|avec) )?|(?:je|on) (?:veux|voudrais|veut|voudrait|cherche|souhaite|souhaiterais)(?: avoir| trouver| obtenir)? (?=(?:une?|des?|du|le|la|les|mon|ma|mes|quelques|\d)\b)|j'aimerais(?: avoir| trouver)? (?=(?:une?|des?|du|le|la|quelques|\d)\b)|(?:aide|aidez)[ -](?:moi|nous) à (?=(?:écrire|rédiger|faire|créer|préparer|organiser|trouver|planifier)\b)|donne[ -]moi `,
  politeEnd: "s'il (?:te|vous) plaît|merci(?: d'avance| beaucoup)?|de l'aide",
  howto: "comment (?:faire pour |on peut |je peux |bien )?",
  question: String.raw`(?:et |mais )?(?:comment|pourquoi|quand|combien|où|qui|que|quoi|quel(?:le)?s?|qu'est-ce|est-ce|c'est quoi|à quoi|d'où|lequel|laquelle|(?:dois|puis|peut|faut|a|est|suis|ai|sont)-(?:je|on|il|elle|t-il|ce|ils))`,
  statement: String.raw`(?:(?:je|j'|il|elle|on|nous|ils|elles|c'est|ça|personne|quelqu'un|tout le monde)(?: |(?<=')|$)|(?:mon|ma|notre) (?:chat|chatte|chien|chienne|fils|fille|bébé|ado)(?: de \d+ \p{L}+)? (?!(?:pour|avec|de|qui|que|sur|en|et|à)\b)\p{L}+|(?:mon|ma|mes|notre|nos|le|la|les|l'|un|une|son|sa|leur)[ ']?(?:[\p{L}\d'-]+ ){1,5}?(?:n'|ne |me |m'|se |s')?(?:est|sont|a|ont|était|avait|va|veut|peut|fait|vient|dit|marche|fonctionne|refuse|répond|paie|dort|mange|pleure|crie|aboie|mord|fuit|coule|démarre|plante|affiche|tombe|boit|doit|met|arrive|ignore|laisse|manque|perd|pleut|déteste|aime|parle)(?!\p{L}))`,
  infinitive: String.raw`(?!hier|mer |newsletter|flyer|potager|poulailler|escalier|plombier|clavier|quartier|panier|cahier|poster (?!sur)|loyer|papier|atelier|métier|calendrier|courrier|dossier|souper|dîner|déjeuner|goûter|hiver|devoir|plaisir|avenir|désir|week-end|anniversaire|programme)\p{L}+(?:er|ir|oir|(?<=(?:fai|di|écri|ven|ren|pren|appren|compren|répon|met|li|vi|sui|ba|per|atten|plai|boi|croi|reconnaî|connaî|résou|promet|convainc|inscri|condui|constru|rédui|ê)[dtvw]?)re)(?![\p{L}])`,
  verbs: `écrire écris écrives,rédiger rédige rédiges,faire fais fasses,créer crée crées,préparer prépare prépares,organiser organise organises,planifier planifie planifies,trouver trouve trouves,proposer propose proposes,expliquer explique expliques,traduire traduis traduises,résumer résume(?!\\sd) résumes,corriger corrige corriges,améliorer améliore améliores,raccourcir raccourcis raccourcisses,reformuler reformule reformules,comparer compare compares,analyser analyse analyses,calculer calcule calcules,concevoir conçois conçoives,développer développe développes,inventer invente inventes,imaginer imagine imagines,composer compose composes,dessiner dessine dessines,coder code codes,relire relis relises,simplifier simplifie simplifies,donner donne donnes,résoudre résous résolves,dire dis dises,montrer montre montres,conseiller conseille conseilles,recommander recommande recommandes,vérifier vérifie vérifies,jouer joue joues,lister liste listes,aider aide aides`,
  makes: `écris|rédige|fais|crée|prépare|organise|planifie|trouve|propose|conçois|développe|invente|imagine|compose|dessine|donne|liste`,
  clitics: "moi|nous|le|la|les|lui",
  determined: String.raw`une?|des?|du|d'|l'|le|la|les|mon|ma|mes|notre|nos|ton|ta|tes|son|sa|ses|leurs?|ce|cet|cette|ces|quelques|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d\S*|moi|en|pour`,
  plural: String.raw`(?:idées|noms|titres|slogans|légendes|cadeaux|questions|exercices|conseils|astuces|recettes|livres|films|séries|jeux|activités|podcasts|vœux|publications|excuses|cartes|flashcards|paroles|menus|blagues|chansons|romans|remerciements|hashtags|messages)(?![\p{L}])`,
  feminine: `(?!silence)\\p{L}+(?:tion|sion|aison|ette|ance|ence|ude|ité)|période|lettre|série|enquête|infolettre|panne|tribune|grille|accroche|réponse|invitation|demande|annonce|réclamation|plainte|excuse|carte|publication|légende|vidéo|publicité|pub|affiche|campagne|description|fiche|page|newsletter|stratégie|présentation|dissertation|introduction|conclusion|rédaction|séance|leçon|activité|séquence|explication|analyse|comparaison|synthèse|étude|traduction|correction|réunion|fonction|requête|formule|macro|appli|application|boutique|histoire|nouvelle|scène|chanson|blague|devinette|image|photo|illustration|icône|recette|soupe|sauce|liste|routine|fête|soirée|idée|activité|playlist|démission|recommandation|évaluation|démonstration|équation|question|procédure|charte|attestation|checklist|candidature|bio|story|bannière|chronique|comptine|conversation|valise|relance|semaine|journée|liste de courses|lune de miel|négociation|allocution|mise en demeure|offre d'emploi|plateforme|base de données|fiche de poste`,
  articles: ["un", "une", "des "],
  people: [
    [
      String.raw`(à|pour|avec|de) (?=(?:patron|chef|boss|propriétaire|voisin|collègue|prof|professeur|mari|copain|frère|père|fils|ami|banquier|médecin)\b)`,
      "$1 mon ",
    ],
    [
      String.raw`(à|pour|avec|de) (?=(?:patronne|voisine|femme|copine|sœur|mère|fille|banque|mairie)\b)`,
      "$1 ma ",
    ],
    [
      String.raw`(au propriétaire|à mon (?:patron|chef|propriétaire|voisin)|au syndic|à la banque|à la mairie) (?=(?!pour|sur|à|de|qui|que|et|afin|car|d'|en|concernant|parce)\p{L})`,
      "$1, ",
    ],
  ],
  link: "à|a|au|aux|pour|par|de|du|des|d'|sur|avec|sans|en|dans|que|qui|comme|afin|suite|pendant|avant|après|et|ou|contre|chez|depuis|demandant",
  breaks: String.raw`\s(?=(?:je|j'ai|on|elle|il|ils|nous|mon|ma|c'est) \p{L}+)(?<!(?:\p{L}+(?:er|ir|re)|que|qui|car|si|quand|où|et|mais|ou|de|avec|sans|à|pour|par|en|comme|sur|dans|chez)\s)`,
  asksLast: String.raw`^(.{8,}?),? ((?:que faire|quoi faire|comment (?:faire|je)|pourquoi|je fais quoi).*?)\??$`,
  says: {
    howto: "Montre-moi comment {x}",
    help: "Aide-moi à {x}",
  },
  finishQuestion: (text) =>
    asSentence(/[.!]\s/u.test(text) ? text : text.replace(/\s*\??$/u, " ?")),
});
