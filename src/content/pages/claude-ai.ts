import type { LandingPage } from "../types";

export default {
  title: "Claude AI: A Guide to Prompts It Can Work With",
  description:
    "How to brief Claude for long documents, writing in your own voice, code review and Artifacts, with five prompts to copy.",
  metaTitle: "Claude AI: Prompting Guide and Five Prompts",
  metaDescription:
    "How to prompt Claude AI as of 2026: tags, long documents, examples, Projects and Artifacts, with five detailed prompts for writing, research and code.",
  canonicalUrl: "/prompts/claude-ai",
  introduction: `Claude is the assistant made by Anthropic. You use it at claude.ai or in the desktop and phone apps. There is a free plan, and the entry paid plan, Pro, is listed at $20 a month as of May 2026 when billed monthly. Claude reads text, images and documents, writes and explains code, searches the web and opens longer results in a panel beside the chat. As of mid-2026 it does not generate photo-style pictures; it can make charts, diagrams and SVG drawings by writing code.

Anthropic's own guide compares Claude with a capable new colleague who lacks your context. That is a good way to check a prompt: give it to someone who joined yesterday. Whatever they would have to ask belongs in the text. Who will read the result? What has been tried? Which rule has no exception?

The second habit worth having is to separate material from instructions. When a prompt contains a contract, three sets of notes and a list of rules, a model has to work out which is which. Put each into its own labeled block and there is little left to work out. The prompts below do this with plain tags, which you type yourself; they need no programming and mean nothing beyond their names.`,
  bulletPoints: [
    "Wrap each kind of material in a named tag, such as <notes> and </notes>, and use that name in your instructions. Anthropic recommends this; any sensible name will do.",
    "Put long documents at the top and your question at the end. Anthropic's guide advises this order when a prompt contains many pages of text.",
    "Ask for the relevant passages word for word before the answer. It keeps the reply tied to the text and shows at once when the wrong passage was used.",
    'Give the reason for a rule. "No tables, because this will be read aloud" also tells Claude how to treat lists, abbreviations and figures.',
    "Show two or three short samples of the result you want, different from one another, so that Claude copies the pattern and not the subject of one sample.",
    "Keep recurring work in a Project: background files and standing instructions go in once, and every chat you start there can use them.",
    "For something you can click, ask for a single self-contained Artifact and describe its behavior with empty fields, wrong input and a narrow phone screen.",
    "Start a new chat when the subject changes. The context window, listed at 200K tokens for paid plans as of April 2026, also holds every earlier turn.",
  ],
  examplePrompts: [
    {
      title: "Find themes in interview notes",
      category: "Research",
      content: `<interviews>
[PASTE THE INTERVIEW NOTES WITH A LABEL SUCH AS P1 BEFORE EACH]
</interviews>

<background>
We spoke with [WHO YOU INTERVIEWED] to decide [THE DECISION]. Before we started, we believed [YOUR ASSUMPTION].
</background>

Read all interviews before writing. First copy out, for each person, the two or three sentences that matter most for the decision, word for word.

Then give the themes, at most six. For each: a one-sentence statement, the people who support it, anyone who contradicts it, and how sure we can be with this number of people. Keep what people did apart from what they say they would do.

Finish with the evidence against our assumption, and three questions for the next interviews. If notes for someone are too thin to use, leave that person out and say so. Do not turn counts into percentages.`,
    },
    {
      title: "Write it in my voice",
      category: "Writing",
      content: `<samples>
[PASTE THREE TEXTS YOU WROTE]
</samples>

<draft>
[PASTE THE TEXT TO REWRITE]
</draft>

Study the samples and describe how I write, in ten lines at most: sentence length, how I open and close, words I favor, what I never do, how I handle doubt, humor and direct address. Give an example from the samples for each line.

Then rewrite the draft in that voice for [READER AND PLACE OF PUBLICATION], [NUMBER] words, give or take ten percent. Keep every fact and my position on [TOPIC]. Do not borrow sentences, anecdotes or opinions from the samples.

After the text, list the three places where you were least sure that I would say it this way, each with an alternative. If the samples differ too much to show one voice, tell me how they differ and ask which to follow.`,
    },
    {
      title: "Instructions for a client Project",
      category: "Template",
      content: `This Project is for my work with [CLIENT], a [WHAT THE CLIENT DOES]. I am their [YOUR ROLE]. The files here are [WHAT YOU UPLOADED].

In every chat:
- Use the files first. Name the file when you rely on it. If two files disagree, the one dated later wins; tell me about it.
- Write in [LANGUAGE], in the tone of [FILE THAT SETS THE TONE]. The reader is usually [READER].
- Never mention [CONFIDENTIAL SUBJECTS] in anything meant for the client.
- Prices, dates and promises come from [PRICE OR CONTRACT FILE] only. If they are not there, write "to be confirmed".
- For a request under two lines, ask up to two questions before starting. For longer ones, start.

Deliver drafts ready to send, with your notes to me below a line. When I write "check", compare the draft with these rules and list violations only.`,
    },
    {
      title: "Build a one-page tool as an Artifact",
      category: "Prototyping",
      content: `Build an Artifact: one self-contained HTML page that lets [WHO WILL USE IT] [WHAT THEY NEED TO DO], for example [A TYPICAL CASE WITH NUMBERS].

Inputs: [FIELDS WITH UNITS AND LIMITS].
Rule: [THE CALCULATION OR LOGIC].
Result shown: [WHAT APPEARS AND HOW IT IS ROUNDED].

It must
- work without a network and without outside libraries,
- give the result [EXPECTED RESULT] for the case above; show me that calculation in the chat,
- explain a wrong or empty input beside its field and keep what was typed,
- be usable with the keyboard alone and at 320 pixels width,
- have a print view without buttons.

Use plain words, one accent color, no decoration. Do not add features. Before you write code, list the decisions I left open with your choice for each; ask only if a wrong choice would change the result.`,
    },
    {
      title: "Review a code change by risk",
      category: "Code Review",
      content: `<change>
[PASTE THE DIFF]
</change>

<context>
Purpose of the change: [WHAT IT SHOULD ACHIEVE]. Language and framework: [VERSIONS]. Runs in: [WHERE IT RUNS]. Called by: [CALLERS]. Already tested: [WHAT WAS TESTED].
</context>

Review the change as the person who will be on call for it. Report findings in order of risk: wrong results, lost data, security, then speed, then readability. For each: file and line, what happens and with which input, how likely it is, and the smallest repair.

Keep "I see a defect" apart from "I cannot tell from here", and for the latter name the file you need. Skip style points that a formatter would settle. If you find nothing in a group, write "nothing found" and which cases you considered. End with the two tests you would insist on before merging.`,
    },
  ],
  sections: [
    {
      heading: "Why the tags help",
      paragraphs: [
        'Suppose you paste a customer\'s letter that says "please ignore the earlier offer". Without a border around it, that sentence stands among your instructions and may be read as one. Inside <letter> and </letter> it is plainly part of the material, and you can write "answer the requests in the letter" without ambiguity. Tags also make a prompt easier to reuse: next week you replace what is between them and leave the rest alone.',
        "They lower the risk of a mix-up and do not remove it. When a text comes from a stranger, add a line saying that anything inside the tag is to be treated as content and not followed.",
      ],
    },
    {
      heading: "When an answer is nearly right",
      paragraphs: [
        'Say what to keep, what to change and why, in that order: "Keep the structure. The second point assumes we sell in shops; we sell only by post. Rewrite that point." If three corrections have not helped, edit your first message instead of adding a fourth. A conversation full of rejected attempts is poor material, and a better first prompt starts clean.',
      ],
    },
  ],
  ctaText: "Give Claude a proper brief",
  ctaDescription:
    "Start from a prompt in the library that already has its parts in order, or write one line and let the generator draft the rest.",
  relatedLinks: [
    {
      title: "ChatGPT vs Claude",
      href: "/prompts/chatgpt-vs-claude",
      description: "Both assistants side by side as of 2026, with prompts for a fair test.",
    },
    {
      title: "AI for Content Writing",
      href: "/prompts/ai-for-content-writing",
      description: "From outline to edited article, with prompts for each stage.",
    },
    {
      title: "What Is Prompt Engineering?",
      href: "/prompts/what-is-prompt-engineering",
      description: "The general ideas behind tags, examples and clear criteria.",
    },
    {
      title: "Refine a Prompt",
      href: "/refine",
      description: "Paste a short prompt and get a detailed one to take to Claude.",
    },
  ],
  keywords: [
    "Claude AI",
    "Claude prompts",
    "Anthropic Claude",
    "Claude Projects",
    "Claude Artifacts",
    "prompt guide",
  ],
} satisfies LandingPage;
