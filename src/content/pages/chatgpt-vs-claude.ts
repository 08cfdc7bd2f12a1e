import type { LandingPage } from "../types";

export default {
  title: "ChatGPT vs Claude: How to Choose by Your Own Work",
  description:
    "What ChatGPT and Claude list, side by side and with its date, and five prompts for testing both on a job you really have.",
  metaTitle: "ChatGPT vs Claude: Comparison and Test Prompts",
  metaDescription:
    "ChatGPT and Claude compared as of 2026: price, context window, images, projects, memory and privacy, plus five prompts to test both on your own work.",
  canonicalUrl: "/prompts/chatgpt-vs-claude",
  introduction: `ChatGPT and Claude do most of the same jobs: they draft, edit, summarize, explain, write code and read the files you upload. On a short question you may not be able to tell the answers apart. What decides a subscription is more ordinary than the arguments online suggest: whether you need pictures, how long your documents are, which limits you run into, and which one follows your instructions with less correcting.

The table holds what the two makers listed in 2026, with the month for every price and limit and with prices for the United States. Plans, limits and menu labels change often, so open the makers' pages below the table and the settings of your own account before you pay. We name no winner, because a verdict would be out of date after the next model release.

What lasts is a method. Take a job you really have, paste the same prompt into a fresh chat in each product, and judge the two answers before you let yourself remember which is which. The five prompts below are made for that. The first four set a job whose result you can check; the fifth compares what came back.`,
  comparisonTable: [
    {
      feature: "Maker and launch",
      option1: "ChatGPT: OpenAI, November 2022",
      option2: "Claude: Anthropic, March 2023",
    },
    {
      feature: "Plans (US, as of May 2026)",
      option1: "ChatGPT: Free; Go at $8 a month is the entry plan, Plus is $20, and Pro costs more",
      option2:
        "Claude: Free; Pro at $20 a month, billed monthly, is the entry plan, and Max costs more",
    },
    {
      feature: "Context window (as of April 2026)",
      option1:
        "ChatGPT: For instant answers 16K tokens on Free, 32K on Plus and 128K on Pro; more when you select a thinking mode",
      option2:
        "Claude: 200K tokens in the chat on paid plans; some models and higher plans list up to 1M",
    },
    {
      feature: "Images (as of mid-2026)",
      option1: "ChatGPT: Reads pictures you upload and generates new ones in the chat",
      option2:
        "Claude: Reads pictures you upload; makes charts, diagrams and SVG drawings from code, not photo-style pictures",
    },
    {
      feature: "Ongoing work (as of 2026)",
      option1:
        "ChatGPT: Projects hold chats, files and instructions; GPTs package a setup for reuse",
      option2:
        "Claude: Projects hold chats, files and instructions; Artifacts open documents, code and small apps beside the chat",
    },
    {
      feature: "Memory between chats (as of 2026)",
      option1:
        "ChatGPT: Custom instructions and a memory you can switch off; Temporary Chat leaves it out",
      option2:
        "Claude: Standing instructions and a memory you can switch off; incognito chats leave it out",
    },
    {
      feature: "Training on your chats, personal accounts (as of 2026)",
      option1: 'ChatGPT: Look in Settings, Data Controls, for "Improve the model for everyone"',
      option2: 'Claude: Look in Settings, Privacy, for "Help improve Claude"',
    },
  ],
  examplePrompts: [
    {
      title: "Shorten a text without losing a fact",
      category: "Editing",
      content: `Shorten the text below to at most [NUMBER] words for [WHO WILL READ IT], who will use it to [WHAT THEY WILL DO WITH IT].

Rules:
- Keep every name, number, date, condition and exception. If one has to go to meet the limit, ask me which.
- Keep the order of the argument. Do not add facts, adjectives of praise or a new conclusion.
- Plain sentences, none longer than 25 words.

Return three things:
1. The shortened text and its word count.
2. A table with two columns, "Fact in the original" and "Where it is now", one row for each fact.
3. Any sentence of mine that can be read in two ways, with both readings.

Text:
[PASTE YOUR TEXT]`,
    },
    {
      title: "Find a bug and prove it",
      category: "Coding",
      content: `The [LANGUAGE AND VERSION] function below should [WHAT IT SHOULD DO]. With the input [INPUT THAT FAILS] it gives [ACTUAL RESULT] instead of [EXPECTED RESULT].

Work in this order:
1. Trace that input through the code line by line and name the first line where a value is wrong.
2. Explain the cause in two sentences.
3. Give the smallest change that fixes it, as a diff. Do not rename, reformat or restructure anything else.
4. Write three tests: the failing input, one edge case near it, and one case that works today and must keep working.

If the code I pasted cannot produce this result, say so and list what else you need to see. Do not claim to have run anything you did not run.

Code:
[PASTE THE CODE]`,
    },
    {
      title: "Answer from the contract only",
      category: "Analysis",
      content: `Below is a [TYPE OF CONTRACT] between [PARTY ONE] and [PARTY TWO]. I am [YOUR ROLE IN IT]. Answer my questions from this text alone, not from what such contracts usually say.

For each question give:
- the clause number and the exact words you rely on,
- the answer in one or two plain sentences,
- "clear", "open to interpretation" or "not in the text".

If clauses contradict each other, show both and do not choose. Finish with the points I should raise with a lawyer before signing, most costly first.

Questions:
1. [FIRST QUESTION]
2. [SECOND QUESTION]
3. [THIRD QUESTION]

Contract:
[PASTE THE CONTRACT]`,
    },
    {
      title: "Make the strongest case against my plan",
      category: "Decision Making",
      content: `I intend to [YOUR PLAN] by [DATE]. My reasons: [YOUR REASONS]. What I can spend: [BUDGET AND HOURS PER WEEK]. I rejected [THE OPTION YOU REJECTED] because [WHY].

1. Make the best honest case for the option I rejected, as someone who chose it would.
2. Imagine the plan has failed a year from now. Give the five likeliest causes, each with the first sign I would notice and the month it might appear.
3. Name the one assumption that changes the decision if it is wrong, and a test of it that takes at most [HOW LONG A TEST MAY TAKE].

Do not reassure me and do not balance every point. Where you lack a fact about my situation, write the question instead of guessing. At most 500 words.`,
    },
    {
      title: "Judge two answers without knowing who wrote them",
      category: "Evaluation",
      content: `Two people answered the same request. You do not know who they are, and the order is random.

Request:
[PASTE YOUR PROMPT]

What a good answer must do, most important first:
1. [CRITERION ONE]
2. [CRITERION TWO]
3. [CRITERION THREE]

Answer A:
[PASTE ANSWER A]

Answer B:
[PASTE ANSWER B]

For each criterion, quote the passage that decides it from each answer, then write "A", "B" or "equal" with one reason. List every statement that is unsupported or that breaks an instruction. Ignore length and politeness. Finish with the answer I should use and the two edits it still needs. If the criteria cannot separate them, say so instead of picking one.`,
    },
  ],
  sections: [
    {
      heading: "How to decide in an afternoon",
      paragraphs: [
        "Choose three jobs from last week, with the real files, and write down for each what a good result must contain. Run each prompt once in both products, in a new chat with memory switched off or in a temporary or incognito chat, so that neither knows more about you than the other.",
        "Copy the answers into one document as A and B, wait an hour, and mark errors, broken instructions and minutes of editing. Editing time is the number that matters: an answer that reads well and needs forty minutes of repair loses to the plain one that needs five. One run proves little, so repeat any close result.",
        "If you give the judging prompt to an assistant, run it twice with A and B swapped. A verdict that changes with the order is no verdict.",
      ],
    },
    {
      heading: "Where the choice is clearer",
      paragraphs: [
        "If you want generated pictures in the same chat, ChatGPT does that as of mid-2026 and Claude does not. If you often work on one long text, compare the context limits of the plans you would really buy. By the usual rule of thumb of three quarters of an English word to a token, 32K tokens is about 24,000 words, 128K about 96,000 and 200K about 150,000; your instructions, earlier messages and the answer count too. An uploaded file may also be searched in parts rather than read whole, in either product.",
        "If your employer or school has approved only one of them for its documents, that settles it. And if you use an assistant a few times a week, both free plans may be enough.",
      ],
    },
    {
      heading: "Do they need different prompts?",
      paragraphs: [
        "Rarely. Both makers' guides, as of 2026, ask for the same things: a clear task, the material itself, examples, and the form of the answer. Anthropic also recommends wrapping parts of a prompt in tags such as <contract> and putting long documents above the question. Neither habit hurts in ChatGPT, so you can keep one set of prompts for both.",
      ],
    },
  ],
  ctaText: "Start from a prompt that is worth testing",
  ctaDescription:
    "A vague prompt makes every assistant look the same. Pick a detailed one from the library, or turn your own line into one, and paste it into both.",
  relatedLinks: [
    {
      title: "ChatGPT vs Gemini vs Claude",
      href: "/prompts/chatgpt-vs-gemini-vs-claude",
      description: "The same comparison with Google's assistant added, and six more test prompts.",
    },
    {
      title: "Claude AI Guide",
      href: "/prompts/claude-ai",
      description:
        "Tags, long documents, Projects and Artifacts, with five prompts written for Claude.",
    },
    {
      title: "Prompts for ChatGPT",
      href: "/prompts/prompts-for-chatgpt",
      description: "How to write a ChatGPT prompt that needs fewer follow-ups, with five to copy.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "The ideas behind a good prompt, which apply to both assistants.",
    },
  ],
  keywords: [
    "ChatGPT vs Claude",
    "Claude vs ChatGPT",
    "AI assistant comparison",
    "ChatGPT Plus vs Claude Pro",
    "context window",
    "test prompts",
  ],
} satisfies LandingPage;
