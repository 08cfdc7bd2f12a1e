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
        lines: ["- What it was about: [MATTER: e.g. my offer for the new website, sent on 3 May]"],
      },
      {
        label: "Requirements",
        lines: [
          "- Understandable without the first mail: half a sentence on what it was about and when.",
          '- One new reason to answer now; never "just checking in" or "bumping this".',
          "- End with a question that takes one word to answer, and make it easy to say no.",
          "- Tone: polite and direct.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- Subject line that says what is wanted, in at most 50 characters; then the email, ready to send.",
          "- Length: 40 to 80 words.",
        ],
      },
    ],
    marked: "a question that takes one word to answer",
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
          "- A dry-run mode that only prints what would happen is on by default; nothing is overwritten, duplicates get a number.",
          "- Say what it does with missing data (no date, odd names), hidden files and folders inside.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- The complete script, how to run it, and what the dry run prints for three files.",
        ],
      },
    ],
    marked: "only prints what would happen",
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
