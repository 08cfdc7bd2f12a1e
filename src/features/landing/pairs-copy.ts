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
      "- Start with what it is in one sentence, then whose money goes where, and when.",
      "- Calculate one small example with round sums, with my figures if I gave any, including the fees or taxes that matter.",
      "- Say what people get wrong about it and, where I'd sign or buy, what to check first.",
    ],
    values: {},
    answers: [
      "Compound interest is interest calculated on the initial principal and on the accumulated interest of previous periods. The formula is A = P(1 + r/n)^(nt), where P is the principal, r the annual rate, n the number of compounding periods and t the time in years.",
      "Compound interest is interest that earns interest itself.\nYou lend the bank $100, and it pays you 5% a year. After one year you have $105. Next year it pays 5% on $105, so $110.25. In 20 years $100 becomes $265, in 40 it becomes $704.\nMost people watch the rate and forget the years: starting ten years late costs more here than one percent less interest.\nWith a loan it runs the other way. Before you sign, check the yearly rate, whether it can change, and the fees.",
    ],
  },
  {
    line: "cover letter for a junior designer",
    prompt: [
      "- My experience: [MY BACKGROUND: paste your resume or five facts]",
      '- Open with what ties me to this very job or place, not with "I am writing to apply" or the like; leave a bracketed blank if I gave none.',
      "- Work out the two things an employer in this field worries about most, and answer each with something I have done, with its result; leave bracketed blanks for anything missing.",
      '- Claim nothing I could not back up in an interview; no "team player," no "passionate" in it.',
    ],
    values: {
      "my background":
        "Booking form of a clinic, 11 fields cut to 5, missed visits 18% → 7%; the job: patient app at Northway",
    },
    answers: [
      "Dear Hiring Manager,\nI am excited to apply for the Junior Designer position at your company. As a passionate and creative team player with a keen eye for detail, I am confident that I would be a valuable addition to your team.",
      "Dear Northway team,\nYour patient app asks people to do on a phone what they used to do at a desk. That is the work I want to do.\nDoes a junior’s work change anything? For a clinic I cut the booking form from eleven fields to five. Missed visits fell from 18% to 7%.\nDoes a junior finish on time? [How long the redesign took.] [One deadline I kept.]",
    ],
  },
  {
    line: "plan a weekend in lisbon with two kids",
    prompt: [
      "- Plan one thing in the morning, a real break at midday (for teens a late start) and something easy after; avoid long lines.",
      "- Point out restrooms, shade and seats along the way, and what to do if it rains.",
      "- Name what each age will like best and what to skip; mark what to book ahead and which hours or prices to double-check.",
    ],
    values: {},
    answers: [
      "Lisbon is a wonderful destination for families! Day 1: Alfama, the castle, the cathedral, Baixa and Tram 28. Day 2: Belém Tower, the Monastery, the Oceanarium and Sintra. Don’t forget to try the local pastries!",
      "Saturday, by the river. Morning: the Oceanarium (book ahead; check hours), otters for the younger one, sharks for the older. Lunch next to it, nap from 1 to 3. Afternoon: the cable car, then the playground below. Skip the castle: steep, long lines.\nSunday, Belém. Morning: the gardens by the Monastery, then warm pastries. Afternoon: the riverside, flat and fine for scooters.\nRain: the science museum beside the Oceanarium.",
    ],
  },
];
