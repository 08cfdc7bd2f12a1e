import type { LandingPage } from "../types";

export default {
  title: "AI for Marketing Copy",
  description:
    "Product pages, ads, pricing pages and announcements that say something a customer can check. What to feed the assistant, and five prompts to copy.",
  metaTitle: "AI for Marketing Copy: Briefs, Prompts and Checks",
  metaDescription:
    "Get marketing copy from AI that names facts and not adjectives: how to brief it, what to check, and prompts for heroes, product pages, ads and pricing.",
  canonicalUrl: "/prompts/ai-for-marketing-copy",
  introduction:
    "Generic copy has a simple cause. The assistant was told the product's name and category, so it wrote what is true of the whole category: save time, feel confident, join thousands of happy customers. Take the logo off and nobody can tell whose page it is.\n\nSpecific copy needs five inputs. Who buys, and in which situation. What they use today. What your product does differently, as facts. What proof you have. What makes people hesitate. You probably have all of it, spread over sales calls, support mails, reviews and your own head. Half an hour of collecting is worth more than an evening of rewording prompts, and the same collection can serve the website, the ads and the emails.\n\nThe prompts here share a habit: they allow no claim that is not in your notes or on your page, so that whatever the model made up stands out. Where several wordings are wanted, they ask for different ideas first, since ten versions of one idea are one version. Laws on advertising claims, comparisons and prices differ from country to country. Where a sentence could be challenged, have a person who knows the rules read it.",
  bulletPoints: [
    "Describe the moment before the purchase, not the persona: what just happened, what the buyer has open in another tab, what they are afraid of getting wrong.",
    "Paste customers' own sentences and ask for copy that reuses their nouns and verbs, because people look for their problem in the words they have for it.",
    "Ask for five different reasons to buy before any headline, choose one, and only then ask for wordings of that one.",
    "Require a source line for each claim in the draft, and strike out whatever has no line in your notes behind it.",
    "Set limits in characters where a channel has them; as of November 2026 Google lists 30 for a responsive search ad headline and 90 for a description.",
    "Test a headline by covering the logo: if a competitor could print it unchanged, it describes the category and you are paying to advertise both.",
    "Let the model argue against your page as a doubtful buyer, then answer the three best objections on the page instead of in the chat.",
    "Never let it write testimonials, ratings, scarcity or savings you cannot document; besides being dishonest, such claims are illegal in many countries.",
  ],
  examplePrompts: [
    {
      title: "Write a hero section a stranger understands",
      category: "Landing Page",
      content: `Write the top section of a landing page for [PRODUCT].

Buyer and situation: [WHO BUYS AND WHEN]
What they use today: [CURRENT SOLUTION]
What is different, as facts: [DIFFERENCES]
Proof I can show: [PROOF]
Next step on the page: [ACTION]

First list five different reasons this buyer could have, each in one sentence, and the fact behind it. Pick the two with the strongest facts.

For both write: a headline of at most 10 words, one sentence under it that says what it is, for whom and with which result, a button label naming what happens next, and one line of proof.

Then test each: what would a stranger think this is after five seconds? Could a competitor print the headline? Rewrite until the answers are right and no.

Use only my facts. If a difference is an opinion, ask me for the fact behind it.`,
    },
    {
      title: "Write a product page from a specification sheet",
      category: "Product Page",
      content: `Turn the specification sheet below into a product page for [PRODUCT]. Buyers are [AUDIENCE], and they mostly use it for [USE].

For each specification decide: does it settle a buyer's question (will it fit, last, work with mine, be allowed, be easy to return)? If yes, put the answer first and the figure after it. If no, it goes into a table at the bottom.

Write:
- 40 words: what it is, for which job, the one thing to know before buying
- four to six short blocks, each headed by the buyer's question
- "not for you if": two honest lines
- the table with every specification and its unit

Copy figures exactly. Add no materials, certificates, awards or delivery times. List questions the sheet does not answer, ordered by how likely they are to stop a sale.

Sheet: [SPECIFICATIONS]
Questions customers have asked: [CUSTOMER QUESTIONS]`,
    },
    {
      title: "Write search ads from four different angles",
      category: "Ads",
      content: `Plan search ads for [OFFER], shown to people searching for [SEARCH TERMS], leading to the page below.

Step 1: name four angles that differ in the reason to click: problem solved, cost avoided, objection answered, proof shown. For each give the line on the page behind it. Drop angles the page does not support.

Step 2: for each remaining angle write three headlines of at most 30 characters and two descriptions of at most 90, with the count in parentheses after each. No exclamation marks, no capitals for emphasis, no claim absent from the page.

Step 3: tell me which two angles to run first and what a win for either would teach us about the buyer.

If a search term means something the page does not offer, list it as a term to exclude.

Page text: [PAGE TEXT]`,
    },
    {
      title: "Answer the doubts on your pricing page",
      category: "Pricing Page",
      content: `Rework the text of my pricing page. Plans and prices: [PLANS]. Who takes which plan today, as far as I know: [CUSTOMERS PER PLAN]. Why people ask or leave: [QUESTIONS AND LOST SALES].

1. Read the plans as three buyers (in a hurry, careful with money, buying for a team) and write down where each would stop, with the question they have there.
2. Write for each plan: one line on who it is for, one on what they would miss in the cheaper plan, limits in numbers.
3. Write six questions and answers on the real doubts, including canceling, data, limits and refunds.
4. Give the sentence to put next to the button.

Keep prices and terms exactly as given. No crossed-out prices, countdowns or "most popular" unless my data shows it. Where a term is missing, ask; a guessed refund rule is worse than none.`,
    },
    {
      title: "Announce a new feature to the people who need it",
      category: "Announcement",
      content: `Announce this change to users of [PRODUCT]: [CHANGE]. Available from [DATE] for [WHO GETS IT]. The work it replaces: [OLD WAY]. What it does not do: [LIMITS].

Sort users into at most three groups by what changes for them: those who asked for it, those who will notice, those who must act. For each write:
- a message for [CHANNEL] of at most 80 words, opening with what they can do now, ending with the first step
- one line for those who liked the old way, without selling

Then one changelog entry of 40 words for everyone.

Say "new" once. Leave out how hard we worked and how excited we are. If nothing changes for a group, tell me not to write to it. If the limits mean that a group will be disappointed, put that in its message and show me the sentence separately.`,
    },
  ],
  ctaText: "Start from facts, not from adjectives",
  ctaDescription:
    "The Marketing category of the library has more prompts like these, and the generator turns a one-line brief into one that asks for buyer, proof and limits.",
  relatedLinks: [
    {
      title: "Marketing Prompts",
      href: "/marketing-prompts",
      description: "The wider set: campaigns, research and channels around the copy.",
    },
    {
      title: "AI for Email Writing",
      href: "/prompts/ai-for-email-writing",
      description: "Outreach, replies and list emails in your own voice.",
    },
    {
      title: "ChatGPT and Gemini for SEO",
      href: "/prompts/chatgpt-gemini-seo",
      description: "Find out which questions bring people to the page before you write it.",
    },
    {
      title: "Prompts to Make Money",
      href: "/prompts/prompts-to-make-money",
      description: "Shape the offer itself: ideas, packages and sales systems.",
    },
  ],
  keywords: [
    "AI for marketing copy",
    "copywriting prompts",
    "landing page prompt",
    "ad copy prompts",
    "product description prompt",
    "pricing page copy",
  ],
} satisfies LandingPage;
