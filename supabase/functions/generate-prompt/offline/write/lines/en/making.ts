import type { Kind, WrittenKind } from "../types.ts";

/** Technical work and creative work. */
export const MAKING = {
  code: {
    name: "code",
    write: "Write {x}",
    about: "Write code for this: {x}",
    ask: "Write the code for it.",
    nouns:
      "script|function|program|query|regex|component|code|class|bot|app|page|formula|macro|snippet|extension|command",
    lines: [
      "Handle empty and invalid input, and fail with a message that says what to do.",
      "Anything that changes or deletes files or data gets a dry-run mode that is on by default.",
      "Only libraries that exist; say which version you assume.",
    ],
    format: ["The complete code, how to run it, and two sample calls with their expected output."],
    slots: { tools: ["Language and setup", "LANGUAGE: e.g. Python 3.12 on Windows"] },
  },
  debugging: {
    name: "bug fix",
    write: "Find the cause of {x} and fix it",
    about: "Find the cause and show the fix: {x}",
    ask: "Find the cause and show the fix.",
    nouns: "bug|error|crash",
    lines: [
      "The likeliest cause first, and the line or setting it sits in.",
      "The smallest change that fixes it; say why it works.",
      "If you need something to be sure, say exactly what to run and what to look for.",
    ],
    format: ["Cause in one sentence, the corrected code, how to check that it is fixed."],
    slots: {
      material: ["The code and the full error", "CODE AND ERROR: paste both here"],
      tools: ["Versions", "SETUP: e.g. Node 22, React 19"],
    },
  },
  code_review: {
    name: "code review",
    write: "Review {x}",
    about: "Review this code: {x}",
    ask: "Review this code.",
    nouns: "code review|review|tests?|unit tests?|refactoring",
    lines: [
      "What is wrong or dangerous comes before what is a matter of style.",
      "For each point: where, what can happen, the changed lines.",
      "Behavior stays the same unless you say so.",
    ],
    format: ["Findings by severity, then the improved code."],
    slots: { material: ["The code", "CODE: paste it here"] },
  },
  spreadsheet: {
    name: "spreadsheet formula",
    write: "Give me {x}",
    about: "Give me a spreadsheet formula: {x}",
    ask: "Give me the formula for it.",
    nouns:
      "formula|spreadsheet|table|template|sheet|macro|pivot table|tracker|excel formula|google sheets formula",
    lines: [
      "It works when it is filled down, and with empty cells.",
      "Say which cells to change, and whether it differs between Excel and Google Sheets.",
      "One line on what each part does.",
    ],
    format: ["The formula in one block, then an example with three rows."],
    slots: {
      material: ["My columns", "COLUMNS: e.g. A date, B category, C amount"],
      details: ["My columns", "COLUMNS: e.g. A date, B category, C amount"],
    },
  },
  data_analysis: {
    name: "data analysis",
    write: "Make {x}",
    about: "Analyze {x}",
    ask: "Analyze this.",
    nouns: "analysis|chart|dashboard|report|statistics|graph",
    lines: [
      "First check the data: missing values, duplicates, odd ones; say what you left out.",
      "The three findings that would change a decision, each with its number. #count",
      "Do not read a cause into what only goes together.",
    ],
    format: ["Findings first, then the table or chart behind each. #format"],
    slots: {
      material: ["The data", "DATA: paste it or describe the columns"],
      goal: ["What it is for", "DECISION: e.g. which product to drop"],
    },
  },
  tech_help: {
    name: "tech support",
    write: "Help me with {x}",
    about: "Solve this problem: {x}",
    ask: "Tell me how to fix it.",
    nouns: "problem|settings?",
    lines: [
      "The likeliest cause first; begin with what is quick and cannot lose data.",
      "For every step, where exactly to click or type and what I should see then.",
      "Warn me before anything that deletes or resets, and say when to call support.",
    ],
    format: ["Numbered steps; stop points where I can check whether it works. #format"],
    slots: { tools: ["Device and version", "DEVICE: e.g. iPhone 14, iOS 18"] },
  },
  app_plan: {
    name: "app or website plan",
    write: "Plan {x}",
    about: "Plan how to build {x}",
    ask: "Plan how to build it.",
    nouns:
      "app|website|site|system|database|plan|architecture|schema|mvp|platform|api|portal|tool|dashboard|store",
    lines: [
      "Who uses it, the three things they must be able to do, and what the first version leaves out.",
      "Screens, data and services with the simplest technology that does; say why.",
      "The riskiest part, and how to test it in a day.",
    ],
    format: ["Scope, screens, data model, steps in order with effort. #format"],
  },
  story: {
    name: "story",
    write: "Write {x}",
    about: "Write a story about {x}",
    ask: "Write it as a story.",
    nouns:
      "story|scene|chapter|character|dialogue|tale|world|plot|backstory|monologue|opening|bedtime story|short story|script|fanfic|villain|novel",
    lines: [
      "Somebody wants something and something is in the way, from the first lines on.",
      "Show it in acts, things and talk; name no feelings that can be seen.",
      "An ending that follows from a choice and is not explained.",
    ],
    format: ["The text alone, with a title."],
    defaults: { length: "500 to 800 words / 200 words / 1,500 words" },
  },
  poem: {
    name: "poem or lyrics",
    write: "Write {x}",
    about: "Write a poem about {x}",
    ask: "Write a poem about it.",
    nouns:
      "poem|song|rap|haiku|joke|lyrics|limerick|verse|sonnet|rhyme|riddle|pun|song lyrics|love poem|acrostic|ballad",
    lines: [
      "Concrete pictures that fit only this subject; no stock ones such as hearts, stars or roses.",
      "Natural word order: no sentence is bent for the sake of a rhyme.",
      "The last line turns or sharpens what came before. #tone",
    ],
    format: ["The finished text alone."],
    defaults: { length: "12 to 16 lines / 4 lines / 24 lines" },
  },
  image: {
    name: "image or design",
    write: "Create {x}",
    about: "Create an image of {x}",
    ask: "Turn this into an image.",
    nouns:
      "image|logo|picture|photo|illustration|poster|banner|design|image prompt|drawing|painting|wallpaper|portrait|tattoo|icon|avatar|cover|tattoo design|background|profile pic|prompt",
    lines: [
      "Name subject, place, light, colors, angle and style.",
      "One center of attention; say what stays empty and what must not appear.",
      "Readable when small: few shapes, strong contrast.",
    ],
    format: [
      "One description of 40 to 70 words for an image generator, then two variations. #count #length",
    ],
    defaults: { format: "square / wide (16:9) / upright (9:16)" },
  },
  practice: {
    takesTime: true,
    name: "practice partner",
    write: "Be {x}",
    about: "Practice this with me: {x}",
    ask: "Practice this with me.",
    nouns: "role ?play|conversation|practice|tutor|mock interview|interviewer|game|simulation",
    lines: [
      "Stay in the role and say one thing at a time; wait for my answer.",
      "Make it a little harder each round, with one realistic objection or surprise.",
      'When I type "stop", name two things I did well and one to change, with better words.',
    ],
    format: ["Begin at once with your first line; no introduction."],
  },
} as const satisfies Partial<Record<WrittenKind, Kind>>;
