import type { LandingPage } from "../types";

export default {
  title: "ChatGPT vs Gemini: What Differs and How to Test It",
  description:
    "ChatGPT and Google Gemini compared on plans, context, files, media and privacy as of 2026, with five prompts to run in both.",
  metaTitle: "ChatGPT vs Gemini: Differences and Test Prompts",
  metaDescription:
    "ChatGPT vs Gemini as of 2026: plans, context windows, Gmail and Drive access, images and privacy settings, with five prompts to paste into both.",
  canonicalUrl: "/prompts/chatgpt-vs-gemini",
  introduction: `ChatGPT is an assistant you go to. Gemini is one you can go to, and one that also appears inside Gmail, Docs, Sheets and Android phones, depending on your plan, country and account. For many people that settles the matter before any question of quality: if your mail, calendar and files are already with Google, Gemini can be allowed to read them in place; if they are not, that advantage is worth little.

The rest overlaps. Both write, search the web, read images and files, hold a spoken conversation, generate pictures and offer a research mode that reads many pages before it answers. The table gives what the makers listed in 2026, with the month for every price and limit. Treat each cell as a thing to look up in your own account, because both companies change plans and names several times a year and switch features on country by country.

Answers about the outside world are where a careful test pays. A fluent paragraph with a link under it is not yet a checked fact. Three of the five prompts below therefore ask for something you can verify in minutes: a source and its date, a total on a receipt, an opening hour.`,
  comparisonTable: [
    {
      feature: "Maker and launch",
      option1: "ChatGPT: OpenAI, November 2022",
      option2: "Gemini: Google, March 2023 as Bard; named Gemini since February 2024",
    },
    {
      feature: "Plans (US, as of May 2026)",
      option1: "ChatGPT: Free; Go at $8 a month is the entry plan, Plus is $20, and Pro costs more",
      option2:
        "Gemini: Free with a Google Account; Google AI Plus at $7.99 a month and Pro at $19.99, both with storage",
    },
    {
      feature: "Context window (as of April 2026)",
      option1:
        "ChatGPT: For instant answers 16K tokens on Free, 32K on Plus and 128K on Pro; more when you select a thinking mode",
      option2: "Gemini: 1M tokens on Google AI Pro and above; less on the smaller plans",
    },
    {
      feature: "Your mail and files (as of 2026)",
      option1:
        "ChatGPT: Uploads, and connections to outside services, Google's among them, that you switch on",
      option2:
        "Gemini: Uploads, and Gmail, Drive, Calendar and other Google services through Connected Apps you switch on",
    },
    {
      feature: "Images, sound and video (as of 2026)",
      option1: "ChatGPT: Reads images, generates images, holds voice conversations",
      option2:
        "Gemini: Reads images, audio and video; generates images, and video within plan limits; voice conversations in Live",
    },
    {
      feature: "Saved setups (as of 2026)",
      option1: "ChatGPT: Custom instructions, Projects, and GPTs you build or pick from others",
      option2: "Gemini: Saved instructions, and Gems you build for a recurring job",
    },
    {
      feature: "Training and history, personal accounts (as of 2026)",
      option1:
        'ChatGPT: Settings, Data Controls, "Improve the model for everyone"; Temporary Chat for one-offs',
      option2:
        'Gemini: Gemini Apps Activity, also shown as "Keep Activity"; Temporary Chat for one-offs',
    },
  ],
  examplePrompts: [
    {
      title: "Check a claim before repeating it",
      category: "Research",
      content: `Check this claim before I use it in [WHERE YOU WILL USE IT]:
"[THE CLAIM]"

Search the web. Trace the claim to its earliest source and read that source, not an article about it.

Report:
- Verdict: supported, partly supported, contradicted, or no primary source found.
- The primary source: who published it, when, and a link. Quote at most two sentences that decide the matter.
- What the source measured, where, when and on whom, and what the claim changed along the way.
- The strongest source that disagrees, if there is one.
- One sentence I could publish without overstating the evidence.

Give a link only if you opened the page in this session. Mark anything from memory as "from memory". If you cannot search here, stop and tell me.`,
    },
    {
      title: "Turn a description into a spreadsheet formula",
      category: "Spreadsheets",
      content: `Write a formula for [GOOGLE SHEETS OR EXCEL].

My sheet is called [SHEET NAME]. Columns: [COLUMN LETTERS WITH HEADINGS AND TYPES]. Data runs from row [FIRST ROW] to [LAST ROW]. Three sample rows:
[PASTE THREE ROWS]

I want, in cell [TARGET CELL]: [WHAT IT SHOULD CALCULATE]. Blank cells count as [ZERO OR IGNORE]. Dates are written as [DATE FORMAT]. My formulas use [COMMA OR SEMICOLON] between arguments.

Give me:
1. The formula, ready to paste.
2. The result it should show for the three sample rows, worked out by hand.
3. What each part does, one line each.
4. Two ways my data could make it wrong without an error appearing, and a formula that counts such rows.

If the columns do not contain what I need, say which one is missing instead of inventing it.`,
    },
    {
      title: "Read a stack of receipts from photos",
      category: "Data Entry",
      content: `I have attached [NUMBER] photos of receipts from [TRIP OR PERIOD]. Put them into one table with these columns: photo number, date (YYYY-MM-DD), seller, what was bought, net, tax, total, currency, payment method.

- Copy figures as printed. Do not convert currencies or work out tax that is not shown.
- If a character is unreadable, put "?" in its place and list the photo below the table.
- If net plus tax does not equal the total, keep the printed figures and mark the row "check".
- A receipt that appears twice gets one row and a note.

After the table: the sum for each currency, the rows I must check by hand, and the receipts that lack something [WHO YOU CLAIM FROM] requires, namely [REQUIRED DETAILS]. Then the same table as CSV.`,
    },
    {
      title: "Brief an illustration",
      category: "Image Generation",
      content: `Create one illustration for [WHERE IT WILL APPEAR], in a [ASPECT RATIO] format.

Subject: [WHAT THE PICTURE SHOWS], in the moment when [WHAT IS HAPPENING].
Point of it: a viewer should understand [THE IDEA] without a caption.
Composition: main subject in the [LEFT THIRD / CENTER / RIGHT THIRD]; leave the [TOP / BOTTOM] quarter calm, because a headline will sit there.
Style: [MEDIUM SUCH AS INK OR GOUACHE], visible texture, flat light. Colors: [TWO OR THREE COLORS] on [BACKGROUND COLOR].
Leave out: lettering, logos, real people, extra hands, screens.

Before drawing, tell me in one sentence each what you will show and which part of my brief is ambiguous. Then make the picture. Afterwards list anything in it that departs from the brief, so I can ask for one change at a time.`,
    },
    {
      title: "Plan a day in a city around opening hours",
      category: "Planning",
      content: `Plan [DATE] in [CITY] for [NUMBER AND AGES OF PEOPLE]. We stay near [STREET OR STATION], start at [START TIME], and must be back by [END TIME]. We get around by [WALKING / PUBLIC TRANSPORT / CAR]. Budget without meals: [AMOUNT]. We care about [TWO OR THREE INTERESTS] and want to avoid [WHAT TO AVOID]. One of us needs [ACCESS OR FOOD NEEDS].

Look up opening hours for that exact weekday and date, holidays included. Give a table: time, place, why it fits us, ticket price, travel time from the previous stop, and the page where you found the hours. Leave a free hour in the afternoon. Add one indoor replacement for each outdoor stop.

Mark every hour or price you could not confirm as "call first". If the day is too full, cut a stop and say which.`,
    },
  ],
  sections: [
    {
      heading: "How to decide",
      paragraphs: [
        "Begin with where your material lives. If the answer to most of your questions is in Gmail, Drive or Calendar, try Gemini with Connected Apps on, and check that your account type allows it: work and school accounts follow what the administrator has set. If your material is spread over other services, or you mostly paste text, look at which services each product can connect to on the plan you would buy.",
        "Then look at length. One million tokens is room for several long books; 128K is about 96,000 English words and 32K about 24,000. Most prompts need neither. A large window lets a model receive more text, but it does not promise that every page is weighed equally, so ask for page numbers and quotations whichever you use.",
        "Last, count the price properly. Google sells its assistant in bundles with storage and other services, so compare the bundle with what you already pay. Both have free plans: use them for a week on real work before buying either.",
      ],
    },
    {
      heading: "A fair test of web answers",
      paragraphs: [
        "Ask both the same question about something you know well, such as your own trade or town. Open every link. Count the statements the linked page does not contain, and note how old the page is. Ask again the next day: an answer that changes its facts without new sources was not resting on them the first time.",
      ],
    },
  ],
  ctaText: "Bring a better prompt to both",
  ctaDescription:
    "Choose a ready-made prompt from the library, fill in your details once, and compare what ChatGPT and Gemini make of it.",
  relatedLinks: [
    {
      title: "ChatGPT vs Gemini vs Claude",
      href: "/prompts/chatgpt-vs-gemini-vs-claude",
      description: "All three assistants in one table, and a way to build your own test.",
    },
    {
      title: "Google Gemini AI Guide",
      href: "/prompts/google-gemini-ai",
      description: "Connected Apps, Gems, long files and five prompts that use them.",
    },
    {
      title: "ChatGPT and Gemini for SEO",
      href: "/prompts/chatgpt-gemini-seo",
      description: "Where the two help with search work and where they need checking.",
    },
    {
      title: "Prompts for ChatGPT",
      href: "/prompts/prompts-for-chatgpt",
      description: "Eight habits and five prompts for everyday work in ChatGPT.",
    },
  ],
  keywords: [
    "ChatGPT vs Gemini",
    "Gemini vs ChatGPT",
    "Google AI plans",
    "Gmail and Drive assistant",
    "AI comparison",
    "test prompts",
  ],
} satisfies LandingPage;
