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
    before: "write a follow-up email to a client who went quiet",
    after: [
      {
        label: "Task Overview",
        lines: ["Write a follow-up email to a client who went quiet."],
      },
      {
        label: "Requirements",
        lines: [
          "- Say in half a sentence what it was about and when, so it makes sense without the first message.",
          '- Add a new fact or reason only if I gave one; no reproach, no "just checking in" lines.',
          "- End with one question they can answer in a word.",
          "- Tone: polite and direct.",
        ],
      },
      {
        label: "Output Format",
        lines: [
          "- A subject line of at most 50 characters that says what it is about, then the email, ready to send.",
          "- Length: 40 to 80 words.",
        ],
      },
    ],
    marked: "one question they can answer in a word",
  },
  {
    name: "Code",
    before: "python script that renames my photos by date",
    after: [
      {
        label: "Task Overview",
        lines: ["Write: python script that renames my photos by date."],
      },
      {
        label: "Requirements",
        lines: [
          "- Add a dry-run mode, on by default, that only prints what would happen; never overwrite a file.",
          "- Say what it does with missing data (no date, odd names), hidden files and subfolders.",
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
      { label: "Task Overview", lines: ["Make: study plan for my biology exam in two weeks."] },
      {
        label: "Requirements",
        lines: [
          "- Start with one past paper or practice test under real time (for a practical or oral one, a run as on the day), and sort the lost points: not known, misread, too slow.",
          "- Give most time to the gap that brings the most points, with exercises in the form of the test, and bring old mistakes back after a few days.",
        ],
      },
      {
        label: "Output Format",
        lines: ["- A table: week or day, topic, task, minutes, check."],
      },
    ],
    marked: "bring old mistakes back after a few days",
  },
  {
    name: "Plan",
    before: "birthday party for six",
    after: [
      { label: "Task Overview", lines: ["Plan: birthday party for six."] },
      {
        label: "Requirements",
        lines: [
          "- Give the order of the day with times and a name or blank for each part: how it starts while people arrive, the high point, a clear end.",
          "- List what to book, borrow or buy and by when, with amounts per person, and a plan for rain or no-shows.",
        ],
      },
      {
        label: "Output Format",
        lines: ["- A timetable, a to-do list by date, a shopping list with quantities."],
      },
    ],
    marked: "a plan for rain or no-shows",
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
