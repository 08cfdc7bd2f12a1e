import type { Kind, WrittenKind } from "../types.ts";

/** Business. */
export const BUSINESS = {
  marketing_plan: {
    name: "marketing plan",
    write: "Make {x}",
    about: "Make a marketing plan: {x}",
    ask: "Tell me how to get more customers, in what order.",
    nouns: "plan|strategy|calendar|content calendar|campaign|content plan|marketing plan|seo plan",
    lines: [
      "Start with the likeliest reason things stand where they are, and how to check it.",
      "Three actions, the cheapest and fastest first, each with effort, cost and the number that shows it works. #count",
      "Say what not to spend time on.",
    ],
    format: ["A table by week: action, who, time, how it is measured. #format"],
    defaults: { length: "the next four weeks / the next week / three months" },
  },
  business: {
    name: "business plan or idea",
    write: "Work out {x}",
    about: "Work this out as a business: {x}",
    ask: "Tell me what to do next, in order.",
    nouns: "business plan|plan|business model|pitch|idea|swot|pricing|business case|pricing model",
    lines: [
      "Who pays, for what, how much, and why not somebody else's.",
      "The numbers with your assumptions beside them: costs, price, sales needed to break even.",
      "The riskiest assumption, and a test of it for little money within two weeks. #budget #time",
    ],
    format: ["One page with headings, then the first five steps. #length #format"],
  },
  questions: {
    name: "set of questions",
    write: "Write {x}",
    about: "Write questions for {x}",
    ask: "Write the questions I should ask.",
    nouns: "questions?|survey|questionnaire|poll|form|interview questions|icebreakers",
    lines: [
      "One thing per question; none that suggests its answer.",
      "Easy ones first, personal ones last.",
      "For each, what I learn from it; drop those that would change nothing.",
    ],
    format: ["A numbered list, with answer options where they help. #format"],
    defaults: { length: "10 questions / 5 questions / 20 questions" },
  },
  document: {
    name: "business document",
    write: "Write {x}",
    about: "Write a document: {x}",
    ask: "Write the document.",
    nouns:
      "proposal|policy|contract|report|procedure|sop|terms|white ?paper|agreement|manual|guidelines|rules|template|checklist|statement|plan|handbook|disclaimer|memo",
    lines: [
      "Begin with what is decided or proposed, then the reasons.",
      "Who does what by when is stated, in words two people cannot read differently.",
      "Leave a marked blank for every fact I have not given; say which parts a lawyer should check.",
    ],
    format: ["Numbered headings, ready to fill in and send. #format"],
    defaults: {
      tone: "plain and precise / formal",
      length: "one to two pages / half a page / five pages",
    },
  },
  presentation: {
    takesTime: true,
    name: "presentation",
    write: "Make {x}",
    about: "Make a presentation about {x}",
    ask: "Turn this into slides.",
    nouns: "presentation|slides?|deck|slide deck|pitch deck|powerpoint|slide outline|outline",
    lines: [
      "Each slide's title is its message in one sentence.",
      "At most 15 words on a slide besides the title; what I say goes into the notes.",
      "The first slide says why it matters; the last asks for one thing.",
    ],
    format: ["For each slide: title, content, idea for a picture, speaker notes. #format"],
    defaults: {
      length: "8 to 10 slides / 5 slides / 15 slides",
      audience: "people new to the topic / colleagues / decision makers",
    },
  },
} as const satisfies Partial<Record<WrittenKind, Kind>>;
