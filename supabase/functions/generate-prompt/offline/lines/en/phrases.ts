import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const ENGLISH_PHRASES = phrasesFrom(`
  neutral: request | Help me with this: {x} | Help me with this: {x} | Tell me what I can do about it.
  - Begin with the result for exactly this case; then one alternative worth knowing, and what is most often overlooked. Where a detail is missing, assume the likeliest and name it in one line; if it would change everything, ask me for it before you start.
  ~ ideas?_|what (?:can|could|should)|suggest|best_|any good => - The best answer for exactly this case first, with its reason; no list of everything there is. What you assume about me goes into one line, so that I can correct it.
  ~ should (?:i|we)|worth|is it (?:ok|bad|normal|true|possible)|can (?:i|we|you)_|do (?:i|we) need => - The answer in the first sentence, with how sure you are; then what it depends on, and the one fact about my case that would turn it around.
  ~ why_|what (?:is|are|does|happens)|how (?:does|do|much|many|long|far|often) => - The answer in the first sentence, in plain words; then one example, what people usually get wrong about it, and how sure you are.
  = The result first, in a form I can use at once. #format
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
