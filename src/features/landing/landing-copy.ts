import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";

/** The landing page's own words. What the specification gives is letter by letter from it. */
export const HERO = {
  /** The page keeps the line break. */
  title: "Type one lazy line.\nGet a prompt worth sending.",
  lead: "A library of ready-made prompts for work, study and life, and a generator that turns your short idea into a detailed prompt. Both are for the assistant you already use: ChatGPT, Claude, Gemini or another.",
} as const;

export const EXTENSION_PROMO = {
  title: "In your browser's toolbar",
  text: "The compact generator as a browser extension: your line becomes a full prompt without leaving the page you are on.",
  action: "Get the extension",
} as const;

/** Shown while no store page is configured. */
export const COMPACT_PROMO = {
  title: "In a small window",
  text: `The compact generator is the same tool in a window that fits beside your assistant. You can use it ${FREE_ENHANCEMENT_LIMIT} times without an account.`,
  action: "Open the compact generator",
} as const;

export type DemoLine = {
  text: string;
  /** The part of `text` under the highlighter. */
  marked?: string;
};

export type DemoSection = { label: string; lines: readonly DemoLine[] };

/** An answer of the built-in generator to this very line, shortened. */
export const DEMO = {
  before: "write follow up email to a client who went quiet",
  after: [
    {
      label: "Task Overview",
      lines: [{ text: "Write a message that I can send without editing." }],
    },
    {
      label: "Context",
      lines: [
        { text: "- [FACTS TO INCLUDE: e.g. dates, names, what was agreed]" },
        { text: "- [TONE: e.g. warm, formal, firm]" },
      ],
    },
    {
      label: "Requirements",
      lines: [
        {
          text: "- Recall the earlier message in one line and ask one question that is easy to answer.",
          marked: "ask one question that is easy to answer",
        },
        { text: "- Put the point into the first two sentences." },
        { text: "- Use only what I told you; never make up names, dates or reasons." },
      ],
    },
    {
      label: "Output Format",
      lines: [{ text: "- Subject line of at most 50 characters, then 80 to 150 words." }],
    },
  ] satisfies readonly DemoSection[],
  action: "Try It Yourself",
} as const;

/** The phrases the demo field types automatically, in turn. */
export const TYPED_PHRASES = [
  "plan a birthday dinner for six",
  "explain compound interest to a teenager",
  "cover letter for a junior designer",
  "reply to an unfair review",
] as const;

/** Shown instead on small screens and with reduced motion. */
export const STATIC_HINT = "reply to an unfair review";

export type Feature = { title: string; text: string };

/** The three titles are the specification's, section 1. */
export const FEATURES = {
  browse: {
    title: "Browse Expert Prompts",
    text: "Each prompt has one job: it says what to give the assistant, what to get back and what to leave out. You fill in the brackets.",
  },
  refine: {
    title: "Refine Prompts with AI",
    text: "Write the way you think, in half a sentence. It comes back with context, requirements and an output format, and with your own facts left as they are.",
  },
  keep: {
    title: "Save/Copy/Vote",
    text: "Copy with one press, keep what works in your own collection, and like a prompt to show the next reader that it does its job.",
  },
} as const satisfies Record<string, Feature>;

export type Testimonial = { quote: string; name: string; title: string; initials: string };

/** Written by us until real ones replace them, and labelled so on the page. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      "I used to type one line and then argue with the answer. Now I let the line become a brief first, and the argument is over before it starts.",
    name: "Maya Lindqvist",
    title: "Freelance copywriter",
    initials: "ML",
  },
  {
    quote:
      "The brackets are the best part. They show me what I had forgotten to tell the assistant.",
    name: "Daniel Osei",
    title: "Graduate student, biology",
    initials: "DO",
  },
  {
    quote: "We keep about a dozen saved prompts for the whole shop. New people start with those.",
    name: "Ruth Keller",
    title: "Owner of a small bookshop",
    initials: "RK",
  },
];

export const CLOSING = {
  title: "You already have the line.\nThe rest takes one press.",
  text: `An account is free. It comes with ${FREE_ENHANCEMENT_LIMIT} enhancements and a place to keep the prompts you like.`,
  action: "Create a Free Account",
} as const;
