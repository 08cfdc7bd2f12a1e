import { type Mending, patternsFrom } from "./mend.ts";

export const ENGLISH_MENDING: Mending = {
  words:
    "i=I,im=I'm,ive=I've,dont=don't,doesnt=doesn't,didnt=didn't,cant=can't,wont=won't,isnt=isn't,arent=aren't,wasnt=wasn't,werent=weren't,couldnt=couldn't,shouldnt=shouldn't,wouldnt=wouldn't,havent=haven't,hasnt=hasn't,hadnt=hadn't,thats=that's,whats=what's,wheres=where's,hows=how's,whos=who's,theres=there's,theyre=they're,youre=you're,youve=you've,hes=he's,shes=she's,lets=let's,u=you,ur=your,pls=please,plz=please,thx=thanks,cuz=because,bc=because,w/=with,w/o=without,b4=before,thru=through,gonna=going to,wanna=want to,gotta=have to,tmrw=tomorrow,tomorow=tomorrow,tommorow=tomorrow,tommorrow=tomorrow,teh=the,recieve=receive,recieved=received,wich=which,becuase=because,becasue=because,definately=definitely,seperate=separate,alot=a lot,recomend=recommend,resturant=restaurant,restaraunt=restaurant,calender=calendar,freind=friend,freinds=friends,beleive=believe,wierd=weird,neccessary=necessary,adress=address,buisness=business,bussiness=business,grammer=grammar,writting=writing,untill=until,occured=occurred,begining=beginning,diffrent=different,differnt=different,intresting=interesting,knowlege=knowledge,goverment=government,enviroment=environment,excersise=exercise,excercise=exercise,exersize=exercise,vegitarian=vegetarian,vegeterian=vegetarian,recipie=recipe,reciepe=recipe,receipe=recipe,emial=email,emai=email,resumee=resume,presentaion=presentation,birtday=birthday,bday=birthday,anniversery=anniversary,appology=apology,apologise=apologize,colleage=colleague,collegue=colleague,profesional=professional,managment=management,stratagy=strategy,schedual=schedule,shedule=schedule,budjet=budget,langauge=language,transalte=translate,summerize=summarize,sumarize=summarize,explane=explain,wether=whether,thier=their,abt=about,ppl=people,rn=right now,idk=I don't know,gf=girlfriend,bf=boyfriend,yo=year-old,yr=year,yrs=years,hrs=hours,mins=minutes,asap=as soon as possible,experiance=experience,acheive=achieve,tho=though,w=with,diffrence=difference,everyhting=everything,txt=text,extention=extension,invitaion=invitation,invatation=invitation,recomendation=recommendation,anouncement=announcement,announcment=announcement,desciption=description,discription=description,intervew=interview,cristmas=Christmas,speach=speech,buget=budget,vaction=vacation,itinery=itinerary,itinerery=itinerary,appologize=apologize,complant=complaint,reciept=receipt,thankyou=thank you,msg=message",
  names:
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December Christmas Easter Halloween Thanksgiving Ramadan Diwali Hanukkah English Spanish German French Portuguese Italian Dutch Japanese Chinese Korean Arabic Russian Greek Latin Hindi Mexican Thai Indian British American European Paris London Lisbon Berlin Rome Madrid Barcelona Tokyo Kyoto Vienna Prague Amsterdam Dublin Milan Munich Chicago Boston Seattle Toronto Sydney Bali Iceland Japan Italy Spain France Germany Portugal Greece Mexico Canada Australia Ireland Scotland Croatia Vietnam Thailand India China Norway Sweden Austria Europe Asia Africa America Excel Google Gmail Python Java Docker Git Linux Windows Android Instagram Facebook Twitter Reddit Netflix Spotify Amazon Etsy Airbnb Slack Photoshop Figma Canva Shopify React Angular Django Claude Gemini Minecraft Roblox iPhone iPad YouTube TikTok LinkedIn WordPress PowerPoint GitHub JavaScript TypeScript PostgreSQL MySQL ChatGPT WhatsApp WiFi CV CEO SQL CSS HTML PDF AI TV USA UK EU API CSV JSON PhD GCSE SEO SOP HR FAQ Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Denver easyJet Ryanair Airbnb Norway Tinder California Texas Florida Ohio Oregon Colorado Hawaii Brooklyn Manchester London Etsy Shopify Hinge Postgres TypeScript MCAT GRE GMAT LSAT TOEFL IELTS NCLEX CPR DIY PTO HOA KPI KPIs ROI OKRs SWOT GPA USB URL AWS NDA IRS DMV ADHD IKEA HVAC PTA Uber Lyft Midjourney Craigslist Discord Zoom Venmo PayPal Disney Disneyland Walmart Costco NYC RSVP",
  patterns: patternsFrom(String.raw`
    (?<!\b(?:need|want|some|any|your|of|for|to|can|get|with)) help(?: me)?(?: please)?(?=[,;] ) => 
    \b(mother|father|valentine|new year)'?s (day|eve)\b => $1's $2
    \bblack friday\b => Black Friday
    ^tl;?dr(?: (?:of )?(?:this|it))?(?=[\s:]*$) => summarize this
    \b((?:tell|inform|warn|remind) (?:(?:my|our|the|his|her|a) )?\p{L}+) (?=(?:i'm|i|we|he|she|it's) ) => $1 that 
    ^(?:out of office|ooo)(?: (?:auto(?:matic)?[- ]?)?(?:message|e?mail|reply|text|note|response))?(?! \w+ (?:party|policy))\b => out of office email
    \bwho's (?=(?:mom|mum|dad|mother|father|wife|husband|son|daughter|brother|sister|cat|dog|grandma|grandpa|baby|parents?|kids?|house|car|phone|name|turn|fault|job|idea)\b) => whose 
    \b(blog post|post|article|guide|video|script|newsletter|essay|presentation|handout) how to (?=\p{L}) => $1 about how to 
    \b(?<=\b(?:my|our|his|her|their) )(son|daughter|kid|mom|mum|dad|boss|sister|brother|friend|wife|husband|dog|cat|baby|teacher|landlord|neighbor|neighbour|client|girlfriend|boyfriend)s (?=(?:teacher|school|birthday|bday|wedding|party|coach|class|nursery|house|car|phone|room|boss|doctor|graduation|retirement|funeral|speech|email|letter|lunch|name|hair|bed|friend|mom|dad|mother|father|business|website)\b|$) => $1's 
    (?<=\b(?:\d|an?|half|one|two|three|per|every) ?)hr\b => hour
    (?<=\b(?:pretend|if|that|think) )your (?=an? ) => you're 
    \bcarry on (?=packing|bag|luggage|suitcase|only|list) => carry-on 
    ^ask(?:ing)? for (?:an? |my )?(refund|raise|discount|referral|reference|quote|receipt|promotion) (email|letter|message)(?= \p{L}) => $2 asking for a $1,
    \b(ask(?:ing)? for) (?=(?:refund|raise|discount|referral|quote|receipt|promotion)(?:$| (?:from|to|because|on|after))) => $1 a 
    \b(ask(?:ing)? for) (?=extension(?:$| (?:from|to|because|on|after))) => $1 an 
    ^((?:\p{L}+ )?(?:essay|speech|article|outline|paper))(?: outline)?(?: (?:on|about))? ((?:is|are|should|does|do|can|will) [^,.?]+)\??$ => $1 on the question "$2?"
    ^(?:announcement |notice )?((?:we|we're|the|our|store|shop|office) .{4,60}) sign$ => sign saying $1
    \bdisney world\b => Disney World
    \bnew york\b => New York
    \blos angeles\b => Los Angeles
    \bsan francisco\b => San Francisco
    \blas vegas\b => Las Vegas
    \bsat (?=prep|study|math|test|exam|score|reading|vocab|practice|tutor|words) => SAT 
    \b(the|in|to|from) us(?= (?:phone|dollars?|visas?|citizens?|tax|history|government|market)\b|$|[,.?]) => $1 US
    \b(?<!\p{L} (?:tell|give|help|show|send) )us (?=(?:phone|zip|tax|visa|citizen|passport|history|states|president|constitution|civil|dollar|government)) => US 
    \bfollow up (?=e?mail|letter|message|text|note|call|question|appointment|meeting) => follow-up 
    ^(email|text|message|post|card|note)(?: (?:to say|wishing))? (?=(?:happy|congrat|thank you|thanks|sorry|good luck|get well)(?! (?:note|card|letter|email|text|message))) => $1 saying 
    \bmy linkedin\b(?= (?:better|sound|look|stand|pop|more|less|for)\b|$) => my LinkedIn profile
    ^(?:(?:math|my|algebra|physics) )?homework help:? (?:with |on )?(?=\S) => 
    \bback to school(?= (?:night|party|letter|sale|shopping|list|post)) => back-to-school
    ^(request|ask for|decline|turn down|confirm|quit|reject) ((?:\p{L}+ ){1,4}?)(email|letter|text|message) (to (?:my )?\p{L}+)$ => $3 $4 to $1 $2
    ^(request|ask for|decline|turn down|confirm|quit|reject) ((?:\p{L}+ ){1,4}?)(email|letter|text|message)(?=$| for ) => $3 to $1 $2
    ^cancel(?:ing|ling)? (?:my |our )?(?=(?:(?!letter|email)\p{L}+ ){0,2}(?:membership|subscription|contract|insurance|account|plan|policy)$) => email to cancel my 
    ^announcement (?=(?:we|we're|our) ) => announcement that 
    ^resign(?:ing)?(?: from (?:my |the |a )?(?:job|work|position))(?: (?:but|and|while))? => resignation letter,
    ^(?:prepare me for interview questions for (?:an? )?|interview questions for (?!an? |my ))(\p{L}+(?: \p{L}+)?)$ => job interview: $1
  `),
};
