import type { LandingPage } from "../types";

export default {
  title: "Browser Extension",
  description:
    "Our prompt generator and library inside ChatGPT, Claude, Gemini and five other assistants. What it does, how to install it, what leaves the page and how to remove it.",
  metaTitle: "Chrome Extension: The Prompt Generator in Your Browser",
  metaDescription:
    "What our Chrome extension does inside ChatGPT, Claude and Gemini, how to install it step by step, which permissions it has, and how to remove it again.",
  canonicalUrl: "/chrome-extension",
  introduction:
    "The extension brings the prompt generator and the library to the place where you type. On ChatGPT, Claude, Gemini, Perplexity, Copilot, Grok, DeepSeek and Mistral a small button stands beside the message box. Press it, and your short line is rewritten as a detailed prompt while you watch. Accept all of it, one paragraph or nothing; one Ctrl+Z brings your own words back.\n\nThe toolbar button opens the compact generator of this site: type, enhance, copy. Beside the page, the side panel has the library, what you saved, your own prompts and your history; fill in the blanks and insert the result into the message box. Signed in, the count and Premium are those of your account, and without an account the two free enhancements are two in total, here and there together.\n\nIt never sends a message. You read the result, change what you want and press the assistant's own button. The examples below are prompts for work that comes up while you are on a web page.",
  sections: [
    {
      heading: "Install it from the store page",
      paragraphs: [
        "1. Open this site in Chrome on a computer and follow the extension link in the header, or the Get Chrome Extension button on this page. The store page opens in a new tab. If you see no such link, this copy of the site has no store page yet; the next section says how to load the extension until it has.",
        "2. On the store page, check that the name and the publisher are the ones you expect, and read the privacy section. Reach the page from our link and not from a search, because imitations of popular extensions exist.",
        '3. Choose "Add to Chrome". The browser shows a dialog with the permissions. Read it, then choose "Add extension", or cancel if something in it surprises you.',
        "4. Open the puzzle-piece menu beside the address bar and pin the extension, so that its icon stays visible. Other browsers that accept extensions from this store have the same steps under slightly different names. (Labels as of November 2026.)",
      ],
    },
    {
      heading: "Install it from a build",
      paragraphs: [
        'Where there is no store page, the extension is loaded from a folder. Whoever runs the site makes it from the source code with "npm run build:extension" (beside the local backend: "npm run build:extension embedded"): the folder is dist-extension/unpacked, and the zip beside it holds the same files.',
        '1. Open chrome://extensions in Chrome, Edge or another Chromium browser on a computer and switch on "Developer mode".',
        '2. If you were given the zip, unpack it into a folder that you keep: the browser reads the extension from there each time it starts. Choose "Load unpacked" and select the folder that holds manifest.json. The extension appears in the list, with its permissions under "Details".',
        "3. Pin it as above. Load a folder only from somebody you trust: the browser checks nothing about it.",
      ],
    },
    {
      heading: "Connect it to your account",
      paragraphs: [
        'Press Sign In in the extension, or sign in on this site, open the account menu and choose "Connect the extension". The second way also works for accounts that sign in with Google. The extension then has a sign-in of its own: signing out here leaves it signed in, and "Sign out everywhere" ends both.',
        'Once it is installed, "Open in" on this site fills every assistant, long prompts included. The extension shows you the text in the assistant\'s page first, puts it only into an empty box, and leaves the sending to you.',
      ],
    },
    {
      heading: "What leaves the page, and which permissions it has",
      paragraphs: [
        "What you type leaves the page only when you press the button or the shortcut, Alt+Shift+E. If it looks like it holds a key, a password, a card or an account number, you are asked first and can have it masked. It is sent to our server to be enhanced and, where the site runs with a model key, from there to a language model provider. There are no analytics, no advertising and no code from elsewhere.",
        'The browser shows what it may do: storage, for the sign-in and your choices; the side panel; the page you are on when you press the toolbar button; and access to the eight assistants and to our server. Nothing runs on other sites unless you press "Enhance here", or add a site with "Always here", which the browser asks you about. Each button can be hidden for a site.',
        "If a dialog asks for more than that, for instance to read and change your data on all websites at once, it is not ours. When a later version needs a further permission, Chrome switches it off and asks you; read that request as carefully as the first.",
      ],
    },
    {
      heading: "Remove it",
      paragraphs: [
        'Right-click the icon and choose "Remove from Chrome", or open chrome://extensions, find the entry and choose Remove. What it stored in the browser goes with it. To pause it without removing it, use the switch on the same page.',
        "Removing the extension deletes neither your account nor your saved prompts on this site, and it does not cancel Premium. Cancel the subscription separately if you no longer want it.",
      ],
    },
  ],
  bulletPoints: [
    "It works in the assistant's own message box: your line becomes a detailed prompt there, and one Ctrl+Z takes it back.",
    "It never sends a message for you, and it fills a box only after you have seen the text.",
    "What you type leaves the page only when you ask for it; what looks like a secret is pointed out first.",
    "With an account, two enhancements are free in total, not per device or per day; the usage line shows how many you have used.",
    "The side panel has the library, your saved prompts, your own prompts and your history beside any page.",
    "Removing the extension takes two clicks and leaves your account, your saved prompts and a running subscription as they were.",
  ],
  examplePrompts: [
    {
      title: "Read the terms you are about to accept",
      category: "Reading",
      content: `Below are the terms of [SERVICE], which I want to use for [PURPOSE]. Explain to me as a careful reader, not as a lawyer, what I would be agreeing to.

List in plain words, each with the sentence it comes from:
- what I pay, when it renews, how and until when I can cancel
- what they may do with what I upload or write
- what they may change without asking me
- what happens to my data when I leave
- anything unusual compared with what a person would expect from such a service

Sort by how much it could cost me. Then give the three questions to put to their support before I accept.

Use only this text. If a point is not covered, write "not in this text". This does not replace legal advice; mark the clause that most deserves it.

Terms: [TERMS TEXT]`,
    },
    {
      title: "Compare two products from their own pages",
      category: "Shopping",
      content: `I have two product pages open and pasted their texts below. I need [PRODUCT TYPE] for [USE], my budget is [BUDGET], and the thing I must not get wrong is [DEALBREAKER].

1. Start with the dealbreaker: what does each text really say about it? Quote. If one does not say, that is the first thing to find out.
2. Make a table of the specifications both texts state, in the same units. Put specifications that only one states below it.
3. Name claims that sound like facts and cannot be checked from the page.
4. Say which fits my use better and the one fact that would change your mind.

Do not add reviews, prices or test results from memory. If neither fits, say so and name the specification I should search for.

Page 1: [PAGE TEXT 1]
Page 2: [PAGE TEXT 2]`,
    },
    {
      title: "Write a public answer that helps the next reader too",
      category: "Social Media",
      content: `I want to answer the post below on [PLATFORM]. What I know about the matter from my own experience: [MY EXPERIENCE]. My connection to any product I mention: [CONNECTION].

Before drafting, tell me what the person is asking, what they have tried already, and whether my experience answers it. If it does not, say so and suggest one clarifying question instead of a reply.

Otherwise write an answer of at most 120 words: the answer first, why it worked for me, the situation in which it would not, and the next thing to try if it fails. State my connection openly where I mention a product. Sound like a person in that thread: no headings, no greeting, no closing offer of further help. Claim nothing beyond my experience.

Post: [POST]`,
    },
    {
      title: "Keep what matters from an article you are reading",
      category: "Research",
      content: `I am reading the article below because I want to find out [MY QUESTION]. Make me a note I can still use in a year.

- Source line: title, author, publication, date, as far as the text gives them; write "not given" for the rest.
- The answer to my question in three sentences at most, or "does not answer it".
- The two strongest pieces of evidence, quoted, and who they come from.
- What the author assumes without saying so.
- One point I should doubt, and where I could check it.
- Terms I would need to search for to go deeper, at most five.

Keep quotations word for word and under 30 words each. Add nothing that is not in the text. If the text is cut off by a paywall, tell me where it ends.

Article: [ARTICLE TEXT]`,
    },
    {
      title: "Report a website fault so that somebody can fix it",
      category: "Bug Report",
      content: `Turn my notes into a fault report for the support team of [WEBSITE]. They have never seen my screen.

My notes: [WHAT HAPPENED]
What I was trying to do: [GOAL]
Browser and device: [BROWSER AND DEVICE]
When, with time zone: [TIME]
Error text, word for word: [ERROR TEXT]

Write: a title that names the page and the fault; numbered steps from a page anyone can open; what I expected; what happened; whether it happens every time; what I already tried; how it affects me, in one sentence without anger.

Mark steps you had to guess as "to confirm". If something a developer would ask for is missing, list it at the end as a question to me with how to find it out. Remove passwords, full card numbers and addresses if my notes contain any, and tell me that you did.`,
    },
  ],
  ctaText: "No installation needed to start",
  ctaDescription:
    "The generator and the library are on the website too. Open the library, sign in and try them; add the extension when you miss them in other tabs.",
  relatedLinks: [
    {
      title: "Prompt Generator",
      href: "/prompt-generator",
      description: "What happens to your line, how to feed it well, and what offline mode means.",
    },
    {
      title: "Refine a Prompt",
      href: "/refine",
      description: "The generator on a full page, without installing anything.",
    },
    {
      title: "Support",
      href: "/support",
      description: "Answers to common questions about accounts, limits and Premium.",
    },
  ],
  keywords: [
    "prompt generator Chrome extension",
    "AI prompt extension",
    "install prompt extension",
    "extension permissions",
    "browser prompt helper",
  ],
} satisfies LandingPage;
