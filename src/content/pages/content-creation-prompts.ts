import type { LandingPage } from "../types";

export default {
  title: "Content Creation Prompts for People Who Publish Every Week",
  description:
    "Five prompts for angles, short videos, show notes, production plans and carousels. They start from what you know, because that is the part an assistant does not have.",
  metaTitle: "Content Creation Prompts for Video, Podcast and Social",
  metaDescription:
    "Content creation prompts to copy: find an angle, script a short video, write show notes, plan a month of production and build a carousel with alt text.",
  canonicalUrl: "/content-creation-prompts",
  introduction:
    "Ask an assistant for 'ten content ideas about houseplants' and you will recognize every one of them. It has learned from what everyone publishes, so what everyone publishes is what it offers. What it has not seen is the plant you killed in March, the question three customers asked you last week, and the trick your grandmother never wrote down.\n\nThe prompts on this page ask for that material first and let the assistant do what it is good at: sorting, cutting, ordering, writing a fifth opening when the first four are dull. They cover the work around a piece as much as the piece itself: finding an angle, scripting a short video, turning a transcript into show notes, fitting production into real hours, and explaining one process in pictures and words.\n\nTwo things stay with you. Facts need checking before publication, above all names, figures and quotes. And the voice has to be yours, which you get by rewriting the sentences you would not say aloud. If you write articles and posts, the page on content writing goes further into drafting and editing.",
  bulletPoints: [
    "Begin with something the assistant cannot know: a failed attempt, a customer's question, a measurement of your own. The rest of the piece can grow around it.",
    "Describe one person who will watch, listen or read, and what they believe now. 'Beginners' is a crowd; 'someone whose first sourdough came out flat' is a reader.",
    "Set the length in the unit of the medium: spoken words for video, words per slide for a carousel, minutes for an episode, characters for a title.",
    "Ask for five openings and keep the draft of the middle. Many people decide at the first line whether to stay, and it is the cheapest part to rewrite.",
    "Tell the assistant what you can really film, record or draw, so that it does not write a script that needs a drone and three actors.",
    "Forbid invented quotes, studies and addresses, and ask for a list of claims to check. Then check them at the source before you publish.",
    "Ask for alt text and captions together with the draft, while the purpose of each picture is still clear, instead of adding them in a hurry afterwards.",
    "Look up what the platform requires before you post synthetic voices, faces or images; the rules on labels differ between platforms and change.",
  ],
  examplePrompts: [
    {
      title: "Find a fresh angle on a topic everyone has covered",
      category: "Ideas",
      content: `I want to make a [ARTICLE/VIDEO/EPISODE] about [TOPIC] for [AUDIENCE]. What the usual pieces say: [THREE TO FIVE HEADLINES OR SUMMARIES]. What I know that they may not: [YOUR EXPERIENCE/DATA/MISTAKES/ACCESS].

1. State in one sentence what the usual pieces agree on.
2. Give eight angles, two of each kind: a narrower reader, a mistake of mine, a case where the usual advice fails, a look at how it is really done.
3. For each: a working title, the first sentence, the proof I would have to show, and who would not care.
4. Pick the two that depend most on what only I know.

No angle may need facts I do not have. If my experience is too thin for two good ones, tell me what to try, measure or ask someone first.`,
    },
    {
      title: "Script a 45-second vertical video that makes one point",
      category: "Short Video",
      content: `Script a vertical video of about 45 seconds for [PLATFORM]. The point: [POINT]. The viewer: [AUDIENCE], who now believes [COMMON BELIEF]. I can film [PLACES/OBJECTS/SCREEN] and [WILL/WILL NOT] appear on camera.

Return a table: seconds, what is seen, what is said, text on screen. At most 110 spoken words.

- The first two seconds show the problem or the result, not an introduction.
- The picture changes at least every five seconds.
- On-screen text makes sense without sound.
- The end gives one thing to try, without asking for a follow.

Below the table, add three other openings and the shots in filming order. Promise nothing the video does not show. If the point cannot be made truthfully in 45 seconds, say so and offer a smaller one.`,
    },
    {
      title: "Turn an episode transcript into show notes",
      category: "Podcast",
      content: `Write show notes for an episode of [PODCAST NAME] with [GUEST NAME AND ROLE]. Listeners are [AUDIENCE].

Transcript with times: [TRANSCRIPT]

Return:
1. Five titles under 60 characters that name what the listener learns.
2. A summary of 80 words that does not give everything away.
3. Chapters with start times copied from the transcript, each title under eight words.
4. Three quotes, word for word, with times. Remove only filler words.
5. All books, tools, people and studies mentioned, for me to link.
6. Claims of fact to check before publication.

Where words are unclear, write "unclear" and the time. If the transcript has no times, leave times out instead of estimating. Write LINK NEEDED where an address belongs, and never make one up.`,
    },
    {
      title: "Fit a month of content into the hours you have",
      category: "Planning",
      content: `Plan a month of content production for me. Channels: [CHANNELS]. Time: [HOURS] hours a week, [HOURS IN ONE PIECE] of them in one piece. Ideas so far: [IDEAS]. Fixed dates: [DATES]. How long things took last time: [TASKS AND MINUTES].

First work out how many pieces this time allows at a standard I can keep up, and which channel to pause if it is not enough.

Then give a table by week (piece, channel, purpose, stage, minutes), blocks that group the same kind of work, and two pieces without a date held in reserve. Purpose is one of: be found, build trust, sell.

Count fact-checking and captions as work with minutes of their own. Use my times and mark yours as guesses. If there are more ideas than room, list which ones wait and why.`,
    },
    {
      title: "Explain one process in a carousel",
      category: "Social Media",
      content: `Turn the process below into a carousel of 7 to 9 slides for [PLATFORM]. The reader is [AUDIENCE] and should be able to [ACTION] afterwards.

Process, in my words: [PROCESS]

For each slide give a heading under 8 words, body text under 25 words, what the picture or diagram shows, and alt text of one or two sentences for people who use a screen reader.

Slide 1 names the result and whom it is not for. One step per slide. One slide shows the most common mistake. The last slide is a checklist that makes sense on its own.

Add a caption under 100 words. Keep my order and my words for the steps. If a step seems missing or wrong, ask at the end instead of changing it quietly.`,
    },
  ],
  sections: [
    {
      heading: "One piece of raw material, several pieces of content",
      paragraphs: [
        "The cheapest way to publish more is to record more of what you already do. A spoken explanation of ten minutes, transcribed, is better raw material than a page of bullet points, because it contains your order of thought, your examples and your words. Paste it into the prompts above wherever they ask for your experience or process.",
        "Adapt the substance instead of shrinking the text. A carousel that is an article cut into nine parts reads like one. Decide first what the reader of that format should be able to do afterwards, then take only what serves it.",
      ],
    },
  ],
  ctaText: "Turn Your Next Idea into a Full Brief",
  ctaDescription:
    "Find content prompts in the library, or write your idea as one line and have it turned into a detailed prompt. Two enhancements are free.",
  relatedLinks: [
    {
      title: "AI for Content Writing",
      href: "/prompts/ai-for-content-writing",
      description: "Prompts for drafting and editing the written pieces.",
    },
    {
      title: "Marketing Prompts",
      href: "/marketing-prompts",
      description: "Decide what your content should achieve before you make it.",
    },
    {
      title: "ChatGPT and Gemini for SEO",
      href: "/prompts/chatgpt-gemini-seo",
      description: "Help people find what you publish through search.",
    },
    {
      title: "Prompts to Make Money",
      href: "/prompts/prompts-to-make-money",
      description: "Package your knowledge as a service or a small digital product.",
    },
  ],
  keywords: [
    "content creation prompts",
    "video script prompt",
    "podcast show notes prompt",
    "carousel prompt",
    "content calendar prompt",
    "ChatGPT for creators",
  ],
} satisfies LandingPage;
