import type { Lines } from "../types.ts";

/** What is not a deliverable's own. */
export const ENGLISH_PHRASES: Omit<Lines, "kinds"> = {
  neutral: {
    name: "general request",
    write: "Help me with {x}",
    about: "Help me with this: {x}",
    ask: "Tell me what I can do about it.",
    nouns: "",
    lines: [
      "Specific to what I said: steps, examples or wording I can use as they are.",
      "State in one line what you assume; if one missing detail would change everything, ask me that first.",
    ],
    format: ["The result first; explanations only where they help me use it. #format"],
  },
  slots: {
    material: ["What to work on", "MATERIAL: paste it here"],
    subject: ["What it is about", "TOPIC: e.g. name it in a few words"],
    recipient: ["Who it is for", "RECIPIENT: e.g. my landlord, a client"],
    details: ["What to mention", "DETAILS: e.g. what happened, names, dates"],
    offer: ["What I offer", "OFFER: e.g. handmade candles, 18 dollars"],
    audience: ["Who reads it", "READERS: e.g. parents in our town"],
    goal: ["What I want to reach", "GOAL: e.g. a reply this week"],
    background: ["About me", "BACKGROUND: e.g. two years in sales"],
    level: ["Level", "LEVEL: e.g. beginner, 9th grade"],
    budget: ["Budget", "BUDGET: e.g. up to 300 dollars"],
    time: ["Time", "TIME: e.g. three evenings, by 5 May"],
    place: ["Where", "PLACE: e.g. Austin, Texas"],
    people: ["Who takes part", "PEOPLE: e.g. six adults, two children"],
    limits: ["To avoid", "LIMITS: e.g. no nuts, no stairs"],
    options: ["The choices", "OPTIONS: e.g. A, B or neither"],
    tools: ["What I use", "TOOLS: e.g. Excel 365, Python 3"],
  },
  facts: {
    atMost: "At most {x}.",
    about: "About {x}.",
    exactly: "Length: {x}.",
    length: "Keep it {x}.",
    inTone: "Tone: {x}.",
    forReader: "Written for {x}.",
    asFormat: "As: {x}.",
    inLanguage: "Written in {x}.",
    budget: "Costs no more than {x}.",
    time: "Fits {x}.",
    within: "Done within {x}.",
    deadline: "Ready {x}.",
    people: "Fits {x}.",
    without: "No {x}.",
    follows: "Required: {x}.",
    minds: "Takes into account: {x}.",
    forPeople: "Fits {x} people.",
  },
  slotLines: {
    tone: "Tone: {x}.",
    length: "Length: {x}.",
    audience: "Written for {x}.",
    format: "Form: {x}.",
  },
  phrases: {
    material: {
      text: "The text:",
      code: "The code:",
      error: "The code and output:",
      table: "The data:",
    },
    aboutMe: "About me",
    bareMaterial: "Tell me what this is and what is worth changing in it.",
    exact: "Use these exactly as given: {x}.",
    sensitive: "Be kind and plain; say where I can get help from a person.",
    children: "Words and content suit children.",
    business: 'Speak for the business, as "we".',
    question: [
      "What would you like to get? One line is enough, for example:",
      "- an apology to a customer whose order came late",
      "- a dinner for two with what is in my fridge",
      "- why my Excel formula shows #N/A",
    ],
    ready: {
      short: 'Say how long the answer should be, for example "in one sentence".',
      long: "It is ready to send. Check that every name and number is right.",
      example: "Add what you need it for if the answer is too general.",
    },
    chips: {
      more_detail: [
        "Give one concrete example for each main point.",
        "Name the most common mistake here and how to avoid it.",
        "End with what I should check before I use it.",
      ],
      add_example: [
        "- [EXAMPLE: paste one result you liked]",
        "- Match its style and level of detail, not its content.",
      ],
      for_chatgpt: [
        "Follow these points literally and in order; leave out what I did not ask for.",
      ],
      for_claude: [
        "Think it through before you write, and put only the result into <result> tags.",
      ],
      for_gemini: [
        "Answer directly and at the length named above; ground every claim in what I gave you.",
      ],
      answer_too_long: [
        "Half as long as you would usually write; no introduction, no summary, no repetition.",
      ],
      answer_generic: [
        "Cut every sentence that would fit anybody else's case; use my details instead.",
      ],
      answer_wrong_facts: [
        'Use only facts I gave or that you are sure of; mark all others "to be checked".',
      ],
      answer_wrong_format: [
        "Keep exactly to the form named here: nothing before it, nothing after it.",
      ],
    },
    tones: ["warm", "formal", "plain and direct", "playful"],
  },
};
