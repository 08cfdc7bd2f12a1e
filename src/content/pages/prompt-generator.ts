import type { LandingPage } from "../types";

export default {
  title: "AI Prompt Generator",
  description:
    "Type a short, lazy prompt and get a structured one to paste into ChatGPT, Claude or Gemini. What our generator does, how to feed it, and what it cannot do.",
  metaTitle: "AI Prompt Generator: From One Line to a Full Prompt",
  metaDescription:
    "How our AI prompt generator works: what it adds to a short prompt, how to feed it, what the offline mode is, the free limit, and five examples to try it with.",
  canonicalUrl: "/prompt-generator",
  introduction:
    'You type "write a job ad for a barista". The generator returns a prompt about that job ad: the task in a sentence or two, the facts you gave, the points a good result must meet, the form of the answer, and a few placeholders for facts it needs and you did not mention. You copy it, fill in the placeholders and paste it into the assistant you use. The generator writes the question. It does not write the job ad.\n\nThere are two places to use it. On the library page at /prompts it sits above the prompts once you have signed in. At /refine it has a page to itself, open to guests as well. Both work to the same limit: two enhancements in total are free, and Premium at $4.99 a month removes the limit.\n\nWhat happens behind the button depends on how this site is running. With a model key, a language model rewrites your text. Without one, the generator is in offline mode: fixed rules recognize the kind of task, keep your words and add structure, requirements and placeholders. No AI model takes part in that, and the result says so. Offline results are plainer; treat them as a good checklist.\n\nThe first three examples below are inputs worth feeding. The last two, written by hand for this page, show the shape of a result.',
  bulletPoints: [
    'Give it the job and the reader: "job ad for a weekend barista, students, small cafe" leaves fewer placeholders to fill than "job ad".',
    "Put in every fact you have, in any order; names, numbers, dates and quotations should come back in the prompt, so compare before you use it.",
    "Leave out what you do not know and do not pad it; a missing fact becomes a placeholder in square brackets that you can fill later.",
    "Write in the language you want the prompt in; your text stays in that language, and section labels such as Task Overview appear in English.",
    "Read the result against your line: if it assumed something you did not say, change that sentence, because the result is a draft and not an order.",
    "Keep the input under 4,000 characters; paste long documents later, into the assistant itself, below the prompt and under a heading of their own.",
    "Check the line below the result: one written by our rules had no AI model behind it and may have missed what makes your task special.",
    "Skip the generator when your prompt is already detailed or the question is simple, since a longer prompt is not automatically a better one.",
  ],
  examplePrompts: [
    {
      title: "Input to feed: a letter asking for support",
      category: "Writing",
      content: `letter to [FOUNDATION] asking for [AMOUNT] for [PROJECT]. they fund [WHAT THEY FUND], so the first paragraph has to show why we belong there. one page, reads like a neighbor talking, not like an institution. facts: [FACTS]. must say what we would do if we only got half. the budget is not finished, so leave a marked place for it and invent no figures. they decide on [DATE]. also want three questions their committee might ask, with short answers from the facts only`,
    },
    {
      title: "Input to feed: rent or buy a piece of equipment",
      category: "Decision",
      content: `help me decide between renting and buying [EQUIPMENT]. i would use it about [TIMES PER YEAR] times a year for [PURPOSE]. buying costs [PRICE], renting costs [RENTAL PRICE] each time. storage space: [STORAGE]. i want the break-even point with the calculation shown, the costs people forget, what would change the answer, and a recommendation in one sentence. use my numbers only. where you need one i have not given (repairs, resale), show the result for a low and a high guess and label them as guesses`,
    },
    {
      title: "Input to feed: a small script for a boring task",
      category: "Coding",
      content: `script in [LANGUAGE] that goes through [FOLDER] and renames photos to date-taken plus the old name, e.g. 2026-05-01_IMG_0042.jpg. runs on [OPERATING SYSTEM]. photos without a date stay as they are and get listed. never overwrite a file: if the new name exists, add a number. first a dry run that prints old and new names, a flag to do it for real. standard library if possible, otherwise tell me why not. explain how to run it for somebody who has never used a terminal, and how to undo it`,
    },
    {
      title: 'What a result looks like: from "write a job ad"',
      category: "Enhancement Example",
      content: `Task Overview
Write a job ad for a [ROLE] at [COMPANY] that helps the right people decide quickly whether to apply.

Context
Place and hours: [PLACE AND HOURS]. Pay: [PAY]. The ad appears on [PLATFORM].

Requirements
- Name the three tasks that fill most of the week, in the order of the time they take.
- Separate what is needed on the first day from what can be learned.
- State pay and hours in the first third.
- Use no phrase that fits every employer, such as a dynamic team or competitive pay.
- Mention no benefit that is not given above.

Output Format
A title of at most eight words, then 200 to 250 words with short headings, then how to apply in two sentences.

Additional Notes
If a bracketed item is empty, ask me for it before you write.`,
    },
    {
      title: 'What a result looks like: from "checklist for new hires"',
      category: "Enhancement Example",
      content: `Task Overview
Make a first-week checklist for a new [ROLE] at [COMPANY], used by the person and by whoever looks after them.

Context
The person starts on [START DATE] and works [ON SITE OR REMOTELY]. Tools they need: [TOOLS].

Instructions
1. Start with what must be ready before they arrive.
2. Give each day one thing to finish, people to meet and something to read.
3. Mark every item with who does it: the new person, the colleague in charge or IT.

Requirements
- Each item begins with a verb and can be ticked off without discussion.
- At most six items a day.
- No company rules or dates that are not given above.

Output Format
One table per day with the columns item, who and done, then five questions to ask on Friday.

Additional Notes
List missing information at the end as questions.`,
    },
  ],
  ctaText: "Try it with the next thing you need",
  ctaDescription:
    "Open the library, sign in and type one honest line about the job. Two enhancements are free; you can also browse finished prompts without using any.",
  relatedLinks: [
    {
      title: "Refine a Prompt",
      href: "/refine",
      description:
        "The generator on a page of its own, open without an account for your free uses.",
    },
    {
      title: "Prompt Enhancer",
      href: "/prompt-enhancer",
      description:
        "Four lazy lines with the full prompt each could become, and two templates to fill in.",
    },
    {
      title: "Browser Extension",
      href: "/chrome-extension",
      description: "The compact version of this generator in your browser, and how to install it.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "The method behind the sections, for when you want to write them yourself.",
    },
  ],
  keywords: [
    "AI prompt generator",
    "prompt generator for ChatGPT",
    "lazy prompt",
    "prompt template",
    "generate prompts for Claude",
    "Gemini prompt generator",
  ],
} satisfies LandingPage;
