import type { LandingPage } from "../types";

export default {
  title: "ChatGPT and Gemini for SEO",
  description:
    "Where a chat assistant saves real time in search work, where it makes numbers up, and five prompts that start from your own Search Console data and pages.",
  metaTitle: "ChatGPT and Gemini for SEO: Prompts and Limits",
  metaDescription:
    "Use ChatGPT and Gemini for SEO without invented numbers: query grouping, titles, content gaps, internal links and structured data, with five prompts to copy.",
  canonicalUrl: "/prompts/chatgpt-gemini-seo",
  introduction:
    "Search work is half reading and half sorting: hundreds of queries to group, dozens of titles to rewrite, ten competing pages to compare with your own. A language model is good at exactly that kind of reading. It is bad at the other half of the trade. Asked for search volumes, difficulty scores or rankings, a chat assistant without a connected data source can produce numbers that look right and come from nowhere.\n\nSo keep one rule: the data comes from you, the sorting comes from the model. Export queries and pages from Search Console, paste the text of the pages you compare, and tell the assistant to use nothing else. Then its answer can be checked line by line.\n\nThe second question is how to be found inside AI answers. As of 2026, Google's documentation says that AI Overviews and AI Mode need no special markup and no separate optimization: a page must be indexed and allowed to show a snippet, and the usual advice applies. Its spam policies cover pages produced in bulk mainly to rank, whoever or whatever wrote them. The prompts below are for improving pages that deserve to be found, one at a time.",
  bulletPoints: [
    "Never ask a chat assistant for search volume or keyword difficulty; take those from a tool that measures them, then paste the rows and ask for the grouping.",
    "Pull Search Console queries and pages together, through its API or a connector; the plain export lists them separately, which hides two pages competing for one query.",
    "Let the model propose the intent behind a query, then look at the live results page yourself, since what ranks today is the best evidence of what searchers want.",
    "Ask for gaps as questions a reader still has, not as headings competitors use; copying everyone's headings produces the eleventh version of the same page.",
    "Google sets no character limit for meta descriptions and may show other text from the page, so put the promise first and keep the page's opening just as clear.",
    "As of 2026, OpenAI documents separate crawler names for search (OAI-SearchBot) and for training (GPTBot), so a robots.txt file can allow one and refuse the other.",
    "Use Gemini or ChatGPT with web search for a first look at a topic, and open every link it gives: a cited page does not always say what the answer claims.",
    "Publish a model's draft only after adding something that was not already on the web: your test, your price list, your photograph, your customer's question.",
  ],
  examplePrompts: [
    {
      title: "Group Search Console queries by intent and by page",
      category: "SEO",
      content: `Below is a Search Console export for [WEBSITE] with the columns query, page, clicks, impressions, position. Use only these rows. Do not add volumes, difficulty scores or queries that are not in the list.

1. Group queries that one page could answer completely. Name each group by the question the searcher has.
2. For each group give the intent (learn, compare, buy, find a place or login), the page that gets most impressions now, total clicks and impressions.
3. Mark groups where two or more of my pages share the impressions, and say which page fits the question better and why.
4. Mark groups with many impressions and no page that answers the question.

Return a table sorted by impressions, then the five groups to work on first with one reason each. Put queries you cannot place in "unsorted"; do not force them.

Export: [QUERY EXPORT]`,
    },
    {
      title: "Rewrite titles that are seen and not clicked",
      category: "SEO",
      content: `These pages of [WEBSITE] get impressions and few clicks. For each I give the address, the current title and description, its three main queries and the page's first 150 words.

For every page:
- say in one line what the searcher wants and whether the page delivers it. If it does not, write "fix the page first" and skip the rest
- write two titles of about 50 to 60 characters, the words that matter first, each promising only what the page contains
- write one description of about 150 characters: what the reader gets, for whom, one concrete detail from the page
- name the one thing that makes this result different from a typical one on the same query, or write "nothing found" if there is none

No superlatives, no bait, no year unless the page is dated. One block per page.

Pages: [PAGE DATA]`,
    },
    {
      title: "Find what your page leaves unanswered",
      category: "Content Gap",
      content: `Compare my page with the pages that rank for "[QUERY]". I paste the full text of mine and of [NUMBER] others. Work from the texts only.

First list the questions behind this query, in the order a searcher would ask them. Then a table: question, answered by my page (yes, partly, no, with the sentence), answered by the others.

Then tell me:
- questions that nobody answers well, which are my best chance
- things the others all include that readers of my page do not need
- claims on my page that another page contradicts, with both wordings

Suggest at most five changes, each with its place in my text and what I must find out first. Do not write the passages. If a pasted text is cut off or empty, say which one.

My page: [MY PAGE TEXT]
Others: [OTHER PAGE TEXTS]`,
    },
    {
      title: "Plan internal links readers would use",
      category: "Internal Links",
      content: `Plan internal links for [WEBSITE]. Below is a list of pages with address, title and a one-line summary. The page that should receive more links is [TARGET PAGE], because [REASON].

Suggest up to ten links to it from other pages. For each: the page, the passage or topic where a reader would want the target at that moment, the link text (a description of the target in two to six words, different each time, never "click here"), and the reader's next question that the target answers.

Then list links that should lead away from the target: three pages that come next for its reader.

Leave out any suggestion you cannot justify from the summaries. If a summary is too thin to judge, list that page under "need the text". Do not invent pages. Return two tables.

Pages: [PAGE LIST]`,
    },
    {
      title: "Write structured data from visible facts only",
      category: "Technical SEO",
      content: `Write JSON-LD structured data for the page text below. Page type: [PAGE TYPE]. Address: [URL].

Rules:
- Use the schema.org type that fits, and only properties whose value appears in the text or in my facts. Markup must match what a visitor can see.
- No ratings, reviews, prices, authors or dates that are not given. Leave the property out and list it under "missing".
- Dates in ISO 8601, prices with a currency code, addresses absolute.
- One script block, valid JSON, no comments in it.

After the code, give a table: property, value, the words on the page it comes from. Then list missing properties I could add honestly, and remind me to run the code through Google's Rich Results Test and to check in its documentation whether this type has a rich result at all.

Page text: [PAGE TEXT]
Facts not on the page yet: [EXTRA FACTS]`,
    },
  ],
  ctaText: "Bring your own data, borrow the structure",
  ctaDescription:
    "The library has more prompts for marketing and content work, and the generator turns a one-line SEO request into a brief with inputs, limits and an output form.",
  relatedLinks: [
    {
      title: "AI for Content Writing",
      href: "/prompts/ai-for-content-writing",
      description:
        "The next step after the keyword list: outlines, drafts and edits that keep your own material.",
    },
    {
      title: "Marketing Prompts",
      href: "/marketing-prompts",
      description: "Prompts for campaigns, positioning and channels beyond search.",
    },
    {
      title: "ChatGPT vs Gemini",
      href: "/prompts/chatgpt-vs-gemini",
      description:
        "Plans, context, files and media side by side as of 2026, with five prompts to run in both.",
    },
    {
      title: "Google Gemini AI",
      href: "/prompts/google-gemini-ai",
      description:
        "Prompts for Gemini when the answer is in your email, a long file, a video or the open web.",
    },
  ],
  keywords: [
    "ChatGPT for SEO",
    "Gemini for SEO",
    "SEO prompts",
    "Search Console prompts",
    "AI Overviews",
    "internal linking prompts",
  ],
} satisfies LandingPage;
