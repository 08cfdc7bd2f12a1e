import type { LandingPage } from "../types";

export default {
  title: "Marketing Prompts, from First Interview to Monthly Figures",
  description:
    "Eight prompts for research, positioning, planning, ads, email, social replies, local search and analytics. They ask for your evidence and forbid invented proof.",
  metaTitle: "Marketing Prompts for ChatGPT, Claude and Gemini",
  metaDescription:
    "Eight marketing prompts to copy: interviews, competitor pages, a quarterly plan, ad budgets, after-sale emails, public replies, local search and figures.",
  canonicalUrl: "/marketing-prompts",
  introduction:
    "Marketing is where a lazy prompt shows most. Ask for 'a campaign for my coffee subscription' and you get cheerful sentences that could sell any coffee to anyone. The assistant was told a product category and nothing about the buyer, the competition, the offer or the limits, so it returned what is typical.\n\nThe eight prompts here follow a campaign from the first question to the last figure: interviews, competitors, a plan for the quarter, ads, email, replies in public, local search and the monthly numbers. They ask you for the evidence a marketer would want to see, and they keep the assistant from supplying its own. Where something is missing, it has to say so.\n\nUse them in order for a new product, or take the one you need today. They are mostly about deciding what your marketing should say and to whom; the pages on marketing copy and email writing deal with the finished sentences. One habit helps with all of them: paste your own numbers, and distrust any 'typical' open or click rate that an assistant offers without a source.",
  bulletPoints: [
    "Paste customers' own words (reviews, support tickets, call notes) before you ask for any message. Without them the assistant writes for an average reader who does not buy from you.",
    "Give one goal with a number and a date, such as 40 trial sign-ups by June 30, so that suggestions can be ranked against each other instead of merely listed.",
    "Name what you may not say or do: claims you cannot prove, words your brand avoids, discounts you will not give. A limit shapes a draft more than the word 'compelling'.",
    "Ask for angles that differ in the reason to buy, not only in wording, and ask which customer each angle would lose; an angle that loses nobody says nothing.",
    "Forbid invented proof inside the prompt itself: no figures, ratings, quotes or customer names beyond the material you supplied, and a marked gap wherever proof is missing.",
    "Keep deciding and checking for yourself: prices, factual claims, image rights and the rules on advertising and email consent that apply where your customers live.",
  ],
  examplePrompts: [
    {
      title: "Plan customer interviews that do not lead the answer",
      category: "Audience Research",
      content: `Write a guide for 30-minute interviews with [CUSTOMER TYPE] who [BOUGHT/LEFT/CHOSE ANOTHER PRODUCT]. The decision I have to make afterwards: [DECISION]. What I believe now: [YOUR ASSUMPTIONS].

- Ask about the last time something happened, step by step, instead of opinions or future plans.
- No question may mention my product's benefits or be answerable with yes or no.
- For each question, note which assumption it tests and which answer would prove me wrong.
- Add an opening that asks permission to record, three neutral follow-ups for short answers, and a closing question about what I forgot to ask.

Return at most ten questions in order, with minutes. Then list the assumptions that interviews cannot test, and what could. If the decision is too broad for one round of interviews, narrow it first and tell me how.`,
    },
    {
      title: "See what your competitors' pages all say",
      category: "Competitor Analysis",
      content: `Compare how these companies present themselves. I sell [PRODUCT] to [AUDIENCE].

My page: [YOUR PAGE TEXT]
Competitors, each text under its name: [COMPETITOR PAGE TEXTS]

1. A table: main promise, buyer addressed, proof offered, price signal, and three typical phrases, quoted.
2. The claims all of us make, which therefore set nobody apart.
3. The claims only one company makes, and whether its text proves them.
4. Needs of my audience that no page mentions. Mark these as guesses.
5. Three directions my page could take, each with what it would have to give up.

Use only the pasted texts and nothing you remember about these companies. Where a text is missing or cut off, leave the cell empty and tell me. Do not write new copy yet.`,
    },
    {
      title: "Plan one quarter around one number",
      category: "Planning",
      content: `Draft a marketing plan for [QUARTER]. Business: [BUSINESS]. The one number to move: [METRIC], now [CURRENT VALUE], goal [TARGET]. Team hours a week: [HOURS]. Budget: [BUDGET]. Last quarter we did [ACTIVITIES] with these results: [RESULTS].

Begin with the arithmetic: what would have to be true, step by step, to reach the target. If it does not add up, say so and give a target that does.

Then choose at most three activities. For each: the step of the arithmetic it improves, what we do in weeks 1, 4 and 8, hours and cost, the earliest sign that it works, and the point at which we stop. List what we leave out this quarter and why.

Mark every rate you assumed, and ask me for the three figures that matter most.`,
    },
    {
      title: "Work out what a new customer may cost you",
      category: "Advertising",
      content: `How much may I spend on ads for [PRODUCT] on [AD PLATFORM]? Selling price: [PRICE]. Costs per sale, including shipping, fees and returns: [COSTS]. How often customers buy again: [REPEAT PURCHASES OR UNKNOWN]. My own figures for visitors, inquiries and sales: [FIGURES]. What I can lose on a trial: [AMOUNT].

1. Work out the profit on a first sale and, only if I gave repeat figures, on one customer in a year. Show every step.
2. From that, give the most a new customer and, at my own rates, a click may cost.
3. Say how many sales the trial must bring to break even, and write the rule now: when I look, and what makes me stop, continue or change one thing.

Use no average rates from memory. Where my figures are missing, give the formula and say how to measure them.`,
    },
    {
      title: "Plan the emails a customer gets after buying",
      category: "Email Marketing",
      content: `Write the emails a customer of [BUSINESS] gets after buying [PRODUCT]. From order to first use takes about [TIME]. What people get wrong at first: [COMMON MISTAKES]. Questions our support hears: [QUESTIONS]. What a customer should have managed after two weeks: [FIRST RESULT]. We sound [TONE].

Write four: order confirmed, just before delivery or access, day of first use, two weeks later. For each: sending time, a subject line under 50 characters, preview text, a body under 120 words, and one thing to do.

Each email prevents one mistake or answers one question from my list. Only the last may ask for something, and it asks how things went before it asks for a review. No offers.

Mark in capital letters where legally required details belong. If the mistakes are missing, write three questions for my support team instead.`,
    },
    {
      title: "Answer public comments, from praise to complaint",
      category: "Social Media",
      content: `Write a reply guide for comments on our [PLATFORM] account. We are [BUSINESS] and sound [TONE IN THREE WORDS]. Staff may promise without asking: [REFUND/REPLACEMENT/CALL/NOTHING].

Ten to twenty real comments: [COMMENTS]

Sort the comments by type: praise, question, complaint, misunderstanding, abuse. For each type say when to reply, when to move to a private message and when to stay silent, with two sample replies under 40 words to comments from my list.

A reply names the detail the person mentioned, repeats no stock sentence, and never disputes what a customer experienced. Flag every comment about safety, health, discrimination or the law for one named person to answer. Where our position is unknown, write the question I have to settle instead of a reply.`,
    },
    {
      title: "Describe a local business for maps and search",
      category: "SEO",
      content: `Write the texts for the map and search listing of [BUSINESS NAME], a [KIND OF BUSINESS] in [TOWN/AREA]. Services with prices: [SERVICES]. Opening hours and access: [HOURS AND ACCESS]. What customers ask before they come: [QUESTIONS].

Return:
- a description under 700 characters whose first sentence says what we do, for whom and where
- 40 to 60 words for each service
- six questions with answers, in the customers' words
- a page title under 60 characters and a meta description under 160 characters for our home page
- ten photos to take, and what each has to show

Use the names of places and services that a customer would use, without repeating them for the search engine's sake. No superlatives and no claims I did not supply. Put whatever I still have to confirm in a list at the end.`,
    },
    {
      title: "Turn last month's figures into three decisions",
      category: "Analytics",
      content: `Read our marketing figures for [MONTH] and help me decide what to change.

Figures, with the month before and the same month last year: [TABLE OR EXPORT]
What we did, with dates: [ACTIVITIES]
Known oddities: [TRACKING CHANGES/HOLIDAYS/OUTAGES]
Goal: [GOAL]

1. Check the data first: totals that do not add up, missing days, changed definitions.
2. Name the three largest changes. For each, give two explanations and the figure that would decide between them.
3. Say which changes are too small to mean anything.
4. Recommend three decisions (keep, change or stop), each with its reason and the date of the next check.

Write "the figures cannot tell" where that is so. Do not compare with industry averages. If a period is missing, say which conclusions it rules out. End with a five-line summary.`,
    },
  ],
  sections: [
    {
      heading: "Which prompt comes first",
      paragraphs: [
        "For something new, start with the interviews and the competitors' pages, because the later ones ask what customers say, what they get wrong and what your audience needs. Keep both results in one document and paste from it.",
        "For something that is already running, start with last month's figures. They tell you whether the problem is too few visitors, too few buyers or buyers who do not come back, and those three call for different prompts.",
      ],
    },
    {
      heading: "What an assistant cannot see",
      paragraphs: [
        "It does not see your ad account, your shop or your inbox unless you paste or connect them, and it may describe an ad platform's menus as they were when it was trained. Where an instruction names a button that is not there, go by the platform's own help pages.",
      ],
    },
  ],
  ctaText: "Start with Your Own Marketing Task",
  ctaDescription:
    "Browse more prompts in the library, or turn a one-line idea into a full marketing prompt. Two enhancements are free.",
  relatedLinks: [
    {
      title: "AI for Marketing Copy",
      href: "/prompts/ai-for-marketing-copy",
      description: "Once the angle is chosen, write the sentences that carry it.",
    },
    {
      title: "AI for Email Writing",
      href: "/prompts/ai-for-email-writing",
      description: "Prompts for the single emails that a campaign plan leaves open.",
    },
    {
      title: "ChatGPT and Gemini for SEO",
      href: "/prompts/chatgpt-gemini-seo",
      description: "Go beyond the local listing with prompts for search work.",
    },
    {
      title: "Content Creation Prompts",
      href: "/content-creation-prompts",
      description: "Make the videos, episodes and carousels your plan calls for.",
    },
  ],
  keywords: [
    "marketing prompts",
    "ChatGPT marketing prompts",
    "email marketing prompts",
    "social media prompts",
    "competitor analysis prompts",
    "campaign planning",
  ],
} satisfies LandingPage;
