import type { LandingPage } from "../types";

export default {
  title: "Prompts for ChatGPT That Need Fewer Follow-Ups",
  description:
    "Eight habits for writing a ChatGPT prompt and five complete prompts you can copy, from custom instructions to checking a spreadsheet.",
  metaTitle: "Prompts for ChatGPT: Eight Habits, Five to Copy",
  metaDescription:
    "How to write ChatGPT prompts that come back usable: eight habits, a worked example from lazy to detailed, and five prompts with placeholders to copy.",
  canonicalUrl: "/prompts/prompts-for-chatgpt",
  introduction: `A disappointing answer from ChatGPT often follows a prompt that could have come from anyone. "Help me learn Excel" does not say who you are, what you need by when, or what you have tried, so the answer suits an average person who does not exist. You then spend five messages adding what could have gone into the first.

A good prompt is not a spell and need not be long. It answers the questions a helpful stranger would ask: what is this for, what do you have, what must be true of the result, what should it look like, and what should I do if something is missing. Two of these are easily forgotten, the test for a good result and the instruction for gaps. Without the second, a model tends to fill a gap with something plausible.

The prompts below use words in [SQUARE BRACKETS] as placeholders. Replace them all, and delete a line rather than leave it vague. The text works in ChatGPT's free and paid plans as of 2026; where a prompt needs a file upload or voice, it says so. Nothing here depends on a model's name, so it should outlast the next redesign.`,
  bulletPoints: [
    'Begin with the job and its reader: "a one-page summary for a tenant who has never seen a lease" gives more direction than "summarize this professionally".',
    "Paste the material instead of describing it. Your draft, figures, error message or the last reply you disliked says more than an account of it.",
    "Write two or three tests for the result that anyone could check, such as a word limit, facts that must appear, or a sum that must match.",
    "Name the form: a table with these columns, a numbered list, a ready-to-paste paragraph. Add what you do not want, for example an introduction or a closing offer.",
    "Say what to do with gaps: ask up to three questions, leave a marked blank, or state the assumption. Otherwise expect some invented detail.",
    'Change one thing in each follow-up and say what to keep. "Make it better" invites ChatGPT to rewrite the parts you liked as well.',
    "Put facts about you into custom instructions and facts about one job into a Project or the prompt. Mixed up, they color answers where they do not belong.",
    "Check names, figures, quotations and links before you use them. Ask for web search with sources when the answer depends on anything recent.",
  ],
  examplePrompts: [
    {
      title: 'From "help me learn Excel" to a plan',
      category: "Enhancement Example",
      content: `Make me a [NUMBER]-week plan for learning Excel. I am a [YOUR JOB]. I can already [WHAT YOU CAN DO] and get stuck at [WHAT STOPS YOU]. By the end I want to do this without help: [ONE REAL TASK]. I have [MINUTES] minutes on [DAYS OF THE WEEK] and use [EXCEL VERSION OR WEB].

Work backwards from that task: list the skills it needs, leave out everything else, and order them so that each week ends with something I can use at work.

For each session give: the skill, a ten-minute exercise with a small table I can paste, the result I should see, and the usual mistake. Every [NUMBER] sessions add a test on new data without hints.

Show week one in full and the other weeks as one line each. If the goal does not fit the time, say so and propose a smaller one.`,
    },
    {
      title: "Custom instructions worth keeping",
      category: "Template",
      content: `About me: I am a [YOUR WORK] in [COUNTRY]. I mostly ask about [THREE SUBJECTS]. I know [SUBJECT YOU KNOW WELL] well and [SUBJECT YOU ARE NEW TO] hardly at all. I use [LANGUAGE AND SPELLING], [UNITS] and [CURRENCY].

How to answer:
- Begin with the answer. Give reasons after it, briefly.
- Use ordinary words and full sentences. Use a list only for real lists and a table only to compare.
- If my question contains a mistake, say so first.
- Keep apart what you know, what you conclude and what you guess.
- For anything that may have changed since [DATE OR EVENT], search the web and give the source.
- When a fact is missing that would change the answer, ask one question. Otherwise state your assumption and go on.
- No compliments, no summary of my question, no offer at the end.`,
    },
    {
      title: "Examine a spreadsheet before trusting it",
      category: "Data Analysis",
      content: `I have attached [FILE NAME], exported from [SYSTEM] and covering [PERIOD]. One row stands for [WHAT A ROW IS]. I need to know: [YOUR QUESTION].

First check the data and report before any analysis: number of rows and columns, date range, missing values by column, duplicates by [ID COLUMN], impossible values, mixed units or currencies. Compare the total of [COLUMN] with [KNOWN TOTAL]. Stop there if it differs by more than [PERCENT] percent.

Then answer the question with one table and, if it helps, one chart whose axes start at zero. State the filter and formula behind each figure, so I can repeat it in a spreadsheet. Give medians beside means where a few rows dominate.

End with what these data cannot show. Do not fill in missing values, and do not explain a change by a cause that is not in the file.`,
    },
    {
      title: "Rehearse a talk about your rates",
      category: "Practice",
      content: `Let us rehearse a conversation, by voice or in writing. You play [CLIENT NAME OR TYPE], for whom I have done [SERVICE] at [OLD RATE] since [DATE]. I want [NEW RATE] from [START DATE]. I would accept [LOWEST ACCEPTABLE TERMS]; you must not know or use this.

Your character is [FRIENDLY BUT SHORT OF MONEY / BLUNT / EVASIVE], is content with my work except [A REAL COMPLAINT], and has a cheaper offer from [COMPETITOR TYPE].

Speak one or two sentences at a time and wait. Stay in the role, do not help me, and give way only to a reason such a person would accept. Stop when I say "pause".

Then step out: quote the line where I lost ground, give me wording for it in my own style, and name one thing to keep. If my brief lacks something you need, ask before we start.`,
    },
    {
      title: "Find a name and rule out the bad ones",
      category: "Brainstorming",
      content: `Find names for [PRODUCT OR PODCAST OR BUSINESS]: it [WHAT IT DOES] for [WHOM]. People should feel [FEELING] when they hear it. Names I like: [TWO EXAMPLES AND WHY]. Names I dislike: [TWO EXAMPLES AND WHY].

Round one: thirty candidates in five groups with different ideas behind them (place, object, verb, invented word, plain description). No explanations, no puns on [WORD TO AVOID], at most [NUMBER] syllables.

Round two: cut the list to eight. Remove names that are hard to spell after hearing them once, that have an awkward meaning in [LANGUAGES], or that sound like [COMPETITORS]. Say in five words why each survivor stays.

Round three: for the best three, write the sentence in which a customer would mention it to a friend. You cannot confirm that a name is free, so list the registers and searches I should check in [COUNTRY].`,
    },
  ],
  sections: [
    {
      heading: "From a lazy line to a prompt, step by step",
      paragraphs: [
        'Take "write something for my bakery\'s window". Add the reader: people who walk past on their way to the station. Add the purpose: they should know that there is fresh bread from six. Add the material: opening times, the three breads, the price of a roll. Add the tests: readable in three seconds, at most twelve words, no joke about dough. Add the form: five versions, one line each. Add the gap rule: if a detail is missing, leave a blank in brackets.',
        "The result is six short sentences. None of them is clever, and each removes a way to be wrong. That is all an enhanced prompt does, whether you write it or let a tool draft it; the facts about your bakery still have to come from you.",
      ],
    },
    {
      heading: "What to keep where",
      paragraphs: [
        "As of 2026 ChatGPT has several places for standing information. Custom instructions apply to all your chats. Memory collects things from conversations; you can read, delete and switch it off in settings. A Project holds files and instructions for one piece of work. A Temporary Chat leaves memory out, which makes it a good place to test whether a prompt works by itself. If a prompt gives good results only in your account, it is relying on something that is not in its text.",
      ],
    },
  ],
  ctaText: "Turn your one-liner into a prompt",
  ctaDescription:
    "Write what you would have typed into ChatGPT and let the generator add the questions you skipped. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Best Prompts for ChatGPT",
      href: "/blog/best-prompts-for-chatgpt",
      description: "The long guide: how good prompts are built, with more examples.",
    },
    {
      title: "AI Prompts by Job",
      href: "/ai-prompts",
      description: "Ready prompts for marketing, writing, productivity and business.",
    },
    {
      title: "Prompt Generator",
      href: "/prompt-generator",
      description: "What happens to a short idea on its way to a detailed prompt.",
    },
    {
      title: "ChatGPT vs Claude",
      href: "/prompts/chatgpt-vs-claude",
      description: "When another assistant may suit the job better, and how to find out.",
    },
  ],
  keywords: [
    "prompts for ChatGPT",
    "ChatGPT prompts",
    "how to write prompts",
    "custom instructions",
    "ChatGPT prompt examples",
    "prompt templates",
  ],
} satisfies LandingPage;
