import type { LandingPage } from "../../src/content/types";
import { previewOf } from "../../src/domain/preview";
import type { Prompt } from "../../src/types/entities";

const STYLE = `:root{color-scheme:light dark}
body{max-width:45rem;margin:0 auto;padding:1rem;font:17px/1.6 system-ui,sans-serif;background:#fbfaf7;color:#1b1a17}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.2}
article{border:1px solid #e6e2d8;border-radius:12px;padding:1rem;margin:1rem 0}
pre{font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap}
button{min-height:44px;padding:0 1rem}
@media(prefers-color-scheme:dark){body{background:#141311;color:#f3f0e8}article{border-color:#35322b}a{color:#8ea2ff}}`;

const COPY = `document.onclick=function(e){if(e.target.tagName==="BUTTON")navigator.clipboard.writeText(e.target.previousElementSibling.textContent)}`;

const SEARCH = `for(const card of document.querySelectorAll('article'))card.hidden=!card.textContent.toLowerCase().includes(value.toLowerCase())`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join("\n");

function documentOf(
  { metaTitle, metaDescription }: Pick<LandingPage, "metaTitle" | "metaDescription">,
  main: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(metaTitle)}</title>
<meta name="description" content="${escaped(metaDescription)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
<script>${COPY}</script>
</body>
</html>
`;
}

/**
 * The text of a guide as one would write it by hand: one request, a few lines of style, no
 * framework. It is the floor that `npm run lighthouse` measures our page against.
 */
export function plainGuide(page: LandingPage): string {
  const points = (page.bulletPoints ?? []).map((point) => `<li>${escaped(point)}</li>`);
  const sections = (page.sections ?? []).map(
    ({ heading, paragraphs: texts }) => `<h2>${escaped(heading)}</h2>\n${paragraphs(texts)}`,
  );
  const examples = page.examplePrompts.map(
    ({ title, content }) =>
      `<article><h3>${escaped(title)}</h3><pre>${escaped(content)}</pre><button type="button">Copy</button></article>`,
  );
  const related = page.relatedLinks.map(
    ({ title, href, description }) =>
      `<li><a href="${href}">${escaped(title)}</a> ${escaped(description)}</li>`,
  );
  return documentOf(
    page,
    `<h1>${escaped(page.title)}</h1>
${paragraphs([page.description, ...page.introduction.split("\n\n")])}
<p>${escaped(page.keywords.join(", "))}</p>
<h2>Key Points</h2>
<ul>${points.join("\n")}</ul>
${sections.join("\n")}
<h2>Example Prompts</h2>
${examples.join("\n")}
<h2>${escaped(page.ctaText)}</h2>
<p>${escaped(page.ctaDescription)}</p>
<h2>Related Resources</h2>
<ul>${related.join("\n")}</ul>`,
  );
}

/** The library's first cards in the same way, with a search box that finds among them. */
export function plainLibrary(prompts: readonly Prompt[]): string {
  const cards = prompts.map(
    ({ title, gets, content }) =>
      `<article><h3>${escaped(title)}</h3><p>${escaped(gets)}</p><p>${escaped(previewOf(content))}</p><pre hidden>${escaped(content)}</pre><button type="button">Copy</button></article>`,
  );
  const page = { metaTitle: "Prompts", metaDescription: "Ready-made prompts." };
  return documentOf(
    page,
    `<h1>Prompts</h1>
<input type="search" aria-label="Search" oninput="${SEARCH}">
<h2>Free prompts</h2>
${cards.join("\n")}`,
  );
}
