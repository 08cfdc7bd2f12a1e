import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const ENGLISH_PHRASES = phrasesFrom(`
  neutral: request | Help me with this: {x} | Help me with this: {x} | Tell me what I can do about it.
  - Fit it to exactly this case. Where a detail is missing, assume the usual and say so; if it would change everything, ask me for it before you start.
  = The result itself, ready to use, in the form that suits it. #format
  slots material: What to work on | MATERIAL: paste it here
  slots subject: What it is about | TOPIC: e.g. name it in a few words
  slots recipient: Who it is for | RECIPIENT: e.g. my landlord, a client
  slots details: What to mention | DETAILS: e.g. what happened, names, dates
  slots offer: What I offer | OFFER: e.g. handmade candles, 18 dollars
  slots audience: Who reads it | READERS: e.g. parents in our town
  slots goal: What I want to reach | GOAL: e.g. a reply this week
  slots background: About me | BACKGROUND: e.g. two years in sales
  slots level: Level | LEVEL: e.g. beginner, 9th grade
  slots budget: Budget | BUDGET: e.g. up to 300 dollars
  slots time: Time | TIME: e.g. three evenings, by 5 May
  slots place: Where | PLACE: e.g. Austin, Texas
  slots people: Who takes part | PEOPLE: e.g. six adults, two children
  slots limits: To avoid | LIMITS: e.g. no nuts, no stairs
  slots options: The choices | OPTIONS: e.g. A, B or neither
  slots tools: What I use | TOOLS: e.g. Excel 365, Python 3
  facts stated: Stick to what I said: {x}.
  facts without: No {x}.
  facts follows: Required: {x}.
  facts inLanguage: Written in {x}.
  slotLines tone: Tone: {x}.
  slotLines length: Length: {x}.
  slotLines audience: Written for {x}.
  slotLines format: Form: {x}.
  material text: The text:
  material code: The code:
  material error: The code and output:
  material table: The data:
  phrases aboutMe: About me
  phrases bareMaterial: Tell me what this is and what is worth changing in it.
  phrases sensitive: Be kind and plain; say where I can get help from a person.
  phrases children: Words and content suit children.
  phrases shortAnswer: Yes, no or "it depends" in the first sentence; then the reason, in at most 80 words.
  phrases exceptions: Name the cases in which the answer is different, and whom to ask then.
  question: What would you like to get? One line is enough, for example: | - an apology to a customer whose order came late | - a dinner for two with what is in my fridge | - why my Excel formula shows #N/A
  ready short: Say how long the answer should be, for example "in one sentence".
  ready long: It is ready to send. Check that every name and number is right.
  ready example: Add what you need it for if the answer is too general.
  chips more_detail: Give one concrete example for each main point. | Name the most common mistake here and how to avoid it. | End with what I should check before I use it.
  chips add_example: - [EXAMPLE: paste one result you liked] | - Match its style and level of detail, not its content.
  chips for_chatgpt: Follow these points literally and in order; leave out what I did not ask for.
  chips for_claude: Think it through before you write, and put only the result into <result> tags.
  chips for_gemini: Answer directly and at the length named above; ground every claim in what I gave you.
  chips answer_too_long: Half as long as you would usually write; no introduction, no summary, no repetition.
  chips answer_generic: Cut every sentence that would fit anybody else's case; use my details instead.
  chips answer_wrong_facts: Use only facts I gave or that you are sure of; mark all others "to be checked".
  chips answer_wrong_format: Keep exactly to the form named here: nothing before it, nothing after it.
  tones: warm | formal | plain and direct | playful
`);
