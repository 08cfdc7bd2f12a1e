import type { LandingPage } from "../types";

export default {
  title: "Prompts to Make Money, Without the Promises",
  description:
    "Five prompts for finding a problem people pay for, packaging a service, planning a digital product, following up on inquiries and examining a passive income idea.",
  metaTitle: "Prompts to Make Money: Ideas, Services, Products, Sales",
  metaDescription:
    "Five honest prompts about earning: find a paid problem, package a service, specify a digital product, follow up on inquiries, test a passive income idea.",
  canonicalUrl: "/prompts/prompts-to-make-money",
  introduction:
    "No prompt makes money. Someone pays you when you solve a problem they have, at a price they accept, and they know that you exist. An assistant can help with parts of that: listing problems you have seen, sharpening an offer, cutting a product down to what is needed, keeping track of who asked. It cannot want what you sell, and it does not know what your town, trade or audience will pay.\n\nThat is why the five prompts on this page contain no income figures and forbid the assistant to invent any. They ask what you have done, whom you can reach and how much you can afford to lose, and they lead to a conversation or a small test with a date on which you stop. One belongs to each stage: the idea, the service, the product, the sale and the income that is said to come by itself.\n\nThe examples here are free to copy. The library's Money-Making collection goes further and is part of Premium, at $4.99 a month; look at whether these five are useful to you before you pay for more. Rules on permits, tax and advertising depend on where you live, so ask locally before the first invoice.",
  bulletPoints: [
    "Start from work people have already thanked, paid or interrupted you for. It is better evidence than any list of profitable niches an assistant can produce.",
    "Give the assistant a loss limit in money and hours. With a limit it can reject ideas; without one it can only cheer them on.",
    "Ask who pays for a solution today, and what for. A problem nobody spends money or time on is rarely a business, however real it is.",
    "Treat income figures in an answer as invented until you have seen the source. The assistant does not know your market, and neither does a stranger's screenshot.",
    "Talk to five people who have the problem before you build anything, and ask about what they did last time instead of whether they like your idea.",
    "Set the price from your hours, your costs and what the result is worth to the buyer, then write down what is not included.",
    "Sell only what you have checked yourself. If an assistant drafted a guide, a template or advice, you answer for its errors and for the rights to its contents.",
    "Be suspicious of any scheme whose teacher earns mainly from teaching it. Ask what they sold before the course, to whom, and for how long.",
  ],
  examplePrompts: [
    {
      title: "Find a problem people already pay to solve",
      category: "Business Ideas",
      content: `Help me find business ideas in work I know. My jobs and tasks over the last ten years: [WORK HISTORY]. People I can reach this month without advertising: [PEOPLE]. Hours a week: [HOURS]. Money I can lose: [AMOUNT]. What I will not do: [LIMITS].

1. List ten problems on which people around me spend money or many hours, each with the line of my history it comes from.
2. For each, say who pays today, for which substitute, and why they may be unhappy with it. Mark guesses.
3. Strike out ideas that need a permit I lack, an audience I do not have or more money than I named.
4. For the best three, write five questions to ask someone with the problem, none mentioning my idea.

Give no income estimates. If my history is too general, ask which three tasks people came to me for.`,
    },
    {
      title: "Turn a broad skill into three clear packages",
      category: "Service Packaging",
      content: `Turn my skill into service packages. I do [SKILL] for [CLIENT TYPE]. Past projects, with hours and what the client used the result for: [PROJECTS]. The least I need to earn an hour: [AMOUNT]. Requests that ate my time: [TIME SINKS].

Write three packages: a small fixed first step, the main service, and ongoing help. For each: a plain name, the situation in which a client needs it, what they receive, what they must supply and by when, rounds of changes, duration, what is not included, and a price range worked out from my hours and minimum.

No "unlimited" and no results I do not control, such as rankings or sales.

Then write three questions for a first call that show which package fits. If hours are missing, leave the price open and tell me what to time.`,
    },
    {
      title: "Specify a small digital product before you build it",
      category: "Digital Products",
      content: `Help me specify a [TEMPLATE/WORKBOOK/COURSE/PRESET PACK] for [BUYER]. Their situation: [SITUATION]. What they do today without it: [CURRENT METHOD]. Evidence that someone wants it: [MESSAGES/PRE-ORDERS/QUESTIONS]. Time I have: [HOURS].

Write a one-page specification:
- the one result a buyer has after using it, and how soon
- contents, with hours to make each
- what stays out of version one, and why
- what it does not do, worded for the sales page
- software and skills the buyer needs
- a test with five people: the task, what to watch, the pass mark
- monthly work for support and updates
- fonts, pictures or texts that need permission

If the hours exceed mine, cut contents until they fit. If the evidence is weak, write a waiting-list test to run first. Do not predict sales.`,
    },
    {
      title: "Set up a follow-up routine for inquiries",
      category: "Sales Systems",
      content: `Set up a simple follow-up routine for inquiries about [OFFER]. They come from [SOURCES], about [NUMBER] a month. The last ten and what became of them: [INQUIRIES AND OUTCOMES]. I keep notes in [SPREADSHEET/APP/NOTEBOOK] and have [MINUTES] minutes a day.

1. Say where the ten were lost, and what the notes cannot tell.
2. Define at most five stages, each entered by something the customer did.
3. For each stage: next action, deadline, and a message under 80 words that gives something useful or asks one question.
4. Add a rule for when to stop, with a friendly last message.
5. List the columns of my tracker and the steps of a ten-minute daily check.

No false scarcity and no "just checking in". Write only to people who contacted me. If I cannot list ten cases, set up the tracker first and say what to record.`,
    },
    {
      title: "Check what a passive income idea really takes",
      category: "Passive Income",
      content: `Examine this income idea without selling it to me: [IDEA]. I heard of it from [SOURCE], who earns from [HOW THE SOURCE EARNS]. I have [HOURS] hours a week, [AMOUNT] I can lose, and these skills: [SKILLS].

Give me:
1. The work before the first sale, and the work every month after it: support, updates, bookkeeping, complaints, rule changes.
2. All costs, once and monthly, with the taxes to ask about in [COUNTRY].
3. Who buys, and why they would not take a free alternative.
4. Which platform or partner could end it overnight.
5. Units to sell before I break even at [PRICE], with the arithmetic. No forecast of sales.
6. Signs of a scam that apply here.

End with one experiment under [TEST BUDGET] and its stop date. Where you lack current facts, say what I must look up and where.`,
    },
  ],
  sections: [
    {
      heading: "Before you spend anything",
      paragraphs: [
        "Write one line: I will spend at most this much money and this many hours until this date, and I will stop unless this happens. Put a number of buyers or paid bookings in it, not likes or sign-ups. Show it to someone who is not afraid to remind you.",
        "The word 'passive' deserves most of your doubt. Templates need support, courses need updates, rented goods need repairs, and advertising income depends on rules a platform can change. The last prompt on this page makes that work visible before you pay for a course about it.",
      ],
    },
  ],
  ctaText: "Work on an Offer You Can Test This Month",
  ctaDescription:
    "Describe your idea in one line and have it turned into a detailed prompt, or browse the library. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Business Prompts",
      href: "/business-prompts",
      description: "When the idea has customers: cash, hiring, processes and contracts.",
    },
    {
      title: "AI for Marketing Copy",
      href: "/prompts/ai-for-marketing-copy",
      description: "Write the page and the ad for the offer you have settled on.",
    },
    {
      title: "AI for Resume Writing",
      href: "/prompts/ai-for-resume-writing",
      description: "If a better-paid job is the shorter way, start here.",
    },
    {
      title: "Marketing Prompts",
      href: "/marketing-prompts",
      description: "Interview customers and work out what winning a new one may cost you.",
    },
  ],
  keywords: [
    "prompts to make money",
    "side income prompts",
    "business idea prompts",
    "freelance service packages",
    "digital product prompts",
    "passive income",
  ],
} satisfies LandingPage;
