import { phrasesFrom } from "../lines-from.ts";

/** What is not a deliverable's own. */
export const ENGLISH_PHRASES = phrasesFrom(`
  neutral: request | Help me with this: {x} | Help me with this: {x} | Help me with this.
  - Answer as somebody would who has dealt with exactly this many times.
  - Be concrete: names, numbers, and words I can use.
  - Tell me the one thing I wouldn't think to ask, and what people usually get wrong.
  - If I left open something that changes the answer, say what you assumed.
  = The answer or the finished thing first, ready to use. #format #turns
  facts stated: Stick to what I said: {x}.
  facts without: No {x}.
  facts follows: Required: {x}.
  facts inLanguage: Written in {x}.
  slotLines tone: Tone: {x}.
  slotLines length: Length: {x}.
  slotLines audience: Written for {x}.
  slotLines format: Format: {x}.
  material text: The text:
  material code: The code:
  material error: The code and output:
  material table: The data:
  phrases aboutMe: About me
  phrases bareMaterial: Tell me what this is and what I should change in it.
  phrases children: Keep the words and content right for children.
  phrases shortAnswer: Say yes, no or "it depends" in the first sentence, then give the reason in at most 80 words.
  phrases turns: One thing at a time; wait for my answer before you go on.
  phrases exceptions: Say in which cases the answer is different, and who to ask then.
  phrases instead: In this form instead: {x}.
  phrases half: half as long as usual
  phrases twice: about twice as long as usual
  question: What would you like to get? One line is enough, for example: | - an apology to a customer whose order came late | - a dinner for two with what is in my fridge | - why my Excel formula shows #N/A
  crisis: Tell me what to do right now. | First say whether to call an emergency number or a crisis line right now (988 in the US and Canada, 116 123 in the UK; elsewhere the local one), and how to stay safe until someone is there. | Give short sentences that can be said or done tonight, to me or by me; no lecture, no blame, no diagnosis. | Name the people and places that help from tomorrow on, and what to tell them first.
  ready short: Say how long the answer should be, for example "in one sentence".
  ready long: It is ready to send. Check that every name and number is right.
  ready example: If the answer is too general, add what you need it for.
  chips more_detail: Give one concrete example for each main point. | Name the most common mistake here and how to avoid it. | End with what I should check before I use it.
  chips add_example: - [EXAMPLE: paste one result you liked] | - Match its style and level of detail, not its content.
  chips for_chatgpt: Follow these points literally and in order; leave out what I did not ask for.
  chips for_claude: Think it through before you write, and put only the result in <result> tags.
  chips for_gemini: Answer directly and at the length named above; base every claim on what I gave you.
  chips answer_too_long: Make it half as long as you usually would: no introduction, no summary, no repetition.
  chips answer_generic: Cut every sentence that would fit anyone else's case too; use my details instead.
  chips answer_wrong_facts: Use only facts I gave you or that you're sure of; mark all others "to be checked".
  chips answer_wrong_format: Follow the format given here exactly, with nothing before or after it.
  tones: warm | formal | plain and direct | playful
`);
