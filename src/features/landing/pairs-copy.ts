export type Pair = {
  line: string;
  /** Lines of the built-in enhancer's answer to `line`, held against it by a test. */
  prompt: readonly string[];
  /** What somebody put into the blanks of `prompt`, each by its name. */
  values: Readonly<Record<string, string>>;
  /** What an assistant answers to the line, and to the prompt: ours, and labelled so. */
  answers: readonly [string, string];
};

/** The shortest first: on phones the others are folded. */
export const PAIRS: readonly Pair[] = [
  {
    line: "explain compound interest to a teenager",
    prompt: [
      "- Start with the answer in one or two plain sentences.",
      "- Give one concrete example; use an everyday comparison only if it helps, and say where it stops working.",
      "- Name the most common misunderstanding about it.",
    ],
    values: {},
    answers: [
      "Compound interest is interest calculated on the initial principal and on the accumulated interest of previous periods. The formula is A = P(1 + r/n)^(nt), where P is the principal, r the annual rate, n the number of compounding periods and t the time in years.",
      "It is interest on your interest. At 5%, $100 becomes $105, and next year you earn 5% on $105.\nThink of a snowball: the bigger it is, the more it picks up. But a snowball can melt; a fixed rate can’t.\nCommon mistake: “twice the years, twice the gain.” In 20 years $100 gains $165. In 40 it gains $604.\nCheck yourself: what do you have after two years? ($110.25)",
    ],
  },
  {
    line: "cover letter for a junior designer",
    prompt: [
      "- My experience: [MY BACKGROUND: paste your resume or five facts]",
      '- Open with why I want this job and what I bring to it, not with "I am writing to apply" or the like.',
      "- Give two achievements with a result each and tie them to what the employer needs; leave bracketed blanks for anything missing.",
      '- Claim nothing my resume does not support; no "team player," no "passionate" in it.',
    ],
    values: {
      "my background":
        "Booking form of a clinic, 11 fields cut to 5, missed visits 18% → 7%; the job: patient app at Northway",
    },
    answers: [
      "Dear Hiring Manager,\nI am excited to apply for the Junior Designer position at your company. As a passionate and creative team player with a keen eye for detail, I am confident that I would be a valuable addition to your team.",
      "Dear Northway team,\nYour patient app asks people to do on a phone what they used to do at a desk. That is the work I want to do.\nFor a clinic I cut the booking form from eleven fields to five. Missed visits fell from 18% to 7%.\n[How long the redesign took.] [One project with a team, and its result.]",
    ],
  },
  {
    line: "plan a weekend in lisbon with two kids",
    prompt: [
      "- Budget: [BUDGET: e.g. up to 1,500 dollars]",
      "- Plan one thing in the morning, a real break at midday and something easy after; avoid long lines.",
      "- Point out restrooms, shade and seats along the way, and what to do if it rains.",
      "- Name what the youngest and the oldest will love each day; mark what to book ahead and which hours or prices to double-check.",
    ],
    values: { budget: "150 euros a day, kids are 4 and 7" },
    answers: [
      "Lisbon is a wonderful destination for families! Day 1: Alfama, the castle, the cathedral, Baixa and Tram 28. Day 2: Belém Tower, the Monastery, the Oceanarium and Sintra. Don’t forget to try the local pastries!",
      "Saturday, by the river. Morning: the Oceanarium (book ahead; check hours), otters for the 4-year-old, sharks for the 7-year-old. Lunch next to it, nap from 1 to 3. Afternoon: the cable car, then the playground below.\nSunday, Belém. Morning: the gardens by the Monastery, then warm pastries. Afternoon: the riverside, flat and fine for scooters.\nRain: the science museum beside the Oceanarium.",
    ],
  },
];
