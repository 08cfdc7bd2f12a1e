const pairs = (text: string): Map<string, string> =>
  new Map(
    text.split(",").map((pair) => {
      const [from = "", to = ""] = pair.trim().split("=");
      return [from, to] as const;
    }),
  );

/** What people type in a hurry, and how it is written. */
const MENDED = pairs(
  "i=I,im=I'm,ive=I've,ill=I'll,id=I'd,dont=don't,doesnt=doesn't,didnt=didn't,cant=can't,wont=won't,isnt=isn't,arent=aren't,wasnt=wasn't,werent=weren't,couldnt=couldn't,shouldnt=shouldn't,wouldnt=wouldn't,havent=haven't,hasnt=hasn't,hadnt=hadn't,thats=that's,whats=what's,wheres=where's,hows=how's,whos=who's,theres=there's,theyre=they're,youre=you're,youve=you've,hes=he's,shes=she's,lets=let's,u=you,ur=your,pls=please,plz=please,thx=thanks,cuz=because,bc=because,w/=with,w/o=without,b4=before,thru=through,gonna=going to,wanna=want to,gotta=have to,tmrw=tomorrow,tomorow=tomorrow,tommorow=tomorrow,tommorrow=tomorrow,teh=the,recieve=receive,recieved=received,wich=which,becuase=because,becasue=because,definately=definitely,seperate=separate,alot=a lot,recomend=recommend,resturant=restaurant,restaraunt=restaurant,calender=calendar,freind=friend,freinds=friends,beleive=believe,wierd=weird,neccessary=necessary,adress=address,buisness=business,bussiness=business,grammer=grammar,writting=writing,untill=until,occured=occurred,begining=beginning,diffrent=different,differnt=different,intresting=interesting,knowlege=knowledge,goverment=government,enviroment=environment,excersise=exercise,excercise=exercise,exersize=exercise,vegitarian=vegetarian,vegeterian=vegetarian,recipie=recipe,reciepe=recipe,receipe=recipe,emial=email,emai=email,resumee=resume,presentaion=presentation,birtday=birthday,bday=birthday,anniversery=anniversary,appology=apology,apologise=apologize,colleage=colleague,collegue=colleague,profesional=professional,managment=management,stratagy=strategy,schedual=schedule,shedule=schedule,budjet=budget,langauge=language,transalte=translate,summerize=summarize,sumarize=summarize,explane=explain,wether=whether,thier=their,abt=about,ppl=people,rn=right now,idk=I don't know,gf=girlfriend,bf=boyfriend,yo=year-old,yr=year,yrs=years,hrs=hours,mins=minutes,asap=as soon as possible",
);

const PROPER = new Map(
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December Christmas Easter Halloween Thanksgiving Ramadan Diwali Hanukkah English Spanish German French Portuguese Italian Dutch Japanese Chinese Korean Arabic Russian Greek Latin Hindi Mexican Thai Indian British American European Paris London Lisbon Berlin Rome Madrid Barcelona Tokyo Kyoto Vienna Prague Amsterdam Dublin Milan Munich Chicago Boston Seattle Toronto Sydney Bali Iceland Japan Italy Spain France Germany Portugal Greece Mexico Canada Australia Ireland Scotland Croatia Vietnam Thailand India China Norway Sweden Austria Europe Asia Africa America Excel Google Gmail Python Java Docker Git Linux Windows Android Instagram Facebook Twitter Reddit Netflix Spotify Amazon Etsy Airbnb Slack Photoshop Figma Canva Shopify React Angular Django Claude Gemini Minecraft Roblox iPhone iPad YouTube TikTok LinkedIn WordPress PowerPoint GitHub JavaScript TypeScript PostgreSQL MySQL ChatGPT WhatsApp WiFi CV HR CEO SQL CSS HTML PDF AI TV USA UK EU API CSV JSON PhD GCSE SEO"
    .split(" ")
    .map((word) => [word.toLowerCase(), word] as const),
);

// Quotations, code, addresses, placeholders, and words with digits or inner signs stay as they are.
const KEPT =
  /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|`[^`\n]*`|https?:\/\/\S+|\S+@\S+|\{\{[^}]*\}\}|\$\{[^}]*\}|\[[^\]\n]*\]|<[^>\n]*>|\S*[\d_/\\=#]\S*/gu;
const WORD = /(?<![\p{L}'’.])[\p{L}][\p{L}'’]*(?:\/o|\/)?(?![\p{L}'’])/gu;
const IS_SHOUTED = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\s[^\p{Ll}]*$/u;

/** Obvious typos, missing apostrophes and capitals mended; quotations, code and names are left alone. */
export function mendEnglish(text: string): string {
  const calm = IS_SHOUTED.test(text) && text.length > 12 ? text.toLowerCase() : text;
  let end = 0;
  const pieces: string[] = [];
  for (const kept of calm.matchAll(KEPT)) {
    pieces.push(mendWords(calm.slice(end, kept.index)), kept[0]);
    end = kept.index + kept[0].length;
  }
  return [...pieces, mendWords(calm.slice(end))].join("");
}

function mendWords(text: string): string {
  return text
    .replace(WORD, (word) => {
      const small = word.toLowerCase();
      const mended = MENDED.get(small);
      if (mended !== undefined && (word === small || small === "i")) return mended;
      return word === small ? (PROPER.get(small) ?? word) : word;
    })
    .replace(/[ \t]+/gu, " ")
    .replace(/ +([,.;!?])/gu, "$1");
}

/** A capital at the start of each sentence and a sign at the end. */
export function asSentence(text: string): string {
  const bare = text.trim().replace(/[\s,;:–-]+$/u, "");
  if (bare === "") return "";
  const started = bare.replace(
    /(^|[.!?]\s+)(\p{Ll})(?=[\p{Ll}' ’])/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
  const fixed = /^(?:iPhone|iPad|npm)\b/iu.test(bare) ? bare : started;
  return /[.!?…:"”)\]`]$/u.test(fixed) && !/[)\]"”`]$/u.test(fixed) ? fixed : `${fixed}.`;
}
