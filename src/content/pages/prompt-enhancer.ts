import type { LandingPage } from "../types";

export default {
  title: "Prompt Enhancer: From One Lazy Line to a Detailed Prompt",
  description:
    "Type what you want in one rough line and get back a structured prompt for ChatGPT, Claude or Gemini. Your first two enhancements are free.",
  metaTitle: "Prompt Enhancer: Turn a Lazy Line into a Full Prompt",
  metaDescription:
    "Turn a one-line request into a detailed prompt for ChatGPT, Claude or Gemini. See four worked examples and two templates. Two enhancements are free.",
  canonicalUrl: "/prompt-enhancer",
  introduction:
    "Most people type the shortest thing that could work: 'write a bio for me'. The reader, the length, the facts and the tone stay in their head, so the assistant has to guess them. A prompt enhancer takes that short line and returns a prompt, not an answer. It adds the parts people leave out, sorted under labels such as Context, Requirements and Output Format, and you paste the result into the assistant of your choice.\n\nIt cannot know your facts. It can only ask for them, usually as a placeholder to fill in, or assume something ordinary. So treat an enhanced prompt as a draft of your own instructions: keep what you meant, delete what you did not, fill in what only you know. A result that says it was written by our rules had no AI model behind it, and needs more of that work.\n\nFour examples below carry a lazy line as their title and a full prompt as their text, ready to copy. We wrote them by hand to show what to aim for; the tool's own results vary. The last two are templates for writing and checking a prompt yourself. The enhancer itself is free for two enhancements, counted in total and not per day. Premium, at $4.99 a month, removes that limit.",
  bulletPoints: [
    "Say who the result is for, even in a rough line. 'Email to landlord, heating broken, third time' gives the enhancer far more to work with than 'write email'.",
    "Expect a prompt back and not the finished text: you read it, correct it, and then paste it into ChatGPT, Claude or Gemini yourself.",
    "Check every requirement that was added. An enhanced prompt may assume an audience, a length or a tone that you never mentioned and do not want.",
    "Fill in or delete each placeholder in square brackets before you paste, because an assistant that meets an empty one may fill it with something plausible.",
    "Leave passwords, client names, health details and bank details out of the line. The text is sent to a server to be processed, so use neutral stand-ins.",
    "Spend your free enhancements on prompts you will use again, such as a weekly report or a client briefing, and type the one-off questions directly.",
  ],
  examplePrompts: [
    {
      title: "'Write a bio for me', enhanced",
      category: "Enhancement Example",
      content: `Write a speaker bio of me for [EVENT OR WEBSITE]. The readers are [READERS], and after reading they should [BOOK ME/TRUST ME ON A TOPIC/KNOW WHAT TO ASK ME].

My facts:
- what I do now: [CURRENT WORK]
- two things I have done that matter to these readers: [ACHIEVEMENTS]
- what I speak about: [TOPIC]
- one personal detail I am happy to share: [DETAIL]

Requirements: third person, present tense, plain verbs. No "passionate", "expert" or "thought leader". Do not make any achievement sound larger than I stated it.

Output: versions of 25, 60 and 120 words, each complete in itself.

If a fact is missing, leave out its sentence and do not fill the space with general praise. Then tell me which missing fact would strengthen the bio most.`,
    },
    {
      title: "'Make a presentation', enhanced",
      category: "Enhancement Example",
      content: `Plan a presentation of [MINUTES] minutes on [TOPIC] for [AUDIENCE], who now think [WHAT THEY THINK NOW]. Afterwards they should [DECISION OR ACTION].

Material: [NOTES/FIGURES/TEXT]

Requirements:
- One statement per slide, written as a full sentence in its heading. The headings alone must give the whole argument.
- At most [NUMBER] slides, and no text on them that I would read aloud.
- The strongest objection of this audience gets a slide of its own.

Output: a table with slide, heading, what is shown (chart, picture or three words), what I say in two sentences, and minutes. Then an opening that does not introduce me, and answers to three likely questions.

Take figures only from my material and name where each one stands. If the material does not support the action I want, say what is missing before you plan.`,
    },
    {
      title: "'Summarize this report', enhanced",
      category: "Enhancement Example",
      content: `Summarize the report below for [READER AND ROLE], who has five minutes and has to decide [DECISION].

Report: [REPORT TEXT]

Output:
1. The answer to that decision, as far as the report supports one, in two sentences.
2. Up to five findings, each with its figure and the page or heading it comes from.
3. What the decision needs and the report does not cover.
4. Weak points: small samples, old data, an interest of the authors.

Requirements: at most 250 words, no background the reader already has, the report's own terms. Keep findings apart from the authors' opinions and recommendations.

Use nothing from outside the report. If a figure appears with two values, give both. If the text is cut off, begin by saying how far it goes.`,
    },
    {
      title: "'Make a survey', enhanced",
      category: "Enhancement Example",
      content: `Write a survey for [WHO WILL ANSWER] about [TOPIC]. I will use the answers to decide [DECISION]. It must take at most [MINUTES] minutes on a phone.

Requirements:
- Every question could change the decision. Say how, in a note after it.
- One thing per question, no leading words, no double negatives.
- Scales have five named points and always run in the same direction. Choices do not overlap and offer "other" or "does not apply" where needed.
- Ask for personal data only if the decision depends on it, and at the end.

Output: an introduction of 40 words (purpose, duration, what happens with the answers), the numbered questions with type and options, and a closing line. Then list three questions you left out, and why. If my decision is too vague for a survey, ask me two questions first.`,
    },
    {
      title: "A blank prompt to fill in for any task",
      category: "Template",
      content: `Task: [WHAT SHOULD EXIST AT THE END]
For: [WHO USES THE RESULT], who already knows [WHAT THEY KNOW] and will use it to [WHAT THEY DO WITH IT].

Material: [FACTS/TEXT/DATA]
Take facts only from this material.

A good result:
- [FIRST CRITERION YOU CAN CHECK]
- [SECOND CRITERION YOU CAN CHECK]
- avoids [MISTAKE YOU HAVE SEEN BEFORE]

Form: [FORMAT], at most [LENGTH], in [LANGUAGE AND TONE].
An example of what I mean: [EXAMPLE OR NONE]

If something you need is missing, list it before you start and carry on with a clearly marked assumption. If two of my instructions conflict, tell me which one you followed. When you are done, name the part you are least sure of.`,
    },
    {
      title: "Check how your prompt is understood before you run it",
      category: "Template",
      content: `Below is a prompt I am about to use. Do not carry it out.

My prompt:
[YOUR PROMPT]

1. Say in two sentences what you would produce: kind of text, length, reader, tone.
2. List every point where my words allow more than one reading. For each, give both readings and the words that cause them.
3. List what you would have to assume or make up because I did not say it.
4. Name requirements that contradict each other or that nobody could check.
5. Show the first five lines of your result, so that I see whether it goes the right way.

Then ask me the one question whose answer would change the result most, and wait. Where a point is clear, do not invent a problem with it. Rewrite nothing until I have said which reading I meant.`,
    },
  ],
  sections: [
    {
      heading: "When enhancing helps and when it does not",
      paragraphs: [
        "A short prompt is not always a bad one. 'Translate this sentence into Portuguese' or 'What does HTTP 304 mean?' needs nothing added, and a longer version would only be slower to read. The same goes for the middle of a chat, where the context is already on the page.",
        "Enhancing helps when the answer depends on things you know and have not said: who reads it, what it is for, what went wrong last time, how long it may be. A good sign is a result you would have to describe for a minute if you gave the job to a person.",
      ],
    },
    {
      heading: "A one-minute check of any enhanced prompt",
      paragraphs: [
        "Read it once as the person who has to do the job. Could you start without asking anything back? Then read it as yourself: is there a sentence you did not mean? Delete it, because the assistant will follow it just as carefully as the rest. Last, look for words nobody can check, such as 'engaging' or 'professional', and replace them with something that can be checked: a length, a reader, a thing to avoid.",
      ],
    },
  ],
  ctaText: "Try It with Your Own Line",
  ctaDescription:
    "Bring the task you were about to type anyway and see what a detailed version of it asks for. Two enhancements are free.",
  relatedLinks: [
    {
      title: "Open the Enhancer",
      href: "/refine",
      description: "The full-page tool: paste your line, read the result, copy it.",
    },
    {
      title: "Chrome Extension",
      href: "/chrome-extension",
      description: "What the browser extension does and how to install it.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "Why the added parts change the answer, explained from the beginning.",
    },
    {
      title: "AI Prompts",
      href: "/ai-prompts",
      description: "Eleven finished prompts, for when you would rather start from one that exists.",
    },
  ],
  keywords: [
    "prompt enhancer",
    "improve AI prompts",
    "prompt improver",
    "prompt template",
    "ChatGPT prompt enhancer",
    "prompt examples",
  ],
} satisfies LandingPage;
