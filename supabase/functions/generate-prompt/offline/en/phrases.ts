import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  myRequest: "My request:",
  statedSize: (stated) => `Keep to the size I asked for: ${stated}.`,
  unfilled:
    "If a bracketed detail is still open, do without it or choose the likeliest option, and tell me in one line what you assumed.",
  missingMaterial: "If the text, code or data to work on is missing, ask me for it and wait.",
  unclear:
    "My request is very short. If it can mean different things, ask me one short question before you start.",
  unclearAsk: "[WHAT I WANT: e.g. a message, an explanation, ideas]",
  codeOnlyAsk: "[WHAT TO DO WITH THIS: e.g. explain it, find the bug, add tests]",
  answerInMyLanguage: "Answer in the language of my request, unless it asks for another one.",
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
