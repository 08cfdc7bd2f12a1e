import type { LandingPage } from "../types";

export default {
  title: "ChatGPT vs Gemini vs Claude: A Comparison You Can Check",
  description:
    "Three assistants in one table of what their makers list, with its date, and six prompts for finding out which suits your work.",
  metaTitle: "ChatGPT vs Gemini vs Claude: Three-Way Comparison",
  metaDescription:
    "ChatGPT, Gemini and Claude in one table as of 2026: plans, context windows, images, research and privacy, with six prompts for testing all three yourself.",
  canonicalUrl: "/prompts/chatgpt-vs-gemini-vs-claude",
  introduction: `Many comparisons of ChatGPT, Gemini and Claude end with a ranking. This one does not, because a ranking depends on the job, the plan and the month. All three write, summarize, translate, code, search the web and read files. All three can also state something false in a confident tone, and none of them knows your situation unless you describe it.

What can be compared is what the makers offer. The table gives what was listed in 2026, with the month for every price and limit, in the order in which it tends to matter: cost, how much text fits, which of your files the assistant can reach, what it can produce, how you save a way of working, and where the privacy switches are. Look up the cells that matter to you before you subscribe. Limits differ by plan and country, and menu names move.

What can be tested is quality on your own work. Start with the first prompt below, which turns your week into a set of small tests with pass marks. Give the same tests to all three, each in a new chat, and keep the results. When a new model arrives, you can repeat the test in an hour and need not trust anyone's opinion, including ours.`,
  comparisonTable: [
    {
      feature: "Maker",
      option1: "ChatGPT: OpenAI",
      option2: "Gemini: Google | Claude: Anthropic",
    },
    {
      feature: "Plans (US, as of May 2026)",
      option1: "ChatGPT: Free; Go at $8 a month, Plus at $20; Pro costs more",
      option2:
        "Gemini: Free; Google AI Plus at $7.99 a month, Pro at $19.99; Ultra costs more | Claude: Free; Pro at $20 a month; Max costs more",
    },
    {
      feature: "Context window (as of April 2026)",
      option1: "ChatGPT: 16K tokens on Free, 32K on Plus, 128K on Pro; more in a thinking mode",
      option2:
        "Gemini: 1M tokens on Google AI Pro and above; less on the smaller plans | Claude: 200K tokens in the chat on paid plans; up to 1M on some",
    },
    {
      feature: "Reaching your files (as of 2026)",
      option1: "ChatGPT: Uploads, and services you connect",
      option2:
        "Gemini: Uploads, and Google services such as Gmail and Drive through Connected Apps | Claude: Uploads, and services you add as connectors",
    },
    {
      feature: "Pictures (as of mid-2026)",
      option1: "ChatGPT: Reads and generates images",
      option2:
        "Gemini: Reads and generates images; reads video | Claude: Reads images; draws charts, diagrams and SVG from code",
    },
    {
      feature: "Long web research (as of 2026)",
      option1: "ChatGPT: Deep research; limits by plan",
      option2: "Gemini: Deep Research; limits by plan | Claude: Research; availability by plan",
    },
    {
      feature: "Saving a way of working (as of 2026)",
      option1: "ChatGPT: Custom instructions, Projects, GPTs",
      option2: "Gemini: Saved instructions, Gems | Claude: Standing instructions, Projects, Skills",
    },
    {
      feature: "Privacy switches to look for (as of 2026)",
      option1: "ChatGPT: Data Controls; Temporary Chat",
      option2:
        "Gemini: Gemini Apps Activity or Keep Activity; Temporary Chat | Claude: Privacy settings; incognito chat",
    },
  ],
  examplePrompts: [
    {
      title: "Build a test set from my own week",
      category: "Evaluation",
      content: `Help me compare AI assistants on my own work. I am a [YOUR JOB]. Tasks I gave or could have given to an assistant last week:
[LIST FIVE TO TEN TASKS]

Choose the five that differ most from one another. For each write:
- a prompt I can paste unchanged into any assistant, with one gap for the material I must attach,
- three pass marks that a stranger could check with yes or no, at least one of them about accuracy,
- one trap: a missing fact, a wrong figure or two instructions that conflict, which a careful answer should point out,
- the time a good human answer would take.

No task may rest on taste alone. End with a blank score table: task, assistant, pass marks met, trap noticed, minutes of editing. If my list is too vague, ask up to three questions first.`,
    },
    {
      title: "Merge three drafts into one",
      category: "Editing",
      content: `Three assistants wrote drafts of the same piece: [WHAT THE PIECE IS], for [READER], about [LENGTH]. Make one text that I can sign.

First, a short table: points that all three make, points only one makes, and points where they contradict each other. For each contradiction, say what would settle it. Do not decide by majority, because three drafts can share one mistake.

Wait for my answers on the contradictions. Then write the piece:
- use the structure of draft [NUMBER],
- keep specific examples and cut general statements,
- write in one voice: [DESCRIBE THE VOICE IN A FEW WORDS],
- write "(check)" after every figure, name or quotation that I have not confirmed.

Draft 1:
[PASTE DRAFT ONE]

Draft 2:
[PASTE DRAFT TWO]

Draft 3:
[PASTE DRAFT THREE]`,
    },
    {
      title: "Translate a page for readers, not word by word",
      category: "Translation",
      content: `Translate the page below from [SOURCE LANGUAGE] into [TARGET LANGUAGE] as used in [COUNTRY], for [READERS]. It will appear as [WEBSITE PAGE / LEAFLET / APP TEXT].

- Form of address: [FORMAL OR INFORMAL]. Keep it the same throughout.
- Terms that must be translated this way: [GLOSSARY PAIRS].
- Do not translate: [PRODUCT NAMES AND OTHER FIXED TERMS].
- Convert dates, decimal marks and units to local use. Keep prices as they are.
- An idiom becomes the expression a local writer would use, or plain words if there is none.

Return the translation with the same headings and links. Then a table of every place where you changed the meaning slightly, lost a pun or had to guess, with the original, your choice and one alternative. If a sentence in the source is unclear, mark it there and do not smooth it over.

Page:
[PASTE THE PAGE]`,
    },
    {
      title: "Put an official letter into plain words",
      category: "Plain Language",
      content: `I received the letter below from [AUTHORITY OR COMPANY] in [COUNTRY]. Explain it to me as you would to a careful adult who has never dealt with this office.

1. In three sentences: what they want, by when, and what happens if I do nothing.
2. Every deadline and amount, with the sentence it comes from. If a deadline counts from delivery, say so and show how it is counted.
3. What I have to do, as numbered steps, with the documents each step needs.
4. Terms that have a legal meaning here, one line each.
5. What the letter leaves open, as questions I can ask by phone.

Use only the letter. Where local law matters and the letter does not state it, write "ask [AUTHORITY OR COMPANY] or a lawyer". I have removed my name and reference numbers.

Letter:
[PASTE THE LETTER]`,
    },
    {
      title: "Turn a messy list into clean CSV",
      category: "Data Cleaning",
      content: `Turn the list below into CSV with exactly these columns: [COLUMN NAMES IN ORDER]. It was copied from [WHERE THE LIST COMES FROM] and will be imported into [TARGET PROGRAM].

Rules:
- One row for each [WHAT ONE ROW STANDS FOR]. Keep the original order.
- Dates as YYYY-MM-DD. Phone numbers with country code [DEFAULT COUNTRY CODE]. Text with a comma goes in double quotes.
- An empty cell means unknown. Never fill in a value from general knowledge.
- Two rows are duplicates only if [WHAT MAKES A DUPLICATE]. Keep the fuller one.

Give the CSV in a code block and nothing else in that block. Below it: rows in, rows out, duplicates removed with their line numbers, and lines you could not parse, copied unchanged. The counts must add up; if they do not, say so.

List:
[PASTE THE LIST]`,
    },
    {
      title: "Compare two versions of a document",
      category: "Document Review",
      content: `Compare the two versions of [DOCUMENT NAME] below. I approved the old one and must decide by [DATE] whether to accept the new one. I care most about [WHAT MATTERS TO YOU SUCH AS COST OR LIABILITY].

Ignore layout, numbering and spelling. Make a table of changes in meaning: section, old wording, new wording, who benefits, and how much it matters to me (high, medium, low). Include what was removed without a replacement, and definitions whose change alters other sections.

Then list places where the new version contradicts itself. Finish with three questions to send to [AUTHOR OF THE NEW VERSION].

Quote exactly. If a passage is cut off or I seem to have pasted the same version twice, stop and tell me.

Old version:
[PASTE OLD VERSION]

New version:
[PASTE NEW VERSION]`,
    },
  ],
  sections: [
    {
      heading: "A short way to decide",
      paragraphs: [
        "Cross out before you compare. What has your employer, school or client approved? Which plan would you pay for, if any? Do you need generated pictures, which as of mid-2026 means ChatGPT or Gemini? Do you need answers from Gmail and Drive, which Gemini is built into and the other two connect to from outside? Often one or two remain.",
        "Between those, run your test set on the free plans. Weigh three things: errors you found, instructions ignored, and minutes you spent editing. Add one question the score cannot answer, namely which one you would rather work with for an hour, because the tool you like is the one you will learn well.",
      ],
    },
    {
      heading: "Using more than one",
      paragraphs: [
        "You can draft in one assistant and have another look for mistakes. That can help, with two cautions. The models have read much of the same text, so three matching answers are not three independent witnesses; check facts against a source. And every extra service is one more company that receives your material, so decide first what may be pasted where.",
        "Keep your prompts outside all three, in a document or a prompt library. Instructions written in plain language with clear placeholders move from one assistant to the next unchanged, and you stay free to switch.",
      ],
    },
    {
      heading: "What the context window does and does not tell you",
      paragraphs: [
        "A token is a piece of text, about three quarters of an English word on average, and the window is what the model can have in front of it at once: your instructions, the files, the conversation and the answer. 128K, 200K and 1M tokens are roughly 96,000, 150,000 and 750,000 words. These are listed figures as of 2026; the plan you are on can give you less. A bigger window holds more, but asking for quotations with page numbers does more for accuracy than any window size.",
      ],
    },
  ],
  ctaText: "Three assistants, one good prompt",
  ctaDescription:
    "The library's prompts are written to be pasted into any of the three. Pick one, fill the placeholders, and run your own comparison.",
  relatedLinks: [
    {
      title: "ChatGPT vs Claude",
      href: "/prompts/chatgpt-vs-claude",
      description: "The two compared in more detail, with a prompt for judging answers blind.",
    },
    {
      title: "ChatGPT vs Gemini",
      href: "/prompts/chatgpt-vs-gemini",
      description: "Google integration, media and web answers, with five test prompts.",
    },
    {
      title: "Prompt Enhancer",
      href: "/prompt-enhancer",
      description: "How a short line becomes a detailed prompt that works in any assistant.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "What makes a prompt clear, whichever model reads it.",
    },
  ],
  keywords: [
    "ChatGPT vs Gemini vs Claude",
    "best AI assistant",
    "AI chatbot comparison",
    "context window comparison",
    "OpenAI Google Anthropic",
    "test prompts",
  ],
} satisfies LandingPage;
