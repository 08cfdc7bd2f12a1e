import { formsFrom } from "./forms.ts";

/** What the form of an English request tells; the first that fits counts. */
export const ENGLISH_FORMS = formsFrom(String.raw`
  card: ^what (?:do|should|can|to) (?:i |you )?(?:write|put|say) (?:in|on) .*\bcard\b|\b(?:write|say) something (?:nice|sweet|kind|funny|meaningful)\b
  health statement: \b(?:diagnosed with|diabetes|celiac|high cholesterol)\b|\b(?:period is|cramps|vomit\w*|diarrh?ea|nausea|cough\w*|bleed\w*|toothache|migraines?|fainted|constipat\w*|tick bite|pain|hurts?|ache|aches|headaches?|fever|rash|bleeding|dizzy|pregnant|swollen|numb|stiff|sore|itchy)\b
  ideas: \b(?:stuff|things|activities) to do\b|\bwhat (?:jobs?|careers?)\b.{0,60}\b(?:can|should|could) (?:I|someone)\b
  explanation named: ^(?:what|which|good|best|find)?(?: me)? ?(?:academic |scholarly )?(?:sources|references|studies|papers)\b|\bpros (?:and|&) cons\b
  recommendation: ^what (?:books|podcasts|websites|apps)\b
  data_analysis: ^(?=.*\d\D{1,20}\d+\D{1,20}\d+\D{1,20}\d).*\b(?:what's going on|trend|takeaways?|what does (?:this|that|it) (?:mean|tell)|make sense of|analy[sz]e|anything (?:odd|weird)|going (?:up|down)|should I worry)\b
  letter: \bin writing\b
  repair: \b(?:tomato\w*|plants?|leaves|lawn|roses?|succulents?|basil|orchids?|hydrangeas?|monstera|cucumbers?|peppers)\b.{0,80}\b(?:yellow\w*|brown\w*|wilt\w*|droop\w*|spots?|dying|curl\w*|bugs|holes)\b|\b(?:fan|faucet|tap|toilet|door|drain|sink|shower|window|washer|dryer|fridge|boiler|radiator)\b.{0,80}\b(?:noisy|loud|rattl\w*|buzz\w*|humm\w*|leak\w*|squeak\w*|stuck|broken|clogged|blocked|drip\w*|smell\w*)\b|\b(?:paint|wall|ceiling|roof|floor|tiles?|carpet|gutter)\b.{0,80}\b(?:peeling|leak\w*|crack\w*|mou?ld|stain\w*|damp|bubbl\w*)\b|\bpeeling\b
  money_legal: \bneighbou?r'?s?\b.{0,80}\b(?:tree|fence|property line)\b|^(?:can|is) (?:my|the|a) (?:employer|boss|landlord|company|school|neighbou?r|bank|store)\b
  review_reply: ^(?:customer|client|guest|buyer) (?:wants?|asks?|asking|complain\w*|says?|is|left)\b|^(?:reply|respond|answer) to (?:this|the|a|an) (?:\p{L}+ )?(?:review|customer)
  decision named: \b(?:fix|repair|keep|lease|rent) or (?:replace|sell|buy|trade|toss)\b
  event noun: ^(?:thanksgiving|christmas|easter|friendsgiving|super ?bowl|new year's eve)(?: dinner| lunch| party)? (?:for|with|at) \d
  ideas howto: ^make (?:my|our) (?:\p{L}+ )?(?:apartment|home|house|room|kitchen|bathroom|bedroom|yard|garden|office|desk)\b
  buying: ^price (?:my|our|hand\w*)\b|\b(?:should|do|would) (?:I|we|you) charge\b|\bwhich models?\b|^(?:(?:an?|good|cheap|reliable|decent|first|used|new|family) )*(?:car|suv|truck|laptop|phone|tablet|bike|e-?bike|tv|monitor|camera|couch|mattress|stroller|headphones|printer|vacuum)\b(?! (?:won't|is|keeps|ad|listing|payment|insurance|loan|repair|accident|wash|trip)).*\b(?:under|max|budget|less than|up to|below|tops)\b|\bfair price\b|\bworth paying\b
  workout: ^gym \d|^gym\b.*\b(?:\d ?x|days|times)\b|^(?:run|train for) (?:an? )?(?:5k|10k|\d+ ?(?:k|km|miles)|half|marathon)
  plan: ^(?:an? )?(?:\p{L}+ ){0,2}app(?:,|$| (?:to|that|for|where|which|so|idea)\b)
  budget: \bwhere (?:to|can (?:we|I)|do (?:we|I)) (?:cut|save)\b|\b(?:rent|bills|take.?home)\b.{0,60}\d.{0,60}\b(?:cut|save|left over)\b|^(?:is|are) [$€£]?\d[\d.,]*k?\b.*\benough\b|\bcan (?:I|we) afford\b
  complaint: \b(?:airline|hotel|landlord|company|store|shop|seller|garage|mechanic|gym|contractor)\b.{0,200}\bwant (?:them to (?:pay|refund|fix|replace)|(?:my|the|a|full) (?:\p{L}+ )?(?:money|refund|deposit|compensation))\b|^complain\b
  text named: ^(?:\p{L}+ )?thesis statement\b|\bscript (?:for|to) (?:call|phon|ask|talk|negotiat|disput)\w*|\b(?:cold call|phone|sales(?: call)?|voicemail) (?:script|greeting)\b|\b(?:(?:facebook|fb) marketplace|craigslist) (?:listing|ad|post|description)\b|\b(?:status|weekly|monthly|progress|daily) (?:status )?(?:report|update)\b(?! e?mail)|^(?!.* or )(?:an? )?(?:\p{L}+ ){0,3}sign(?:$| (?:for|telling|saying|that|to|asking|about)\b)
  interview: \b(?:have|got) an? (?:job )?interview\b|\bwhy should (?:we|i) hire\b|\btell me about yourself\b|\b(?:biggest|greatest) (?:weakness|strength)|\binterviews?\b.{0,60}\bwhat (?:will|do|would|might) they ask\b
  product_text named: ^(?:value proposition|usp|mission statement|unique selling)|\b(?:page|website|site|web|homepage|brochure|label|packaging|listing) (?:text|copy)\b
  ideas noun: ^(?:debate|talking) points\b|^arguments? (?:for|against)\b|^(?:low maintenance |indoor |easy )?plants\b|^(?:paint )?colou?rs? (?:for|palette)\b|^paint colou?rs?\b
  quiz named: ^(?:spelling|vocab\w*|sight|rhyming) (?:bee )?words\b|^(?!(?:solve|help|my|this|these|fix|answer)\b)(?:\S+ ){0,4}(?:word|math|maths|practice) (?:problems|questions)\b
  checklist: \b(?:sign[- ]?up|chore|attendance|reading) (?:sheet|form|chart|log)\b|^(?:packing\b(?! list)|what (?:to|should (?:i|we)|do (?:i|we)) (?:pack|bring)\b)
  recipe noun: ^(?!.*\b(?:prompt|history|vs)\b)(?:\S+ ){0,3}(?:stew|chili|curry|casserole|lasagn[ae]|pancakes?|waffles|tacos?|burritos?|enchiladas?|meatballs|meatloaf|pot roast|risotto|stir[- ]?fry|quiche|omelet\w*|muffins?|cookies|brownies|banana bread|sourdough|cheesecake|pot pie|ramen|carbonara|paella|smoothies?|marinade|guacamole|hummus|gravy|fried rice|mac and cheese|pulled pork|fajitas|gumbo|jambalaya|shakshuka|frittata|apple pie|biscuits|scones|gnocchi)(?=$|[,.]| (?:for|with|without|that|in|using)\b)|\b(?:chicken|beef|pork|salmon|shrimp|tofu|pasta|rice|lentils?|beans|potato\w*|eggs|mince|turkey|steak|veggies|zucchini)\b.*\b(?:one[- ]p[ao]n|oven|air fryer|slow cooker|crock ?pot|instant pot|stir[- ]fry|leftover|quick|easy|min(?:utes)?)\b
  card named: ^(?:text message|message|note|card) saying (?:happy|congrat|get well|good luck)|^(?:\p{L}+ )?(?:text|wording|words|message) for .*\b(?:invit|card\b)|^(?:birthday|anniversary|wedding|christmas|graduation|retirement|congrat\w*|sympathy|condolence|get well) (?:text|message|wish|note)(?:es|s)?\b
  questions noun: \bquestions (?:for|to ask) (?:my|our|a|the)\b
  health howto: \b(?:my ears?|stuffy nose|headaches?|hiccups|cough|sore throat|acne|dandruff|heartburn|bloat\w*|cramps|nausea|hangover|cholesterol|blood (?:pressure|sugar)|back pain|migraines?|fever)\b
  plan named: \b(?:a|per) day plan\b|\bgoals for\b
  ideas named: ^(?:(?:healthy|easy|cheap|kids?|quick) )*snacks (?:for|to)\b
  profile named: ^self[- ]?introduction\b|^(?:make|improve|update|fix|rewrite|polish) my (?:\p{L}+ )?(?:profile|bio)\b
  complaint named: ^letter to .*\b(?:noise|noisy|barking|broken|leak\w*|mou?ld|pothole\w*|trash|garbage|parking|smell|damage\w*|delay\w*|dirty)\b
  document named: ^(?:\p{L}+ )?proposal\b(?! (?:ring|speech|ideas?|dinner|letter|email))
  debugging noun: \bnpm (?:install|run|err)|\b(?:permission|access) denied\b|\b\w+(?:Error|Exception)\b|\bcannot find module\b|\bsegfault\b|\bECONN\w*
  email named: ^apology (?:note |message )?to (?:(?:a|an|the|our|my|all) )?(?:\p{L}+ )?(?:customers?|clients?|guests?|everyone|subscribers|members)\b|^thank you (?:note|letter|message|email) (?:after|for|following) .*\binterview\b
  review_reply named: ^(?:reply|response|answer) (?:to|for) .*\breviews?\b
  workplace named: \bweeks?'?s? notice\b(?!.*\b(?:landlord|apartment|lease|tenant|rent|move))
  budget: \b(?:(?:credit card|student|in|my|our) (?:loan )?debts?|debt payoff|paycheck to paycheck)\b
  plan howto: ^(?:save|lose|pay off|run|read|learn) .*\d
  health question: \b(?:safe|okay|ok|bad|good|healthy) (?:for|during|while) .*\b(?:diabet|pregnan|heart|kidney|liver|breastfeed|bab(?:y|ies)|newborn)|^(?:is|are|can|could|should i worry) .*\b(?:pain|bleeding|fever|rash|swollen|dizzy|numb)\b
  message noun: \b(?:(?:tinder|hinge|bumble|dating)(?: app)? )?(?:opener|opening line|pickup line)s?\b
  howto noun: ^(?:git|npm|linux|vim|ffmpeg|kubectl|ssh|terminal)\b
  code noun: \b(?:docker ?compose|dockerfile|nginx config|ya?ml|github actions?|htaccess|cron ?jobs?|webpack|vite config|tailwind|react|vue|angular|svelte|next\.?js|flutter|django|flask|laravel)\b
  code: (?<!(?:kidney|liver|brain|cognitive|thyroid) )\b(?:function|script|snippet|one[- ]liner|regex|query)$(?<!(?:video|movie|play|phone|sales|call|youtube|podcast) script)|^(?:python|pandas|numpy|matplotlib|javascript|js|typescript|bash|powershell|css|html|sql|regex)(?!\p{L}|.*(?:why|error|says|slow|pourquoi|warum|por qu))
  spreadsheet: ^(?:excel|google sheets)(?!\p{L}|.*(?:freez|crash|slow|stürzt|langsam|not work|explain|course|learn))|\b(?:vlookup|xlookup|sumifs?|countifs?|pivot table)\b|#(?:n\/a|ref|value)
  message: ^(?:reply|respond|answer) to (?:this|that|him|her|them|it|the (?:email|message|mail))\b
  explanation noun: ^(?:\d+ |some )?(?:fun |interesting |random )?facts about\b|^[^,.]{2,40} (?:vs\.?|versus)(?=\s)
  conversation noun: \bawkward\b|\breports? to me\b|^(?:negotiat\w+|asking for)\b
  solution noun: ^(?:(?:\d+|\p{L}+)[- ](?:month|year|week)[- ]old |\d+ ?yo )?(?:(?:my|our) )?(?:(?!baby)\p{L}+ )?(?:cat|dog|puppy|kitten|toddler|baby|kid|son|daughter|teen(?:ager)?|newborn) (?:(?:not|keeps|always|constantly) )?(?:pee|poop|bark|bit|scratch|cry|wak|hitt|chew|throw|vomit|limp|sneez|refus|ignor|pull|jump|digg|whin|meow|scream|ly|steal|suck|wett|talk|fail|struggl|growl|sleep|eat|drool|scoot|lick)ing\b
  decision noun: ^[^,.:]{3,40} or(?=\s)
  health noun: \b(?:anxiety|panic attacks?|insomnia|heartburn|migraines?)\b|^(?:\p{L}+ ){0,3}(?:headaches?|pain|aches?|fever|rash|cramps|numbness|swelling|dizziness|nausea|cough|itching|diarrh?ea|constipation|nosebleeds?|hives|cold sores?|sore throat)\b
  conversation: \b(?:how (?:do|can|should|would) (?:i|you) (?:talk|negotiate|ask|tell|bring|say|reply|break|respond|apologi[sz]e)|what (?:do|should|can) i (?:say|tell|reply|text)|what to (?:say|tell|reply|text))\b|^(?:what (?:should|can|do|to) (?:i )?(?:say|tell|reply|text|answer)|(?:ask|convince|persuade) (?:my|our|him|her|them|someone|a)\b|ask for (?:a|my|more)\b)|^(?:ask (?:for|my)|tell (?:my|him|her|them|someone|a)|say (?:no|sorry|goodbye)|break up|apologi[sz]e|talk to|confront|respond|reply|react|turn down|decline|get (?:him|her|my ex) back)\b
  health: \b(?:ibuprofen|paracetamol|tylenol|aspirin|antibiotics?|medication|meds|dosage|symptoms?|blood pressure|my (?:blood|lab|thyroid|mri) (?:tests?|work|results?))\b
  buying: ^best .+ (?:for|under)\b|^(?:which|what) .+ (?:should i (?:buy|get)|to buy)\b
  translation: ^(?:translate|how (?:do|would) (?:you|i) say)\b
  summary: ^(?:summari[sz]e|sum up|tl;?dr)\b
  code_review: ^(?:review|check|roast|critique|look (?:at|over)) (?:my|this|our) (?:\p{L}+ )?(?:code|function|script|pull request|pr|query|component|class)\b(?! it\b)
  editing: ^(?:proof ?read|rewrite|rephrase|reword|shorten|polish|condense|simplify|(?:fix|correct|check|improve) (?:the |my |this )?(?:grammar|spelling|text|essay|email|paragraph|wording|english|cv|resume)|make (?:this|it|(?:my|this|that|these) \w+) (?:sound|read|more|less|shorter|nicer|better|friendlier|\w+er)\b)|^(?:convert|turn|format|sort|clean up|organi[sz]e|put) (?:this|these|the following|my notes|bullet points|bullets|notes|a list)\b
  ideas: ^what(?:'s| is| are|s)? (?:some|a few|good|fun|cool|a good|the best)|^(?:brainstorm|come up with|(?:suggest|give me) (?:some )?ideas)\b|^what (?:do|should|can|could|to) (?:i )?(?:get|buy|give) (?:for )?(?:my|a|him|her|someone)\b
  practice: ^(?:text adventure|act as|pretend|you(?:'re| are) (?:a|an|my|the)|be my|role ?play|interview me|practi[cs]e|let'?s (?:play|practi[cs]e)|quiz me|test me|simulate|play (?:a|the))\b
  decision: [,.] should (?:I|we)\??$|^(?:what's|what is|which is|which one is|who is) (?:better|best|healthier|cheaper|easier|safer)\b.* or \b|^compare\b.*\b(?:insurance|medicare|banks?|loans?|colleges?|neighborhoods?|for my \p{L}+|offers?|options|plans|models|phones|laptops|tvs?|cars?|prices?|buy|for me|for us|which)\b|^(?:should (?:i|we)|is .+ (?:a good|worth|better)\b|is it (?:worth|better|ok)|do i (?:really )?need|help me (?:decide|choose)|pros and cons)\b
  recipe: ^what (?:should|can|could|do) i (?:cook|make for (?:dinner|lunch|breakfast)|eat|make with)\b
  money_legal statement: \b(?:cut (?:down )?my|damaged my|hit my car|scratched my car|sued|suing|evicting|refuses? to (?:pay|refund))\b|\b(?:(?:medical|hospital|electric|water|phone|dental) bill|owed|deposit|evict\w*|lease|tax(?:es)?|visa|fired|severance|laid off|warranty|insurance|custody|parking ticket|refund)\b
  debugging statement: \b(?:query|php|laravel|python|javascript|typescript|node|react|docker|cronjob|npm|git|sql|css|html|exception|segfault|stack ?trace|compiler?|nginx)\b|[=;{}]\s|\w\(\w*\)|=>
  debugging named: ^(?:\S+ ){0,3}(?:macro|query|queries|script|code|vba|loop)s? (?:is |are |too |so |very |running )*slow
  debugging: ^why .*\b(?:(?<!my )build (?:fail|break)|next\.?js|vercel|python|javascript|js|typescript|array|function|loop|css|div|flexbox|sql|docker|git|npm|regex|api|react|undefined|null|nan)\b|^what(?:'s|s| is) wrong with (?:this|my) (?:code|sql|query|script|function|regex|css)\b|^(?:debug|fix (?:this|my|the) (?:code|error|bug|script|function))\b
  text: \b(?:employment|career|resume|cv) gap\b|\bgap (?:in|on) my (?:cv|resume)
  solution statement: ^(?:(?:my|our|the|a) )?(?:(?:\d+|\p{L}+)[- ](?:month|year|week)[- ]old|\d+ ?(?:yo|m|mo)|(?:\p{L}+ )?(?:son|daughter|kids?|child|baby|toddler|newborn|teen(?:ager)?|dog|cat|puppy|kitten))\b
  tech_help statement: ^(?=.*\b(?:wifi|wi-fi|internet|laptop|printer|bluetooth|computer|pc|iphone|ipad|phone|app|browser|chrome|windows|mac|macbook|router|outlook|excel|word|gmail|instagram|facebook|whatsapp|zoom|teams|indesign|photoshop|kindle|tv|screen|tablet|airpods|headphones|password|account|update)\b).*\b(?:won'?t|can'?t|cannot|doesn'?t|isn'?t|not working|no longer|keeps?|stopped|stuck|crash\w*|fr[eo]+z\w*|slow|drop\w*|disconnect\w*|broken|error|lost|dead|black|blank|locked|hacked|overheat\w*|lag\w*|shows?|says)\b
  conversation statement: ^(?:(?:(?:my|our|a|the) )?(?:\p{L}+ )?(?:buddy|bestie|classmate|teammate|boss|manager|supervisor|coworker|colleague|husband|wife|partner|boyfriend|girlfriend|friend|best friend|roommate|flatmate|neighbou?rs?|mom|mum|mother|dad|father|parents|sister|brother|in-laws|ex|crush|client|teen(?:ager)?)|he|she)\b
  repair statement: \b(?:car|engine|brakes?|bike|lawn ?mower) .*\b(?:won't|noise|smell\w*|leak\w*|light|flat|dead|shak\w*|squeak\w*)\b|\b(?:sink|toilet|dishwasher|washing machine|dryer|fridge|boiler|radiator|faucet|drain|oven)\b
  tech_help: ^why (?:does|is|won't|do|are|can't) my (?:\p{L}+ )?(?:wifi|wi-fi|internet|laptop|printer|bluetooth|computer|pc|iphone|ipad|phone|app|browser|chrome|windows|mac|macbook|router|outlook|excel|word|gmail|instagram|facebook|whatsapp|zoom|teams|indesign|photoshop|kindle|tv|screen|tablet|airpods|headphones|password|account|update|site|website)\b
  tech_help howto: ^(?!learn|study|get better|get good|practi[cs]e|teach|improve).*\b(?:iphone|android|ipad|windows|mac|macbook|gmail|outlook|excel|kindle|wifi|router|printer|laptop|chrome|whatsapp|instagram|audacity|photoshop|zoom|teams)\b
  howto statement: \bhow to \p{L}+
  recipe statement: \b(?:have|got)\b.{0,80}\b(?:chicken|beef|pork|salmon|shrimp|tofu|pasta|rice|lentils?|beans|potato\w*|eggs|mince|turkey|veggies|zucchini|cabbage|spinach)\b(?!.{0,80}\b(?:sick|allerg|smell|moldy|recall)\w*)
  repair howto: \b(?:faucet|tap|toilet|sink|drain|dishwasher|washing machine|dryer|fridge|radiator|drywall|hinge|squeaky|leak\w*)\b
  solution: ^why (?:does|is|do|are|won't|isn't|did|has|can't|doesn't|am|keeps?) (?:my|our|i|we)\b
  explanation: ^(?:what (?:caused|causes|happened|makes)|teach me)\b|^how (?:does|do|did|is|are) (?!i\b|we\b|you\b|u\b|my\b|our\b)|^compare\b|^(?:explain|what (?:is|are|does|do|was|were)|what's|why|difference between|describe)\b(?! (?:i|we|the best|a good|some)\b)
  homework: ^(?:solve|balance|calculate|prove|simplify|factor)\b
`);
