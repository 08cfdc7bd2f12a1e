import type { LandingPage } from "../types";

export default {
  title: "Browser Extension",
  description:
    "The compact version of our prompt generator, one click away in your browser. What it does, how to install it, which permissions to look at and how to remove it.",
  metaTitle: "Chrome Extension: The Prompt Generator in Your Browser",
  metaDescription:
    "What our Chrome extension does, how to install it from the store step by step, which permissions to check before you accept, and how to remove it again.",
  canonicalUrl: "/chrome-extension",
  introduction:
    "The extension is the compact generator of this site, opened from your browser's toolbar. You type a short prompt, it returns a detailed one, and you copy that into whichever assistant you have open. It saves you a tab and a detour. It does nothing that the website cannot do.\n\nThe panel holds what you need for that and little else: a field for your prompt, the result with a Copy button, a sign-in, a line that shows how many enhancements you have used, and a prompt to upgrade when the free ones are gone. With an account, the count belongs to the account: the two free enhancements are two in total, wherever you use them. Premium at $4.99 a month removes the limit here as on the site.\n\nThe extension does not type into ChatGPT, Claude or Gemini for you and sends nothing on your behalf. You read the result, change what you want and paste it yourself. The examples below are prompts for work that comes up while you are on a web page.",
  sections: [
    {
      heading: "Install it from the store page",
      paragraphs: [
        "1. Open this site in Chrome on a computer and follow the extension link in the header, or the Get Chrome Extension button on this page. The store page opens in a new tab. If you see no such link, this copy of the site has no store page yet; use the generator at /refine until it has.",
        "2. On the store page, check that the name and the publisher are the ones you expect, and read the privacy section. Reach the page from our link and not from a search, because imitations of popular extensions exist.",
        '3. Choose "Add to Chrome". The browser shows a dialog with the permissions. Read it, then choose "Add extension", or cancel if something in it surprises you.',
        "4. Open the puzzle-piece menu beside the address bar and pin the extension, so that its icon stays visible. Other browsers that accept extensions from this store have the same steps under slightly different names. (Labels as of November 2026.)",
      ],
    },
    {
      heading: "Permissions to check before you accept",
      paragraphs: [
        "Chrome shows in the dialog what an extension asks for. A generator that works in its own panel, with text you type into it, has no need to read the pages you visit. If the dialog says that it can read and change your data on all websites, do not accept until you have found an explanation that convinces you.",
        'You can look again at any time. Right-click the icon and choose "Manage extension" to see the permissions and the site access. If site access is listed there, you can limit it to the moment you click the icon. When a later version needs a further permission, Chrome may switch the extension off and ask you to approve it; read that request as carefully as the first.',
        "What you type is sent to our server to be enhanced and, where the site runs with a model key, from there to a language model provider. Leave passwords, account numbers and other people's private details out of it.",
      ],
    },
    {
      heading: "What you see when it opens",
      paragraphs: [
        'First a short loading state while your session is checked. If that takes longer than five seconds, you get "Connection Error" with a Retry button, which usually means that the network is down or that something blocks the connection.',
        "Signed out, you have two free enhancements as a guest and a Sign In button. Signed in, you also see Refresh, which fetches your subscription status again, useful directly after a payment. With Premium, a badge appears and the limit no longer applies.",
      ],
    },
    {
      heading: "Remove it",
      paragraphs: [
        'Right-click the icon and choose "Remove from Chrome", or open chrome://extensions, find the entry and choose Remove. To pause it without removing it, use the switch on the same page.',
        "Removing the extension deletes neither your account nor your saved prompts on this site, and it does not cancel Premium. Cancel the subscription separately if you no longer want it.",
      ],
    },
  ],
  bulletPoints: [
    "It is the same generator as on the website in a smaller panel, so there is nothing new to learn and no second account to create.",
    "Install it only through the link on this site, and compare the publisher's name on the store page before you choose Add to Chrome.",
    "Read the permission dialog before you accept; a panel that works on text you type does not need access to every page you visit.",
    "With an account, two enhancements are free in total, not per device or per day; the usage line in the panel shows how many you have used.",
    "The result goes to your clipboard when you press Copy; pasting, editing and sending stay in your hands, whichever assistant you use.",
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
    "Everything the extension does is on the website too. Open the library, sign in and try the generator; add the extension when you miss it in other tabs.",
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
