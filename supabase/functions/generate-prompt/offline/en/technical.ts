import type { LanguagePack } from "../pack.ts";

export const technical = {
  code: {
    overview: "Write working code that I can run as it is.",
    asks: {
      topic: "[WHAT IT SHOULD DO: e.g. rename all photos by date taken]",
      tool: "[LANGUAGE AND VERSION: e.g. Python 3.12]",
      details: "[INPUT AND EXPECTED OUTPUT: e.g. one sample of each]",
      constraints: "[LIMITS: e.g. no extra libraries, must run on Windows]",
    },
    requirements: [
      "Complete and runnable: imports included, no parts left out.",
      "Handle empty, invalid and very large input, and fail with a message that says what to do.",
      "Use the standard library where it suffices; name any package that must be installed.",
      "Clear names and small functions; comments only where the reason is not obvious.",
    ],
    twists: {
      "script, bash, powershell, rename, delete, files":
        "Anything that changes or deletes files gets a dry-run mode that is on by default.",
      regex:
        "Explain each part of the pattern and list strings that must match and strings that must not.",
      "api, endpoint, backend":
        "Validate input, return proper status codes, and read secrets from the environment.",
      "unit test*, tests":
        "Cover the normal case, the edges and the failures; each test name states one behaviour.",
      "refactor*, code review":
        "Keep the behaviour; list problems by severity before showing the new code.",
      "html, css, react":
        "Semantic, keyboard-accessible markup that works from 360 px width upwards.",
      "algorithm, leetcode":
        "State time and memory complexity and why this approach beats the obvious one.",
    },
    kinds: {
      css: {
        requirements: [
          "One solution that today's browsers support, without a library.",
          "Only the rules that are needed, each with its reason in a few words.",
          "Say what it assumes of the markup around it.",
        ],
        format: [
          "The code in one block, ready to paste.",
          "Below it, when this solution fails and what to use then.",
        ],
        size: "The shortest code that does it.",
      },
    },
    format: [
      "The code in one block per file, with the file name above it.",
      "How to run it, then two sample calls with the expected output.",
    ],
    size: "Explain in at most ten lines outside the code.",
  },
  app: {
    overview: "Plan and build a first version that works end to end.",
    asks: {
      topic: "[WHAT IT IS: e.g. a booking site for a hair salon]",
      audience: "[USERS: e.g. customers on their phones]",
      tool: "[TECHNOLOGY: e.g. React and Supabase, or plain HTML]",
    },
    features: [
      "[MAIN FEATURE: e.g. pick a free slot and book it]",
      "The three features without which the first version would be useless, the most important first.",
      "Sensible empty, loading and error states.",
    ],
    requirements: [
      "Keep the first version small; name what you leave for later.",
      "Works on a phone and with the keyboard; text is readable without zooming.",
      "Validate every input, and keep passwords and keys out of the code.",
      "No invented customer names, prices or reviews; use clearly marked sample data.",
      "Check it against the features, and say what is untested.",
    ],
    twists: {
      game: "Describe the core loop, controls, scoring, and how it gets harder; playable within a minute.",
      "bot, chatbot, discord bot, telegram bot":
        "List every command or intent with a sample dialogue, and what the bot says when it does not understand.",
      "portfolio*":
        "Sections for selected work, about me and contact; each project shows problem, role and result.",
      extension: "Ask for the fewest browser permissions that work, and explain each.",
    },
    format: [
      "The plan, the folder structure, then each file in its own code block.",
      "Commands to install, run and publish it.",
    ],
    size: "As few files and packages as possible.",
  },
  debugging: {
    overview: "Find the cause of this fault and fix it, not just the symptom.",
    asks: {
      material: "[CODE: paste the smallest part that shows the fault]",
      details: "[ERROR MESSAGE: full text, with line numbers]",
      tool: "[ENVIRONMENT: e.g. Python 3.12 on Windows]",
      purpose: "[EXPECTED AND ACTUAL RESULT: e.g. expected 3, got undefined]",
    },
    requirements: [
      "Name the most likely cause first and the evidence for it in my code or message.",
      "If several causes are possible, rank them and give one quick test for each.",
      "Change as few lines as possible and leave unrelated code alone.",
      "Do not invent functions or settings; say so if you need to see another file.",
    ],
    steps: [
      "Explain in two sentences what happens and why.",
      "Show the corrected code.",
      "Show how to verify the fix, and one test that would have caught it.",
    ],
    format: ["Cause, fix and check, in this order; changed lines marked in the code."],
    size: "At most 150 words outside the code.",
  },
  data: {
    overview: "Solve this data task so that I can apply the result directly.",
    asks: {
      topic: "[QUESTION: e.g. which product sold best per month]",
      tool: "[TOOL: e.g. Excel 365, Google Sheets, PostgreSQL]",
      details: "[COLUMNS: names, types and two sample rows]",
    },
    requirements: [
      "State which columns, ranges or tables you assume, with their names.",
      "Handle blanks, duplicates, text that looks like numbers, and dates.",
      "Explain each step in one line, so that I can adapt it.",
    ],
    twists: {
      "analy*, survey*, trend*, chart, graph, dashboard, statistics, results":
        "Draw no conclusion the data cannot support; name small samples and outliers.",
      "excel, formula*, vlookup, xlookup, google sheets, spreadsheet*":
        "Give the exact formula for the first cell, say where to put it, and note if older versions need another.",
      "sql, sql query, postgres*, mysql":
        "Write readable SQL with named joins, and say which index helps and how NULLs are treated.",
      "chart, graph, dashboard, power bi, tableau":
        "Choose the chart by the question, and name axes, units and sort order.",
      "survey*":
        "Report the number of answers for each question, and percentages only together with it.",
      "pandas, python, csv":
        "Read the file once, check column types first, and print row counts before and after each step.",
    },
    format: [
      "The formula, query or code in a block of its own.",
      "A small worked example: input table and resulting table.",
    ],
    size: "The shortest solution that is still readable.",
  },
} satisfies Partial<LanguagePack["templates"]>;
