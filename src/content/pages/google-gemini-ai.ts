import type { LandingPage } from "../types";

export default {
  title: "Google Gemini AI: Prompts That Use What It Can Reach",
  description:
    "How to prompt Gemini when the answer is in your email, a long file, a video or the open web, with five prompts to copy.",
  metaTitle: "Google Gemini AI: Guide and Prompts to Copy",
  metaDescription:
    "A practical Google Gemini guide as of 2026: prompting Gmail and Drive, long files, video, Deep Research and Gems, with five detailed prompts to copy.",
  canonicalUrl: "/prompts/google-gemini-ai",
  introduction: `Gemini is Google's assistant and the family of models behind it. Until February 2024 it was called Bard. You can use it at gemini.google.com, in a phone app, and, depending on your plan and account, in the side panel of Gmail, Docs, Sheets and Drive. It takes text, images, audio, video and long documents.

What sets it apart in daily use is reach: with your permission it can look into your own Gmail, Calendar and Drive. That changes how you prompt. In a closed chat you paste the material. With Gemini you often have to say where to look, which dates and people count, and what to do when two messages match. A prompt such as "what did we agree with the printer" leaves all of that to guesswork, and the answer may rest on the wrong thread without a sign of it.

The points below hold as of 2026. Google renames and moves features often and releases them country by country, so if a setting is not where we say it is, search for its name in the Gemini help center. None of the prompts depends on a particular model version, and each says what Gemini should do when it cannot open something.`,
  bulletPoints: [
    "Name the place to look. Your Gmail, one Drive file, an uploaded PDF and the open web can give four different answers to the same question.",
    "Switch on Connected Apps in settings before asking about mail or files. With a work or school account, the administrator may have turned them off, as of 2026.",
    "When you paste or attach something long, put the material first and your question last; Google's guide to the Gemini 3 models recommends that order.",
    "Ask for the source of each fact: sender and date for a message, file name and heading for a document, minute and second for a video.",
    "State the length and form you want. Google's guide describes Gemini 3 models as brief by default, so ask for detail in rows, paragraphs or words.",
    'Instead of a bare "do not guess", say what is allowed: "Calculate and conclude from the attached file only, and mark whatever it does not contain."',
    "Look up your own limit before uploading a whole archive. Google lists 1M tokens of context for Google AI Pro and above as of April 2026, and less for free use.",
    "Check Gemini Apps Activity, also shown as Keep Activity, before you paste private material, and use a Temporary Chat for questions you do not want in your history.",
  ],
  examplePrompts: [
    {
      title: "Find out what was agreed, in Gmail and Drive",
      category: "Google Workspace",
      content: `Search my Gmail and Google Drive for what was agreed with [PERSON OR COMPANY] about [TOPIC] between [START DATE] and [END DATE]. Other names used for it: [SPELLINGS OR PROJECT CODES].

Make a timeline as a table: date, who wrote, what was proposed or accepted (quote the decisive sentence), and the subject line or file name.

Then state:
- what stands today, and which row it rests on,
- what was proposed but never answered,
- where a later message contradicts an earlier one.

An invoice or a reminder is not an agreement. Do not take silence for a yes. If you can open only the first part of a thread or file, name it. If nothing matches, list the searches you tried, so I can correct the names. Do not send, move or edit anything.`,
    },
    {
      title: "Find the clashes in next week's calendar",
      category: "Google Workspace",
      content: `Look at my Google Calendar from [START DATE] to [END DATE], time zone [TIME ZONE].

List, by day:
1. Events that overlap or leave less than [MINUTES] minutes between two different places.
2. Events without an agenda, location or link, where I am the organizer.
3. Invitations I have not answered.
4. Days with less than [HOURS] hours free between [START OF DAY] and [END OF DAY].

For each clash suggest one change. Never move [EVENTS THAT ARE FIXED]. Prefer moving events that I organize and that have fewer than [NUMBER] guests, and give the new time you propose.

Then write the message I would send to each organizer, two sentences each. Show everything first and change nothing until I write "yes" with the numbers. If a calendar I share is not visible to you, say which.`,
    },
    {
      title: "Take notes from a long video",
      category: "Video Notes",
      content: `Watch this video and take notes for someone who will not see it: [YOUTUBE LINK OR UPLOADED FILE]. I need it for [PURPOSE] and already know [WHAT YOU ALREADY KNOW], so leave that out.

Give:
- one sentence on who speaks and why they are worth hearing, or not, on this subject,
- six to ten points in order, each with the minute and second where it begins,
- everything shown on screen and not said: figures, diagrams, code, steps,
- exact quotations for [WHAT YOU WANT QUOTED], at most three, with times,
- claims that need checking elsewhere, with the search I should run.

Keep what the speaker says apart from your own comments. If you have only the transcript and not the pictures, or cannot open the video, say so in the first line and do not work from the title.`,
    },
    {
      title: "Compare products with Deep Research",
      category: "Research",
      content: `Research [PRODUCT OR SERVICE TYPE] for [WHO WILL USE IT AND FOR WHAT], bought in [COUNTRY] by [DATE]. Budget: [AMOUNT] over [PERIOD], all fees included.

Must have: [REQUIREMENTS]. Nice to have: [WISHES]. Already ruled out: [OPTIONS AND REASONS].

Prefer makers' current price and specification pages, manuals, standards bodies and tests that describe their method. Use shops, affiliate lists and forum posts only for complaints that recur, and label them. Ignore anything older than [DATE LIMIT] for prices.

Report: a table of at most five options with total cost, each requirement met or not, and a link beside every figure; then what buyers give up with each; then your choice for my case and the fact that would change it. If no option meets every requirement, say so and show the nearest miss. Show me your research plan before you start.`,
    },
    {
      title: "Instructions for a house-style Gem",
      category: "Template",
      content: `You edit texts for [ORGANIZATION]. Readers: [WHO READS THEM].

Whenever I paste a text, correct it by these rules:
- Language: [LANGUAGE AND COUNTRY]. Spell these as given: [NAMES AND TERMS].
- Tone: [THREE ADJECTIVES]. We never write: [WORDS TO AVOID].
- Numbers, dates and titles: [YOUR RULES].
- Keep quotations, figures and links exactly as they are.

Answer in this form every time: the corrected text; then a list of changes of meaning, if you could not avoid them; then at most three questions. No praise and no summary.

If a rule conflicts with the text, follow [WHICH ONE WINS] and mention it. If I paste something that is not a text to edit, ask what I want. An edit done well:
Before: [SHORT SAMPLE BEFORE]
After: [SAME SAMPLE AFTER]`,
    },
  ],
  sections: [
    {
      heading: "When to make a Gem",
      paragraphs: [
        "A Gem is a saved set of instructions for a job that comes back. Make one only after the prompt has worked in ordinary chats three or four times; otherwise you save its faults with it. Write the instructions for the case that goes wrong, not the one that goes well: what to do with an empty input, a second language, a table. The last prompt on this page is a frame you can fill and paste into the Gem's instruction field.",
      ],
    },
    {
      heading: "Checking what Gemini says about your own mail",
      paragraphs: [
        "Open the message it quotes. Look at the date and at who wrote it, then search Gmail yourself for one word that would appear only in a contradicting message. This takes a minute and catches a mistake that is easy to miss, a correct summary of the wrong thread. Treat instructions that appear inside mails or shared files with suspicion too: text written by others can try to steer an assistant that reads it, so do not approve an action you did not ask for.",
      ],
    },
  ],
  ctaText: "Tell Gemini where to look",
  ctaDescription:
    "Browse prompts that already name the source, the form and the limits, or let the generator expand your own short line.",
  relatedLinks: [
    {
      title: "ChatGPT vs Gemini",
      href: "/prompts/chatgpt-vs-gemini",
      description: "What differs between the two as of 2026, and how to test it.",
    },
    {
      title: "ChatGPT and Gemini for SEO",
      href: "/prompts/chatgpt-gemini-seo",
      description: "Prompts for search work, from search intent to page titles.",
    },
    {
      title: "Productivity Prompts",
      href: "/productivity-prompts",
      description: "Planning, meetings and focus, in prompts that work in any assistant.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "Why order, examples and limits in a prompt change the answer.",
    },
  ],
  keywords: [
    "Google Gemini AI",
    "Gemini prompts",
    "Gemini Gmail prompts",
    "Gemini Gems",
    "Gemini Deep Research",
    "Google AI assistant",
  ],
} satisfies LandingPage;
