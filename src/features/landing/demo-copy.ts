type Demo = {
  name: string;
  before: string;
  after: readonly { label: string; lines: readonly string[] }[];
  /** The part of `after` under the highlighter. */
  marked: string;
};

/** Each `after` is the built-in enhancer's answer to its line, shortened; a test holds every line against it. The first is the longest. */
export const DEMOS = [
  {
    name: "Email",
    before: "write follow up email to a client who went quiet",
    after: [
      { label: "Task Overview", lines: ["Write a message that I can send without editing."] },
      {
        label: "Context",
        lines: [
          "- [FACTS TO INCLUDE: e.g. dates, names, what was agreed]",
          "- [TONE: e.g. warm, formal, firm]",
        ],
      },
      {
        label: "Requirements",
        lines: [
          "- Recall the earlier message in one line and ask one question that is easy to answer.",
          "- Put the point into the first two sentences.",
          "- Use only what I told you; never make up names, dates or reasons.",
        ],
      },
      {
        label: "Output Format",
        lines: ["- Subject line of at most 50 characters.", "- 80 to 150 words."],
      },
    ],
    marked: "ask one question that is easy to answer",
  },
  {
    name: "Code",
    before: "python script that renames my photos by date",
    after: [
      { label: "Task Overview", lines: ["Write working code that I can run as it is."] },
      {
        label: "Requirements",
        lines: [
          "- Anything that changes or deletes files gets a dry-run mode that is on by default.",
          "- Handle empty, invalid and very large input, and fail with a message that says what to do.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- The code in one block per file, with the file name above it.",
          "- How to run it, then two sample calls with the expected output.",
        ],
      },
    ],
    marked: "a dry-run mode that is on by default",
  },
  {
    name: "Study",
    before: "study for my biology exam in two weeks",
    after: [
      { label: "Task Overview", lines: ["Help me learn this so that I still know it next month."] },
      { label: "Context", lines: ["- [MATERIAL: paste notes or list the chapters]"] },
      {
        label: "Requirements",
        lines: [
          "- Plan each day in a table with topic, task and minutes; repeat after 1, 3 and 7 days; one free day a week.",
          "- Make me recall actively: questions before answers, from easy to hard.",
        ],
      },
      { label: "Output Format", lines: ["- Ten items, or 30 minutes of work per day."] },
    ],
    marked: "repeat after 1, 3 and 7 days",
  },
  {
    name: "Plan",
    before: "plan a birthday dinner for six",
    after: [
      { label: "Task Overview", lines: ["Make a plan that I can start on today."] },
      { label: "Context", lines: ["- [WISHES AND LIMITS: e.g. jazz, no alcohol, surprise]"] },
      {
        label: "Requirements",
        lines: [
          "- Work backwards from the date, and say what must be booked when.",
          "- Name the three things most likely to go wrong and what to do then, bad weather included.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- A table: when, what, who, cost.",
          "- A shopping and booking list, then what to do in the first 30 minutes.",
        ],
      },
    ],
    marked: "the three things most likely to go wrong",
  },
] as const satisfies readonly Demo[];

export type DemoCase = (typeof DEMOS)[number];

/** The phrases the demo field types automatically, in turn. The first is there before anything moves. */
export const TYPED_PHRASES = [
  "reply to an unfair review",
  "plan a weekend in lisbon with two kids",
  "explain compound interest to a teenager",
  "cover letter for a junior designer",
] as const;

/** All there is on small screens and with reduced motion. */
export const STATIC_HINT = TYPED_PHRASES[0];
