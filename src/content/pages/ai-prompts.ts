import type { LandingPage } from "../types";

export default {
  title: "AI Prompts You Can Copy and Fill In",
  description:
    "Eleven prompts for marketing, writing, productivity and business. Copy one, replace the parts in brackets, and paste it into ChatGPT, Claude or Gemini.",
  metaTitle: "AI Prompts for Marketing, Writing and Work: 11 to Copy",
  metaDescription:
    "Eleven AI prompts for marketing, writing, productivity and business. Copy one, fill in the brackets and paste it into ChatGPT, Claude or Gemini.",
  canonicalUrl: "/ai-prompts",
  introduction:
    "An AI prompt is the text you type into an assistant such as ChatGPT, Claude or Gemini. The assistant knows nothing about your customer, your deadline or your boss's taste unless that text says so, and where it knows nothing it fills the gap with something average. That is why 'write a marketing plan' gets you a plan for nobody in particular.\n\nThe eleven prompts below close that gap. Each names the job, asks for the facts the job needs, sets criteria that tell a good answer from a bad one, and fixes the form of the result. Each also says what to do when a fact is missing, because an assistant without an instruction for that case may simply make the fact up.\n\nTo use one, copy it, replace everything in [SQUARE BRACKETS] with your own material, and paste it into a new chat. None of them depends on one vendor's features. If a placeholder does not apply to you, delete its sentence instead of leaving it empty. Then read the answer against the criteria in the prompt, and ask for one specific change at a time.",
  examplePrompts: [
    {
      title: "Ask a happy customer for a testimonial you can use",
      category: "Marketing",
      content: `Write a message asking [CUSTOMER NAME] for a testimonial about [PRODUCT OR SERVICE]. Background: [WHAT WE DID FOR THEM AND WHAT THEY SAID SO FAR]. It goes out by [EMAIL/CHAT], and I normally sound [TONE].

- Stay under 120 words and open with something specific from the background.
- Ask four questions they can answer in five minutes: the situation before, their doubt before buying, one concrete change since, and whom they would recommend us to.
- Ask permission to publish, and let them choose whether name, job title and photo appear.
- Do not draft the testimonial for them and do not offer a reward.

Return the message, then one reminder of at most 50 words to send after a week. If the background contains no concrete result, tell me first and ask for one instead of writing around it.`,
    },
    {
      title: "Choose two marketing channels and drop the rest",
      category: "Marketing",
      content: `Help me choose where to market [PRODUCT OR SERVICE]. My customers are [WHO AND WHERE THEY ARE]. I have [HOURS] hours a week, [BUDGET] a month, and I am good at [WRITING/SPEAKING/VIDEO/DESIGN]. So far I have tried: [WHAT YOU TRIED AND WHAT CAME OF IT].

Compare six realistic channels in a table: why these customers would be there, weekly hours, monthly cost, time until the first useful signal, and the main way it fails.

Then recommend two for the next three months and say what I should stop. For each of the two, give the first three actions and one figure that would make me quit.

Mark every estimate as an estimate. Where my answers are too vague to decide, ask up to three questions before the table.`,
    },
    {
      title: "Plan one trade fair stand, from invitation to follow-up",
      category: "Marketing",
      content: `I will have a stand at [EVENT] on [DATE]. Visitors are mostly [KIND OF VISITOR]. I sell [PRODUCT OR SERVICE], my goal is [GOAL], [NUMBER] people staff the stand, and [BUDGET] is left to spend.

Write a plan in three parts:
1. Before: whom to invite, with an invitation of at most 80 words, and what to pack.
2. At the stand: an opening question other than "Can I help you?", two follow-up questions, a 20-second explanation, and a card for noting each conversation.
3. After: one follow-up message each for hot, warm and cold contacts, with the day it goes out.

Include a step for getting consent before we store or write to anyone's contact details. End with what you assumed about the event, so that I can correct it.`,
    },
    {
      title: "Write a reference letter that says something",
      category: "Writing",
      content: `Draft a reference letter for [PERSON], who is applying for [POSITION OR PROGRAM]. I am [YOUR NAME AND ROLE] and worked with them as [RELATION] from [START] to [END]. What the selectors look for: [CRITERIA FROM THE ANNOUNCEMENT].

What I saw myself: [TWO OR THREE EPISODES WITH RESULTS]
A limit I would mention if asked: [LIMIT OR NONE]

Write 300 to 400 words. Begin with how I know the person. Give each episode a paragraph: the situation, what they did, what came of it, and which criterion it shows. End with how strongly I recommend them, in one plain sentence.

No adjective without an episode behind it. Leave out age, family, health, looks and anything else unrelated to the work. Where an episode lacks a result, write RESULT MISSING in the draft and ask me for it.`,
    },
    {
      title: "Write a three-minute speech that sounds like you",
      category: "Writing",
      content: `Write a speech of about 400 words for me to give at [OCCASION] in front of [AUDIENCE]. I am [RELATION TO THE PERSON OR EVENT]. Three true moments I could mention: [MOMENT 1], [MOMENT 2], [MOMENT 3]. What I want people to feel at the end: [FEELING]. Avoid: [SENSITIVE TOPICS].

Choose one moment as the thread and use at most one other. Open in the middle of it, without a greeting formula or a famous quotation. Write for the ear: short sentences, words that are easy to say, no strings of adjectives. End with one sentence that gives people something to do, such as raising a glass.

Mark pauses with a slash. Invent no memories, jokes or quotes. If all three moments are too general to picture, ask me one question about each and wait.`,
    },
    {
      title: "Check a long document for consistency",
      category: "Writing",
      content: `Check the document below for consistency only. Do not improve the style or rewrite sentences.

House rules, if any: [STYLE RULES]
Document: [DOCUMENT]

Look for:
- names, titles and terms written in more than one way
- numbers, dates and totals that contradict each other or do not add up
- figures, chapters or appendices that are mentioned but missing
- departures from [US/UK] spelling, and switches between "you" and "we"
- headings and lists that break their own pattern

Return a table: place (quote five to eight words), problem, suggested form, and "certain" or "ask the author". Put factual contradictions first. Below it, list the terms to agree on, one line each. If the document breaks off or is too long to check in full, say where you stopped.`,
    },
    {
      title: "Turn repeated mistakes into a short checklist",
      category: "Productivity",
      content: `Build a checklist for [RECURRING TASK]. It is used by [WHO], who know the job and are in a hurry, at [MOMENT OR PLACE].

What has gone wrong so far, and what it cost: [MISTAKES]
How the task normally runs: [STEPS]

1. Sort the mistakes into those a check can catch and those that need something else, such as training, a better form or more time.
2. For the first kind, write at most nine checks: one line each, answered yes or no by looking, at the last moment when the mistake can still be put right.
3. Beside each check, name the mistake it catches and what to do if the answer is no.
4. Suggest when a check can be removed again.

Add no checks for mistakes I did not list. If a mistake is too vague to check for, ask me what was seen.`,
    },
    {
      title: "Bring order to a folder of badly named files",
      category: "Productivity",
      content: `Below are the file names in my folder for [PURPOSE]. The people who use it are [USERS], and we usually look for a file by [PROJECT/DATE/CLIENT/TYPE].

File names:
[LIST OF FILE NAMES]

1. Propose one naming pattern that sorts correctly, with dates as YYYY-MM-DD and no spaces.
2. Propose at most seven folders, at most two levels deep.
3. Give a table: old name, new name, folder, and how sure you are.
4. List likely duplicates and older versions separately. Recommend nothing for deletion; I decide that after opening the files.

You only see names. Where a name says nothing about the content, write "open to check" instead of guessing. End with three one-line rules I can pin at the top of the folder.`,
    },
    {
      title: "List everyone to tell when your details change",
      category: "Productivity",
      content: `My [ADDRESS/NAME/BANK ACCOUNT/PHONE NUMBER] changes on [DATE]. Help me tell everyone who needs to know. I live in [COUNTRY] and am [EMPLOYED/SELF-EMPLOYED/A STUDENT/RETIRED]. Household: [PEOPLE AND PETS]. Vehicles, loans and insurance: [LIST].

First ask me, in one message, about up to eight areas of life where people forget someone. Wait for my answers.

Then make a table: who, why, before or after the date, how it is usually done, which proof they may want, and what happens if I forget. Sort it by the damage of forgetting. Below it, write one short message I can adapt for everyone who needs no form.

Include no account or ID numbers. Rules and deadlines differ, so mark each one I have to check with the office concerned, and invent no names of forms.`,
    },
    {
      title: "Answer a client who wants more than was agreed",
      category: "Business",
      content: `A client has asked for more than we agreed. Help me reply.

Agreed scope: [SCOPE FROM THE CONTRACT OR OFFER]
The new request: [CLIENT'S MESSAGE]
Effort for me: [HOURS OR COST]
What I would accept: [EXTRA FEE/SWAP/LATER/FREE THIS ONCE]
History with this client: [RELATIONSHIP]

First say whether the request is inside the scope, outside it or unclear, and quote the words that decide it. Then write a reply under 150 words: friendly, no apology for having a scope, two options with price and date, and a closing question they can answer in one word.

Do not give legal advice or invent contract terms. If the scope is unclear, write a reply that settles what was meant instead of refusing. If my effort is missing, leave the price open and ask me for it.`,
    },
    {
      title: "Compare quotes that are hard to compare",
      category: "Business",
      content: `Compare these quotes for [WHAT YOU ARE BUYING]. What matters to me, in order: [PRIORITIES]. I need it by [DATE] and will use it for [PERIOD].

Quotes:
[EACH QUOTE UNDER THE SUPPLIER'S NAME]

Make one table with a column for each supplier and these rows: price, tax, delivery, setup, minimum term, payment terms, warranty, support, notice period, price increases. Write "not stated" where a quote is silent. Never fill in a usual value.

Then give each total over my period, showing the arithmetic, and the best choice for my priorities with the one fact that would change it. List the questions to send to each supplier, most important first. If the quotes cover different scopes, say so before you name a winner.`,
    },
  ],
  sections: [
    {
      heading: "Why these prompts are longer than yours",
      paragraphs: [
        "Look at the prompt for comparing quotes. The job is its first sentence. Everything after that sentence prevents a particular bad answer: the priorities stop the assistant from simply naming the cheapest, the list of rows stops it from ignoring the notice period, and 'not stated' stops it from filling a silent quote with a usual value.",
        "You can read any prompt here that way and strip it to what you need. For a quick answer you will throw away, the first sentence is often enough. For something you will send, sign or pay for, keep the rest.",
      ],
    },
    {
      heading: "Before you paste and before you use the answer",
      paragraphs: [
        "Remove what is not yours to share: passwords, client names, personal details of staff. Replace them with CLIENT A or PERSON 1 and swap them back afterwards. Whether a vendor uses your chats to train its models depends on the plan and the settings, so look at the data controls in your own account.",
        "When the answer comes, check the facts that would hurt if they were wrong, starting with numbers, names, dates and anything legal. Have sums recalculated in a spreadsheet. A fluent paragraph is not evidence that its figures are right.",
      ],
    },
  ],
  ctaText: "Have a line of your own?",
  ctaLink: { label: "Enhance Your Prompt", href: "/refine" },
  ctaDescription:
    "Is your task not in this list? Type it as one rough line and get a detailed prompt back. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Prompt Enhancer",
      href: "/prompt-enhancer",
      description: "Four one-line requests, each with the full prompt it could become.",
    },
    {
      title: "Marketing Prompts",
      href: "/marketing-prompts",
      description:
        "Eight prompts that take a campaign from customer interviews to monthly figures.",
    },
    {
      title: "Productivity Prompts",
      href: "/productivity-prompts",
      description: "Plan days, prepare meetings, delegate and review with eight more prompts.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "Learn the ideas behind these prompts, so that you can write your own.",
    },
  ],
  keywords: [
    "AI prompts",
    "ChatGPT prompts",
    "Claude prompts",
    "Gemini prompts",
    "prompt examples",
    "prompt templates",
  ],
} satisfies LandingPage;
