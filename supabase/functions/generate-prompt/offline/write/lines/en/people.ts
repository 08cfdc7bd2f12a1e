import type { Kind, WrittenKind } from "../types.ts";

/** Writing to people. */
export const PEOPLE = {
  email: {
    name: "email",
    write: "Write {x}",
    about: "Write an email: {x}",
    ask: "Write the email I should send.",
    nouns:
      "email|e-mail|mail|letter|reply|response|follow[- ]?up|note|request|reminder|invitation|announcement|out of office",
    lines: [
      "The first two sentences say why I write and what I want.",
      "One clear next step for the reader, with a date where that helps.",
      "Use only what I told you: no made-up names, dates or reasons.",
    ],
    format: ["Subject line of at most 50 characters, then the email, ready to send."],
    defaults: {
      tone: "polite and direct / warm / formal / firm",
      length: "80 to 150 words / under 60 words / 200 to 250 words",
    },
  },
  message: {
    name: "text message",
    write: "Write {x}",
    about: "Write a message: {x}",
    ask: "Write the message I should send.",
    nouns: "message|text|dm|sms|reply|note|apology|excuse|whatsapp",
    lines: [
      "It sounds like a person typing, not like a letter: no greeting formula, no long words.",
      "Say the main thing first; leave the other person an easy way to answer.",
    ],
    format: ["Two versions I can copy, one warmer and one shorter. #count"],
    defaults: {
      tone: "friendly and natural / warm / playful / firm",
      length: "one to three sentences / one sentence / a short paragraph",
    },
  },
  complaint: {
    name: "complaint letter",
    write: "Write {x}",
    about: "Write a complaint: {x}",
    ask: "Write the complaint I should send.",
    nouns: "complaint|letter|email|claim|appeal|dispute|objection|demand",
    lines: [
      "Facts in order of time: what was agreed, what happened, what it cost me.",
      "Name exactly what I ask for and by when, and what I do next if nothing happens.",
      "No insults and no threats; cite a right or rule only if you are sure it applies.",
    ],
    format: ["A letter with a subject line, ready to send, and a list of proof to attach."],
    defaults: {
      tone: "firm and factual / polite / very firm",
      length: "one page at most / 150 words / two pages",
    },
  },
  review_reply: {
    name: "reply to a review",
    write: "Write {x}",
    about: "Write the business's reply to a customer: {x}",
    ask: "Write the reply we should publish.",
    nouns: "reply|response|answer",
    lines: [
      "Answer the customer's actual point in the first sentence; neither argue nor grovel.",
      "Say what we do about it, and offer one way to reach us in private.",
      "Written for the next hundred people who will read it; admit nothing I did not state.",
    ],
    format: ["The reply alone, signed with [NAME AND ROLE: e.g. Ana, owner]."],
    defaults: {
      tone: "calm and courteous / warm / firm",
      length: "60 to 100 words / under 50 words / 120 to 150 words",
    },
    slots: { material: ["The review", "REVIEW: paste it here"] },
  },
  negotiation: {
    name: "negotiation",
    write: "Prepare {x}",
    about: "Prepare me to negotiate: {x}",
    ask: "Prepare me to negotiate this.",
    nouns: "negotiation|counter ?offer|script|email",
    lines: [
      "The number or term to open with, what I settle for and when I walk away, with reasons.",
      "The exact words for the opening, and answers to the three likeliest objections.",
      "Two things I can offer or ask for besides money.",
    ],
    format: ["A short script to speak from, then the same request as an email. #format"],
    defaults: { tone: "friendly but firm / polite / very firm" },
  },
  conversation: {
    name: "advice for a conversation",
    write: "Tell me how to handle {x}",
    about: "Help me handle this: {x}",
    ask: "Tell me what to do and what to say.",
    nouns: "conversation|talk|argument|conflict",
    lines: [
      "Take my side seriously, and say in one sentence how the other person may see it.",
      "The exact words to open with, and what to answer if the reply is defensive.",
      "Say what to avoid, and what I can do if talking changes nothing.",
    ],
    format: ["What to do first, then the words, then what to do if it goes badly. #format"],
    defaults: { tone: "warm and frank / gentle / blunt" },
  },
  speech: {
    takesTime: true,
    name: "speech",
    write: "Write {x}",
    about: "Write a speech: {x}",
    ask: "Write the speech.",
    nouns: "speech|toast|eulogy|talk|vows|words|address|introduction|opening",
    lines: [
      "Open with one concrete moment, not with a thank-you list.",
      "Short sentences to be spoken; mark the pauses.",
      "Close with one line that people can raise a glass to or remember. #tone",
    ],
    format: ["The full text, then a card of five key words to speak from. #format"],
    defaults: {
      tone: "warm with a little humor / solemn / funny",
      length: "about three minutes / one minute / five minutes",
    },
    slots: { details: ["What to mention", "MOMENTS: e.g. how we met, a habit everybody knows"] },
  },
  card: {
    name: "card message",
    write: "Write {x}",
    about: "Write words for a card: {x}",
    ask: "Write what goes on the card.",
    nouns: "card|message|wishes|invitation|note|dedication|greeting|thank you|invite",
    lines: [
      "One detail that fits only this person or occasion.",
      'No rhymes and no stock phrases such as "on this special day". #tone',
    ],
    format: ["Three versions: heartfelt, light and very short. #count #tone"],
    defaults: { length: "two to four sentences / one sentence / a short paragraph" },
    slots: {
      details: [
        "Something only they would know",
        "DETAIL: e.g. she hikes, he never says no to cake",
      ],
    },
  },
} as const satisfies Partial<Record<WrittenKind, Kind>>;
