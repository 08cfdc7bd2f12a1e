/**
 * What the index says of each guide: a line, and how many prompts it has. Not in the registry, which the whole
 * application loads; a test keeps the numbers in step with the records.
 */
export const GUIDE_SUMMARIES: Readonly<Record<string, { line: string; prompts: number }>> = {
  "/ai-prompts": { line: "For marketing, writing, productivity and business.", prompts: 11 },
  "/marketing-prompts": {
    line: "A campaign from customer interviews to the monthly figures.",
    prompts: 8,
  },
  "/productivity-prompts": {
    line: "Plan, prioritize, prepare meetings, delegate and review.",
    prompts: 8,
  },
  "/content-creation-prompts": {
    line: "Angles, short videos, show notes, production plans and carousels.",
    prompts: 5,
  },
  "/business-prompts": {
    line: "The plan, the cash, the hire, the process, the contract.",
    prompts: 5,
  },
  "/prompts/prompts-to-make-money": {
    line: "Find a problem people pay for, package a service, follow up.",
    prompts: 5,
  },
  "/prompts/prompts-about-relationships": {
    line: "Hard sentences, dating profiles, family rules, feedback at work.",
    prompts: 5,
  },
  "/prompts/prompts-for-chatgpt": {
    line: "Eight habits, and prompts from custom instructions to spreadsheets.",
    prompts: 5,
  },
  "/prompts/claude-ai": {
    line: "Long documents, your own voice, code review and Artifacts.",
    prompts: 5,
  },
  "/prompts/google-gemini-ai": {
    line: "When the answer is in your email, a long file, a video or the web.",
    prompts: 5,
  },
  "/prompts/chatgpt-vs-claude": {
    line: "Plans, limits and privacy side by side, and a way to test both.",
    prompts: 5,
  },
  "/prompts/chatgpt-vs-gemini": {
    line: "Plans, context, files and media compared, each with its date.",
    prompts: 5,
  },
  "/prompts/chatgpt-vs-gemini-vs-claude": {
    line: "Three assistants in one table, and six prompts to test them.",
    prompts: 6,
  },
  "/prompts/what-is-prompt-engineering": {
    line: "The parts of a prompt, the techniques worth a name, and the limits.",
    prompts: 5,
  },
  "/blog/best-prompts-for-chatgpt": {
    line: "What to put in, common faults, and three worked examples.",
    prompts: 5,
  },
  "/prompts/ai-for-email-writing": {
    line: "Emails that sound like you and ask for one thing.",
    prompts: 5,
  },
  "/prompts/ai-for-content-writing": {
    line: "The assistant as interviewer, outliner and editor.",
    prompts: 5,
  },
  "/prompts/ai-for-resume-writing": {
    line: "Interview, compare and cut, with every line still true.",
    prompts: 5,
  },
  "/prompts/ai-for-marketing-copy": {
    line: "Product pages, ads and pricing that say something checkable.",
    prompts: 5,
  },
  "/prompts/ai-for-student-productivity": {
    line: "Plan a semester and find the gaps, without handing over the learning.",
    prompts: 5,
  },
  "/prompts/chatgpt-gemini-seo": {
    line: "Where an assistant saves time in search work, and where it guesses.",
    prompts: 5,
  },
  "/prompt-enhancer": { line: "One rough line, and the full prompt it could become.", prompts: 6 },
  "/prompt-generator": { line: "What it does, how to feed it, and what it cannot do.", prompts: 5 },
  "/chrome-extension": {
    line: "The compact generator in your browser, and what it may access.",
    prompts: 5,
  },
};
