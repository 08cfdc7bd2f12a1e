import { formsFrom } from "./forms.ts";

/** What the form of an English request tells; the first that fits counts. */
export const ENGLISH_FORMS = formsFrom(String.raw`
  card: ^what (?:do|should|can|to) (?:i |you )?(?:write|put|say) (?:in|on) .*\bcard\b
  health statement: \b(?:diagnosed with|diabetes|celiac|high cholesterol)\b
  ideas noun: \b(?:stuff|things|activities) to do\b
  ideas statement: \b(?:stuff|things|activities) to do\b
  recommendation: ^what (?:sources|books|podcasts|websites|apps)\b
  text named: ^(?:\p{L}+ )?thesis statement\b
  interview: \bwhy should (?:we|i) hire\b|\btell me about yourself\b|\b(?:biggest|greatest) (?:weakness|strength)
  product_text named: ^(?:value proposition|usp|mission statement|unique selling)
  ideas noun: ^(?:debate|talking) points\b|^arguments? (?:for|against)\b|^(?:low maintenance |indoor |easy )?plants\b|^(?:paint )?colou?rs? (?:for|palette)\b|^paint colou?rs?\b
  quiz named: ^(?:spelling|vocab\w*|sight|rhyming) (?:bee )?words\b
  checklist noun: \b(?:sign[- ]?up|chore|attendance|reading) (?:sheet|form|chart|log)\b
  recipe noun: ^(?!.*\b(?:prompt|history|vs)\b)(?:\S+ ){0,3}(?:stew|chili|curry|casserole|lasagn[ae]|pancakes?|waffles|tacos?|burritos?|enchiladas?|meatballs|meatloaf|pot roast|risotto|stir[- ]?fry|quiche|omelet\w*|muffins?|cookies|brownies|banana bread|sourdough|cheesecake|pot pie|ramen|carbonara|paella|smoothies?|marinade|guacamole|hummus|gravy|fried rice|mac and cheese|pulled pork|fajitas|gumbo|jambalaya|shakshuka|frittata|apple pie|biscuits|scones|gnocchi)(?=$|[,.]| (?:for|with|without|that|in|using)\b)
  recipe noun: \b(?:chicken|beef|pork|salmon|shrimp|tofu|pasta|rice|lentils?|beans|potato\w*|eggs|mince|turkey|steak|veggies|zucchini)\b.*\b(?:one[- ]p[ao]n|oven|air fryer|slow cooker|crock ?pot|instant pot|stir[- ]fry|leftover|quick|easy|min(?:utes)?)\b
  repair noun: \b(?:fan|faucet|tap|toilet|door|drain|sink|shower|window|washer|dryer|fridge|boiler|radiator)\b.*\b(?:noisy|leak\w*|squeak\w*|stuck|broken|clogged|blocked|drip\w*|smell\w*)\b
  card named: ^(?:text message|message|note|card) saying (?:happy|congrat|get well|good luck)|^(?:\p{L}+ )?(?:text|wording|words|message) for .*\b(?:invit|card\b)
  event named: \b(?:thanksgiving|christmas|easter|party|wedding|bbq|buffet|birthday|holiday) (?:dinner )?menu\b
  questions noun: \bquestions (?:for|to ask) (?:my|our|a|the)\b
  code: (?<!(?:kidney|liver|brain|cognitive|thyroid) )\b(?:function|script|snippet|one[- ]liner|regex|query)$(?<!(?:video|movie|play|phone|sales|call|youtube|podcast) script)
  health howto: \b(?:my ears?|stuffy nose|headaches?|hiccups|cough|sore throat|acne|dandruff|heartburn|bloat\w*|cramps|nausea|hangover|cholesterol|blood (?:pressure|sugar)|back pain|migraines?|fever)\b
  plan named: \b(?:a|per) day plan\b
  repair noun: \b(?:paint|wall|ceiling|roof|floor|tiles?|carpet|gutter)\b.*\b(?:peeling|leak\w*|crack\w*|mou?ld|stain\w*|damp|bubbl\w*)\b|\bpeeling\b
  speech: ^what (?:do|should|can|to) (?:i )?say (?:at|in) .*\b(?:funeral|wedding|party|ceremony|memorial|graduation|baptism)\b
  text named: \b(?:cold call|phone|sales(?: call)?|voicemail) (?:script|greeting)\b|\b(?:(?:facebook|fb) marketplace|craigslist) (?:listing|ad|post|description)\b|\b(?:status|weekly|monthly|progress|daily) (?:status )?(?:report|update)\b(?! e?mail)
  ideas named: ^(?:(?:healthy|easy|cheap|kids?|quick) )*snacks (?:for|to)\b
  card named: ^(?:birthday|anniversary|wedding|christmas|graduation|retirement|congrat\w*|sympathy|condolence|get well) (?:text|message|wish|note)(?:es|s)?\b
  profile named: ^self[- ]?introduction\b
  product_text named: \b(?:page|website|site|web|homepage|brochure|label|packaging|listing) (?:text|copy)\b
  text noun: ^(?!.* or )(?:an? )?(?:\p{L}+ ){0,3}sign(?:$| (?:for|telling|saying|that|to|asking|about)\b)
  complaint named: ^letter to .*\b(?:noise|noisy|barking|broken|leak\w*|mou?ld|pothole\w*|trash|garbage|parking|smell|damage\w*|delay\w*|dirty)\b
  plan named: \bgoals for\b
  meeting named: \b(?:meeting|call) (?:recap|summary|follow[- ]?up)\b
  money_legal statement: \b(?:cut (?:down )?my|damaged my|hit my car|scratched my car|sued|suing|evicting|refuses? to (?:pay|refund))\b
  document named: ^(?:\p{L}+ )?proposal\b(?! (?:ring|speech|ideas?|dinner|letter|email))
  debugging noun: \bnpm (?:install|run|err)|\b(?:permission|access) denied\b|\b\w+(?:Error|Exception)\b|\bcannot find module\b|\bsegfault\b|\bECONN\w*
  explanation: ^(?:what (?:caused|causes|happened|makes)|teach me)\b|^how (?:does|do|did|is|are) (?!i\b|we\b|you\b|u\b|my\b|our\b)
  health noun: \b(?:anxiety|panic attacks?|insomnia|heartburn|migraines?)\b
  email named: ^apology (?:note |message )?to (?:(?:a|an|the|our|my|all) )?(?:\p{L}+ )?(?:customers?|clients?|guests?|everyone|subscribers|members)\b|^thank you (?:note|letter|message|email) (?:after|for|following) .*\binterview\b
  questions named: ^(?:interview )?questions (?:to|for|i (?:can|should)) (?:ask )?(?:a|an|my|our|the)\b(?!.*\b(?:employer|interviewer|recruiter|hiring|company)\b)
  review_reply named: ^(?:reply|response|answer) (?:to|for) .*\breviews?\b
  workplace named: \bweeks?'?s? notice\b(?!.*\b(?:landlord|apartment|lease|tenant|rent|move))
  checklist: ^(?:packing\b(?! list)|what (?:to|should (?:i|we)|do (?:i|we)) (?:pack|bring)\b)
  budget: \b(?:(?:credit card|student|in|my|our) (?:loan )?debts?|debt payoff|paycheck to paycheck)\b
  plan howto: ^(?:save|lose|pay off|run|read|learn) .*\d
  health question: \b(?:safe|okay|ok|bad|good|healthy) (?:for|during|while) .*\b(?:diabet|pregnan|heart|kidney|liver|breastfeed|bab(?:y|ies)|newborn)
  quiz named: ^(?!(?:solve|help|my|this|these|fix|answer)\b)(?:\S+ ){0,4}(?:word|math|maths|practice) (?:problems|questions)\b
  explanation noun: ^(?:\d+ |some )?(?:fun |interesting |random )?facts about\b
  message noun: \b(?:(?:tinder|hinge|bumble|dating)(?: app)? )?(?:opener|opening line|pickup line)s?\b
  howto noun: ^(?:git|npm|linux|vim|ffmpeg|kubectl|ssh|terminal)\b
  code noun: \b(?:docker ?compose|dockerfile|nginx config|ya?ml|github actions?|htaccess|cron ?jobs?|webpack|vite config|tailwind|react|vue|angular|svelte|next\.?js|flutter|django|flask|laravel)\b
  code: ^(?:python|pandas|numpy|matplotlib|javascript|js|typescript|bash|powershell|css|html|sql|regex)(?!\p{L}|.*(?:why|error|says|pourquoi|warum|por qu))
  spreadsheet: ^(?:excel|google sheets)(?!\p{L}|.*(?:freez|crash|slow|stürzt|langsam|not work|explain|course|learn))
  debugging: ^what(?:'s|s| is) wrong with (?:this|my) (?:code|sql|query|script|function|regex|css)\b
  review_reply: ^(?:reply|respond|answer) to (?:this|the|a|an) (?:\p{L}+ )?(?:review|customer)
  message: ^(?:reply|respond|answer) to (?:this|that|him|her|them|it|the (?:email|message|mail))\b
  explanation noun: ^[^,.]{2,40} (?:vs\.?|versus)(?=\s)
  conversation noun: ^(?:negotiat\w+|asking for)\b
  solution noun: ^(?:(?:\d+|\p{L}+)[- ](?:month|year|week)[- ]old |\d+ ?yo )?(?:(?:my|our) )?(?:(?!baby)\p{L}+ )?(?:cat|dog|puppy|kitten|toddler|baby|kid|son|daughter|teen(?:ager)?|newborn) (?:(?:not|keeps|always|constantly) )?(?:pee|poop|bark|bit|scratch|cry|wak|hitt|chew|throw|vomit|limp|sneez|refus|ignor|pull|jump|digg|whin|meow|scream|ly|steal|suck|wett|talk|fail|struggl|growl|sleep|eat|drool|scoot|lick)ing\b
  decision noun: ^[^,.:]{3,40} or(?=\s)
  interview: \binterviews?\b.{0,60}\bwhat (?:will|do|would|might) they ask\b
  health question: ^(?:is|are|can|could|should i worry) .*\b(?:pain|bleeding|fever|rash|swollen|dizzy|numb)\b
  health noun: ^(?:\p{L}+ ){0,3}(?:headaches?|pain|aches?|fever|rash|cramps|numbness|swelling|dizziness|nausea|cough|itching|diarrh?ea|constipation|nosebleeds?|hives|cold sores?|sore throat)\b
  conversation: \b(?:how (?:do|can|should|would) (?:i|you) (?:talk|negotiate|ask|tell|bring|say|reply|break|respond|apologi[sz]e)|what (?:do|should|can) i (?:say|tell|reply|text)|what to (?:say|tell|reply|text))\b
  health: \b(?:ibuprofen|paracetamol|tylenol|aspirin|antibiotics?|medication|meds|dosage|symptoms?|blood pressure|my (?:blood|lab|thyroid|mri) (?:tests?|work|results?))\b
  money_legal: ^(?:can|is) (?:my|the|a) (?:employer|boss|landlord|company|school|neighbou?r|bank|store)\b
  buying: ^best .+ (?:for|under)\b|^(?:which|what) .+ (?:should i (?:buy|get)|to buy)\b
  translation: ^(?:translate|how (?:do|would) (?:you|i) say)\b
  summary: ^(?:summari[sz]e|sum up|tl;?dr)\b
  profile: ^(?:make|improve|update|fix|rewrite|polish) my (?:\p{L}+ )?(?:profile|bio)\b
  code_review: ^(?:review|check|roast|critique|look (?:at|over)) (?:my|this|our) (?:\p{L}+ )?(?:code|function|script|pull request|pr|query|component|class)\b(?! it\b)
  editing: ^(?:proof ?read|rewrite|rephrase|reword|shorten|polish|condense|simplify|(?:fix|correct|check|improve) (?:the |my |this )?(?:grammar|spelling|text|essay|email|paragraph|wording|english|cv|resume)|make (?:this|it|(?:my|this|that|these) \w+) (?:sound|read|more|less|shorter|nicer|better|friendlier|\w+er)\b)
  editing: ^(?:convert|turn|format|sort|clean up|organi[sz]e|put) (?:this|these|the following|my notes)\b
  ideas: ^what(?:'s| is| are|s)? (?:some|a few|good|fun|cool|a good|the best) 
  complaint: ^complain\b
  decision: ^compare\b.*\b(?:offers?|options|plans|models|phones|laptops|tvs?|cars?|prices?|buy|for me|for us|which)\b
  explanation: ^compare\b
  debugging: ^(?:debug|fix (?:this|my|the) (?:code|error|bug|script|function))\b
  practice: ^(?:text adventure|act as|pretend|you(?:'re| are) (?:a|an|my|the)|be my|role ?play|interview me|practi[cs]e|let'?s (?:play|practi[cs]e)|quiz me|test me|simulate|play (?:a|the))\b
  ideas: ^(?:brainstorm|come up with|(?:suggest|give me) (?:some )?ideas)\b
  decision: ^(?:should (?:i|we)|is .+ (?:a good|worth|better)\b|is it (?:worth|better|ok)|do i (?:really )?need|help me (?:decide|choose)|pros and cons)\b
  recipe: ^what (?:should|can|could|do) i (?:cook|make for (?:dinner|lunch|breakfast)|eat|make with)\b
  conversation: ^(?:what (?:should|can|do|to) (?:i )?(?:say|tell|reply|text|answer)|(?:ask|convince|persuade) (?:my|our|him|her|them|someone|a)\b|ask for (?:a|my|more)\b)
  money_legal statement: \b(?:deposit|evict\w*|lease|tax(?:es)?|visa|fired|severance|laid off|warranty|insurance|custody|parking ticket|refund)\b
  health statement: \b(?:period is|cramps|vomit\w*|diarrh?ea|nausea|cough\w*|bleed\w*|toothache|migraines?|fainted|constipat\w*|tick bite|pain|hurts?|ache|aches|headaches?|fever|rash|bleeding|dizzy|pregnant|swollen|numb|stiff|sore|itchy)\b
  debugging statement: \b(?:query|php|laravel|python|javascript|typescript|node|react|docker|cronjob|npm|git|sql|css|html|exception|segfault|stack ?trace|compiler?|nginx)\b|[=;{}]\s|\w\(\w*\)|=>
  debugging: ^why .*\b(?:python|javascript|js|typescript|array|function|loop|css|div|flexbox|sql|docker|git|npm|regex|api|react|undefined|null|nan)\b
  spreadsheet: \b(?:vlookup|xlookup|sumifs?|countifs?|pivot table)\b|#(?:n\/a|ref|value)
  text: \b(?:employment|career|resume|cv) gap\b|\bgap (?:in|on) my (?:cv|resume)
  ideas: ^what (?:do|should|can|could|to) (?:i )?(?:get|buy|give) (?:for )?(?:my|a|him|her|someone)\b
  solution statement: ^(?:(?:my|our|the|a) )?(?:(?:\d+|\p{L}+)[- ](?:month|year|week)[- ]old|\d+ ?(?:yo|m|mo)|(?:\p{L}+ )?(?:son|daughter|kids?|child|baby|toddler|newborn|teen(?:ager)?|dog|cat|puppy|kitten))\b
  tech_help statement: ^(?=.*\b(?:wifi|wi-fi|internet|laptop|printer|bluetooth|computer|pc|iphone|ipad|phone|app|browser|chrome|windows|mac|macbook|router|outlook|excel|word|gmail|instagram|facebook|whatsapp|zoom|teams|indesign|photoshop|kindle|tv|screen|tablet|airpods|headphones|password|account|update)\b).*\b(?:won'?t|can'?t|cannot|doesn'?t|isn'?t|not working|no longer|keeps?|stopped|stuck|crash\w*|fr[eo]+z\w*|slow|drop\w*|disconnect\w*|broken|error|lost|dead|black|blank|locked|hacked|overheat\w*|lag\w*|shows?|says)\b
  conversation statement: ^(?:(?:(?:my|our|a|the) )?(?:\p{L}+ )?(?:buddy|bestie|classmate|teammate|boss|manager|supervisor|coworker|colleague|husband|wife|partner|boyfriend|girlfriend|friend|best friend|roommate|flatmate|neighbou?rs?|mom|mum|mother|dad|father|parents|sister|brother|in-laws|ex|crush|client|teen(?:ager)?)|he|she)\b
  repair statement: \b(?:car|engine|brakes?|bike|lawn ?mower) .*\b(?:won't|noise|smell\w*|leak\w*|light|flat|dead|shak\w*|squeak\w*)\b|\b(?:sink|toilet|dishwasher|washing machine|dryer|fridge|boiler|radiator|faucet|drain|oven)\b
  tech_help: ^why (?:does|is|won't|do|are|can't) my (?:\p{L}+ )?(?:wifi|wi-fi|internet|laptop|printer|bluetooth|computer|pc|iphone|ipad|phone|app|browser|chrome|windows|mac|macbook|router|outlook|excel|word|gmail|instagram|facebook|whatsapp|zoom|teams|indesign|photoshop|kindle|tv|screen|tablet|airpods|headphones|password|account|update|site|website)\b
  tech_help howto: \b(?:iphone|android|ipad|windows|mac|macbook|gmail|outlook|excel|kindle|wifi|router|printer|laptop|chrome|whatsapp|instagram|audacity|photoshop|zoom|teams)\b
  repair howto: \b(?:faucet|tap|toilet|sink|drain|dishwasher|washing machine|dryer|fridge|radiator|drywall|hinge|squeaky|leak\w*)\b
  conversation howto: ^(?:ask (?:for|my)|tell (?:my|him|her|them|someone|a)|say (?:no|sorry|goodbye)|break up|apologi[sz]e|talk to|confront|respond|reply|react|turn down|decline|get (?:him|her|my ex) back)\b
  solution: ^why (?:does|is|do|are|won't|isn't|did|has|can't|doesn't|am|keeps?) (?:my|our|i|we)\b
  explanation: ^(?:explain|what (?:is|are|does|do|was|were)|what's|why|difference between|describe)\b(?! (?:i|we|the best|a good|some)\b)
  homework: ^(?:solve|balance|calculate|prove|simplify|factor)\b
`);
