import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "My request:",
  statedSize: (stated) => `Keep to the size I asked for: ${stated}.`,
  statedLimits: (stated) => `Respect these points of mine: ${stated}.`,
  unfilled:
    "If a bracketed detail is still open, do without it or choose the likeliest option, and tell me in one line what you assumed.",
  missingMaterial: "If the text, code or data to work on is missing, ask me for it and wait.",
  unclear:
    "My request is very short. If it can mean different things, ask me one short question before you start.",
  unclearAsk: "[WHAT I WANT: e.g. a message, an explanation, ideas]",
  codeOnlyAsk: "[WHAT TO DO WITH THIS: e.g. explain it, find the bug, add tests]",
  answerInMyLanguage: "Answer in the language of my request, unless it asks for another one.",
  refine: {
    wish: (instruction) => `Also, in my words: ${instruction}`,
    detail: [
      "Name the assumptions you make before the result, in at most three lines.",
      "Back every main point with one concrete example, number or name you are sure of.",
      "Cover the most likely exception or edge case, and say what changes then.",
      "End with three points by which I can check the result myself.",
    ],
    example: [
      "Match the style and the level of detail of this example, not its subject:",
      "[EXAMPLE: paste one result you liked, or delete this part]",
    ],
    tones: [
      "Tone: warm and personal, as if written to one person.",
      "Tone: factual and formal, without jokes or exclamation marks.",
      "Tone: lively and bold, with short sentences and strong verbs.",
    ],
    assistants: {
      for_chatgpt: [
        "Follow these points literally, and add no sections I did not ask for.",
        "Go on until the whole result is done; do not stop to ask whether you should continue.",
      ],
      for_claude: [
        "The tags divide this prompt: take what stands inside <context> as background, and what stands inside <instructions> as rules.",
      ],
      for_gemini: [
        "Work from what is given above and from general knowledge; where you conclude something, say so.",
        "Level of detail: as much as the points above ask for, and no more.",
      ],
    },
    negatives: "no, not, never, without, avoid, don t, nothing, none",
  },
  kept: {
    overview: "Carry out the request below. Every point in it counts.",
    format: [
      "Use the form, order and length given above. Where nothing is given, start with the result and use short headings.",
    ],
    notes: [
      "If two points conflict, follow the more specific one and tell me.",
      "If something decisive is missing, state your assumption in one line and go on.",
    ],
  },
};
