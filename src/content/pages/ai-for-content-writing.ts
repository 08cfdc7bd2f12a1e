import type { LandingPage } from "../types";

export default {
  title: "AI for Content Writing",
  description:
    "Use an AI assistant as interviewer, outliner and editor, and keep the reporting, the opinion and the last word. Five prompts for articles people finish.",
  metaTitle: "AI for Content Writing: From Notes to Finished Draft",
  metaDescription:
    "Write articles with AI that do not read like everyone's: outlines from your notes, drafts in your voice, honest edits, and five prompts ready to copy.",
  canonicalUrl: "/prompts/ai-for-content-writing",
  introduction:
    'A language model can produce a thousand fluent words on any subject, and that is the trouble. Fluent and average is what everybody else with the same tool is publishing too. What a reader cannot get elsewhere is the material only you have: the project that went wrong, the numbers from your own test, the question three customers asked last week, an opinion you are ready to defend.\n\nSo the useful order of work is not "prompt, then edit". It is: collect your material, let the assistant ask about the holes, agree on an outline, write or have written one section at a time, then use the assistant as an editor who marks and does not rewrite. Each step has its own prompt, because each needs different rules. A drafting prompt must forbid new facts. An editing prompt must forbid improvements you did not ask for.\n\nThe examples follow that order: a claim and an outline from notes, a draft from a spoken memo, a how-to from steps you really took, a comparison from test notes, and an edit that finds the passages which could have been written by anyone.',
  bulletPoints: [
    "Bring at least one thing the web does not have yet, such as a test result, a photograph, a price you paid or a mistake you made.",
    "State the article's claim in one sentence before you ask for an outline; a topic gives you sections, only a claim gives you an argument with an order.",
    "Let the assistant interview you about your notes first, since the questions it asks show which parts a reader would not understand or believe.",
    "Draft section by section, with the approved outline in the prompt, because long single answers tend to get thinner toward the end and repeat what was said above.",
    "Forbid new facts in every drafting prompt and ask for a visible mark where evidence is missing, so that a gap stays a gap until you fill it.",
    "Give 300 words of your own writing as the sample for voice, and ask which of your habits it copied; correct that list before the draft.",
    "Edit in separate passes, one for structure, one for claims and one for sentences, as a single request to improve everything flattens a text into politeness.",
    "Check every name, figure, quotation and link against its source yourself before publishing; an assistant's assurance that it has checked them is not evidence.",
  ],
  examplePrompts: [
    {
      title: "Find the claim in your notes, then outline it",
      category: "Planning",
      content: `Read my notes for an article on [TOPIC] for [AUDIENCE], to appear in [PUBLICATION]. Do not draft yet.

1. List the claims these notes could support, at most four, each as one sentence somebody could disagree with. Next to each: the strongest evidence in the notes, the weakest point, and what a skeptical reader would ask.
2. Recommend one and say why it serves this audience. Wait for my choice.
3. Then outline that claim: an opening (a scene or fact from the notes), three to five sections as full-sentence headings, the evidence each uses, the objection each answers, and an ending that does not summarize.

Use nothing but the notes. Where a section needs evidence I do not have, write "needed:" and name the source or test that would supply it. If no claim stands up, tell me and ask three questions.

Notes: [NOTES]`,
    },
    {
      title: "Turn a spoken memo into a first draft",
      category: "Drafting",
      content: `Below is the transcript of a voice memo in which I talk about [TOPIC]. Make a first draft of about [WORD COUNT] words for [AUDIENCE].

Keep: my order of thought unless it loses the reader, my examples, my comparisons, strong phrases word for word.
Remove: repetitions, false starts, sentences that announce what comes next.
Do not add: facts, statistics, examples, conclusions or a moral.

If I contradict myself, keep both versions next to each other and mark the place with "which one?". Where I said "something like" about a name or a number, mark it "check". Where a reader needs a step I skipped, insert a question to me in square brackets instead of the step.

After the draft, list: phrases you kept word for word, everything you cut that carried content, and the questions in the order in which answering them would improve the text most.

Transcript: [TRANSCRIPT]`,
    },
    {
      title: "Write a how-to from the steps you really took",
      category: "How-To",
      content: `Write a how-to article: [GOAL OF THE READER]. The reader is [AUDIENCE] and has [STARTING POINT]. My log of what I did, with the mistakes, is below.

Structure:
- what the reader has at the end, the time it took me, what it cost, what is needed before starting
- numbered steps, one action each, starting with a verb, each with how to tell that it worked
- at the step where my log shows a mistake: what I did, what happened, what to do instead
- when to stop and ask for help

Use only tools, versions, times and prices from the log. Do not smooth my mistakes away; they are why this guide exists. If my log does not let a reader repeat a step, write "gap:" there with the question I need to answer. Add no tips from elsewhere. 600 to 900 words.

Log: [LOG]`,
    },
    {
      title: "Write a fair comparison from test notes",
      category: "Blog",
      content: `Write a comparison of [OPTION A] and [OPTION B] for [AUDIENCE] who want to [GOAL], from my test notes below. My relation to the makers, to be disclosed near the top: [DISCLOSURE].

First show me the criteria you find in the notes, which option did better on each and how sure the notes allow us to be. Wait for my corrections.

Then write about [WORD COUNT] words: the short answer for two kinds of reader (who should take which), how I tested, one section per criterion in the order of what decides, what I did not test, and the date of the test.

Judge each criterion by what I saw. No overall winner unless the notes support one for everybody. Do not bring in features, prices or reviews from memory. Where a criterion was tested for only one option, say so in the text.

Test notes: [TEST NOTES]`,
    },
    {
      title: "Mark the sentences anyone could have written",
      category: "Editing",
      content: `Act as an editor who marks and does not rewrite. Go through the article below sentence by sentence, for readers who are [AUDIENCE].

Mark with the sentence number:
- EMPTY: could stand in any article on this topic without change
- UNPROVEN: a claim with no source, number or example near it
- ECHO: says again what an earlier sentence said; give that number
- BORROWED: a stock phrase or contrast that sounds like a machine or a brochure
- BEST: up to five sentences that only this author could have written

For each EMPTY and UNPROVEN sentence ask me one question whose answer would make it specific. Suggest no wording. Count each mark at the end and name the paragraph I could delete with the least loss.

If the article is under 300 words, say which of your findings are too thin to trust.

Article: [ARTICLE]`,
    },
  ],
  ctaText: "Bring your notes, take away a brief",
  ctaDescription:
    "The library has prompts for outlines, edits and repurposing. Or type a one-line idea into the generator and get a prompt that says what material it needs from you.",
  relatedLinks: [
    {
      title: "Content Creation Prompts",
      href: "/content-creation-prompts",
      description:
        "Angles, short videos, show notes and carousels, for when the article is written.",
    },
    {
      title: "ChatGPT and Gemini for SEO",
      href: "/prompts/chatgpt-gemini-seo",
      description: "Help readers find the piece: queries, titles, gaps and internal links.",
    },
    {
      title: "AI for Marketing Copy",
      href: "/prompts/ai-for-marketing-copy",
      description: "Shorter texts with a harder job: product pages, ads and announcements.",
    },
    {
      title: "Claude AI",
      href: "/prompts/claude-ai",
      description: "Prompts for long documents and for writing in your own voice with Claude.",
    },
  ],
  keywords: [
    "AI for content writing",
    "article writing prompts",
    "AI outline prompt",
    "blog writing with AI",
    "AI editing prompt",
  ],
} satisfies LandingPage;
