import type { LandingPage } from "../types";

export default {
  title: "Business Prompts for Owners, Freelancers and Small Teams",
  description:
    "Five prompts for the decisions that cost money: the plan, the cash, the hire, the process and the contract. Each one shows its reasoning so that you can check it.",
  metaTitle: "Business Prompts for Strategy, Cash, Hiring and Contracts",
  metaDescription:
    "Business prompts to copy into ChatGPT, Claude or Gemini: test a plan, forecast cash for 13 weeks, score interviews, fix slow processes, renew a contract.",
  canonicalUrl: "/business-prompts",
  introduction:
    "An assistant will write you a business plan in a minute, and that is the trouble with it. The plan has all the right headings, the numbers look reasonable, and nothing in it is known to be true. A business decision gets better when someone asks which sentence is a fact, which is a hope, and what it would cost to find out. You can make an assistant ask exactly that.\n\nThe five prompts here are built for that kind of work. They separate what you know from what you assume, show the arithmetic, keep remembered market figures out, and name the point at which you would change your mind. They suit a freelancer with one client as well as a team of twenty, since they ask for your figures instead of assuming a size.\n\nNone of them replaces an accountant, a lawyer or someone who knows your trade. They prepare you to use that person's hour well. Give the assistant no more confidential detail than the question needs, and check first what your contracts and your employer allow you to paste into an outside service.",
  bulletPoints: [
    "State the decision and its date before the background. 'Should I hire in March?' gives the assistant something to argue about; 'help with hiring' gives it an essay to write.",
    "Separate what you know from what you believe, and say how you know it. Two short lists do more for the answer than a long description of the company.",
    "Have every calculation shown line by line, then repeat it in a spreadsheet. Language models can get sums wrong while explaining them convincingly.",
    "Ask for the strongest case against your plan before you ask for help with it; once an assistant has begun to help, it tends to keep agreeing.",
    "Keep market sizes and growth rates out unless you supply the source, and when the assistant names a source, open it and look for the figure.",
    "Name the limits that are real: cash, hours, notice periods, permits, people who must agree. Advice without limits is easy to give and impossible to follow.",
    "Replace customer, staff and supplier names with letters before you paste, and leave out anything covered by a confidentiality agreement.",
    "Finish with a decision rule and a date: what result, by when, would make you stop or change course. Write it down before you start.",
  ],
  examplePrompts: [
    {
      title: "List the assumptions your plan depends on",
      category: "Strategy",
      content: `Examine my plan for [BUSINESS OR PROJECT]. In short: [PLAN]. What I know for certain, and how I know it: [EVIDENCE]. Money and time I can afford to lose: [LIMIT].

1. List every assumption the plan rests on, about customers, price, cost, timing, people, law and suppliers.
2. Put them in a table: assumption, the evidence I gave, damage if wrong, cost of finding out. Sort by damage, then by weakness of evidence.
3. For the top three, design a test that takes under two weeks and costs less than [TEST BUDGET]. Fix in advance the result that would make me change the plan.

Be blunt and do not encourage me. Use no market figures from memory. Where my evidence is only an opinion, call it that. If the plan does not say who pays and why, stop and ask.`,
    },
    {
      title: "Build a 13-week cash forecast and question it",
      category: "Finance",
      content: `Set up a cash forecast for the next 13 weeks for [BUSINESS]. Cash today: [AMOUNT]. Money due in, with dates and how sure I am: [MONEY IN]. Money due out, with dates: [MONEY OUT]. Regular costs: [REGULAR COSTS]. Taxes and loans: [TAXES AND LOANS].

Return a table with one row per week: opening cash, in, out, closing cash. Show the sums, so that I can check them in a spreadsheet. Then repeat it with the unsure payments arriving four weeks late.

Name the lowest week in both versions, the three payments it depends on, and what I could do about each of them now.

Count only what I listed and do not estimate sales. If usual costs are missing, such as tax, insurance or my own pay, ask before calculating. I will review the result with my accountant.`,
    },
    {
      title: "Make an interview scorecard before you meet anyone",
      category: "Hiring",
      content: `Build an interview scorecard for [ROLE] in a team of [TEAM SIZE]. After six months the person should have [RESULTS EXPECTED]. What we cannot teach: [MUST-HAVES]. What we can: [TRAINABLE SKILLS].

Choose at most five criteria that follow from the results. For each: why it matters, one question about something the candidate has done, one follow-up, and what a weak, a sound and a strong answer contain. Add a work sample of at most 45 minutes that resembles a real task.

Everyone gets the same questions in the same order, and scores are noted before interviewers talk. Leave out "culture fit" and anything about age, family, health, origin or belief.

If an expected result is too vague to score, propose a sharper wording for me to approve. List the points to check against the law in [COUNTRY].`,
    },
    {
      title: "Find where a process gets stuck",
      category: "Operations",
      content: `Help me find out why [PROCESS] takes too long. It starts when [START] and ends when [END].

Steps, with who does each, working time and waiting time: [STEPS]
The last ten cases, with dates: [CASES]
Complaints: [COMPLAINTS]

1. Put the steps in a table with working time, waiting time and hand-overs. Give the share of waiting.
2. Name the step that holds up the rest, and the cases that show it.
3. Separate delays that happen every time from single accidents.
4. Suggest five changes, cheapest first, and work out what each would have done to the ten cases.

Look at steps, not at people to blame. If my times are guesses, say how far that weakens your answer. Where data is missing, name three things to measure for two weeks before I change anything.`,
    },
    {
      title: "Prepare for a contract renewal",
      category: "Negotiation",
      content: `Prepare me to renegotiate [CONTRACT] with [OTHER PARTY] before [RENEWAL DATE]. Current terms: [TERMS]. What we use, and what we pay for and do not use: [USAGE]. What I want, in order: [GOALS]. My alternative if we do not agree: [ALTERNATIVE]. Their situation, as far as I know it: [THEIR SITUATION].

Give me one page:
- my walk-away point, and how strong my alternative is
- what they probably need, marked as inference
- five things to trade, with the cost to me and the value to them
- an opening proposal with its reason
- answers to their three likeliest objections
- dates and notice periods to look up in the contract

No bluffs and no false deadlines. If my alternative is weak, say so and suggest how to improve it first. Ask for terms I left out before you assume any.`,
    },
  ],
  sections: [
    {
      heading: "How to get disagreement out of an assistant",
      paragraphs: [
        "Assistants tend to follow the view in the question. 'Why is this a good idea?' and 'Why is this a bad idea?' about the same plan can both get persuasive answers. Describe the plan as someone else's, ask for both cases in separate chats, and compare which objections you cannot answer.",
        "Then bring the objections to a person who has something at stake: a customer, a supplier, your accountant. An assistant can tell you which question to ask. It cannot tell you what they will say.",
      ],
    },
  ],
  ctaText: "Put Your Next Decision into a Proper Prompt",
  ctaDescription:
    "Browse the library for business tasks, or describe yours in one line and have it turned into a detailed prompt. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Marketing Prompts",
      href: "/marketing-prompts",
      description: "From a tested plan to the customers it needs.",
    },
    {
      title: "Productivity Prompts",
      href: "/productivity-prompts",
      description: "Agendas, briefings and reviews that turn a decision into work.",
    },
    {
      title: "Prompts to Make Money",
      href: "/prompts/prompts-to-make-money",
      description: "For the stage before the business: ideas, packages and first sales.",
    },
    {
      title: "AI for Email Writing",
      href: "/prompts/ai-for-email-writing",
      description: "Write to clients and suppliers once you know what you want to say.",
    },
  ],
  keywords: [
    "business prompts",
    "ChatGPT for business",
    "strategy prompts",
    "cash flow forecast prompt",
    "interview scorecard",
    "small business AI",
  ],
} satisfies LandingPage;
