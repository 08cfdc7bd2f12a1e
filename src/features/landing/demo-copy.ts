/** An answer of the built-in generator to this very line, shortened. */
export const DEMO = {
  before: "write follow up email to a client who went quiet",
  after: [
    {
      label: "Task Overview",
      lines: ["Write a message that I can send without editing."],
    },
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
      lines: ["- Subject line of at most 50 characters, then 80 to 150 words."],
    },
  ],
  /** The part of `after` under the highlighter. */
  marked: "ask one question that is easy to answer",
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
