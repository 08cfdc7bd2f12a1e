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
      {
        label: "Task Overview",
        lines: ["Write a follow up email to a client who went quiet."],
      },
      {
        label: "Context",
        lines: ["- What to mention: [DETAILS: e.g. what happened, names, dates]"],
      },
      {
        label: "Requirements",
        lines: [
          "- The first two sentences say why I write and what I want.",
          "- One clear next step for the reader, with a date where that helps.",
          "- Use only what I told you: no made-up names, dates or reasons.",
          "- Tone: polite and direct.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- Subject line of at most 50 characters, then the email, ready to send.",
          "- Length: 80 to 150 words.",
        ],
      },
    ],
    marked: "One clear next step for the reader",
  },
  {
    name: "Code",
    before: "python script that renames my photos by date",
    after: [
      {
        label: "Task Overview",
        lines: ["Write a Python script that renames my photos by date."],
      },
      {
        label: "Requirements",
        lines: [
          "- Handle empty and invalid input, and fail with a message that says what to do.",
          "- Anything that changes or deletes files or data gets a dry-run mode that is on by default.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- The complete code, how to run it, and two sample calls with their expected output.",
        ],
      },
    ],
    marked: "a dry-run mode that is on by default",
  },
  {
    name: "Study",
    before: "study plan for my biology exam in two weeks",
    after: [
      { label: "Task Overview", lines: ["Make a study plan for my biology exam in two weeks."] },
      { label: "Context", lines: ["- Level: [LEVEL: e.g. beginner, 9th grade]"] },
      {
        label: "Requirements",
        lines: [
          "- Recall before rereading: every session starts with questions from the earlier ones.",
          "- Repeat each topic after about 1, 3 and 7 days; weak topics first, one free day a week.",
          "- Say how I can tell by the halfway point that I am on track.",
        ],
      },
      { label: "Output Format", lines: ["- A table: day, topic, task, minutes."] },
    ],
    marked: "after about 1, 3 and 7 days",
  },
  {
    name: "Plan",
    before: "birthday party for six",
    after: [
      { label: "Task Overview", lines: ["Plan a birthday party for six."] },
      { label: "Context", lines: ["- Budget: [BUDGET: e.g. up to 300 dollars]"] },
      {
        label: "Requirements",
        lines: [
          "- What to book or buy when, working back from the day.",
          "- A running order with times, including a quiet start and a clear end.",
          "- A plan for rain, late guests and something that fails.",
        ],
      },
      {
        label: "Output Format",
        lines: ["- A timetable and a shopping list with quantities."],
      },
    ],
    marked: "working back from the day",
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
