import type { Manifest } from "vite";

import { PAGE_RECORD_ID } from "../../config/site";
import { jsonScript } from "./json-script";
import { scriptsOf, styleSheetOf } from "./manifest";
import type { RenderedPage } from "./static-page";

const EMPTY_ROOT = '<div id="root"></div>';

export type HtmlOptions = {
  page: RenderedPage;
  /** The client build's index.html. */
  template: string;
  manifest: Manifest;
  /** The critical style of the page's group. */
  style: string;
};

/** What a page that starts at once is going to need, fetched beside the boot script instead of after it. */
function preloads({ page, manifest, template }: HtmlOptions): string {
  if (page.start !== "now") return "";
  const scripts = scriptsOf(manifest, page.modules).filter(
    (address) => !template.includes(address),
  );
  const links = scripts.map(
    (address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${address}">`,
  );
  return [
    ...links,
    `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${styleSheetOf(manifest)}">`,
  ].join("");
}

/** The complete HTML of one page. */
export function htmlOf(options: HtmlOptions): string {
  const { page, template, style } = options;
  if (!template.includes(EMPTY_ROOT)) throw new Error("The template has no empty root.");
  const record = page.record === undefined ? "" : jsonScript(page.record, PAGE_RECORD_ID);
  const marks = `data-start="${page.start}" data-page="${page.styleGroup}"`;
  // Functions, because a `$` in a text is none of replace's patterns.
  return template
    .replace(/<(?:script type="module"|link rel="modulepreload") [^>]*>/g, (tag) =>
      tag.replace(/ (?=src=|href=)/, ' fetchpriority="low" '),
    )
    .replace("</head>", () => `${page.head}<style>${style}</style>${preloads(options)}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root" ${marks}>${page.body}</div>${record}`);
}
