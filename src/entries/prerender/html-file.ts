import { readFileSync } from "node:fs";

import type { Manifest } from "vite";

import { ROUTES, WEB_MANIFEST, WEEKLY_FEED } from "../../config/routes";
import { PAGE_RECORD_ID } from "../../config/site";
import type { PageRecord, PrintedRecord } from "../../types/page-record";
import { jsonScript } from "./json-script";
import { scriptsOf } from "./manifest";
import type { RenderedPage } from "./static-page";

const EMPTY_ROOT = '<div id="root"></div>';
/** How the template loads the boot script from the development server. */
const BOOT_TAG = /<script type="module" src="[^"]*boot\.ts"><\/script>/;

export type HtmlOptions = {
  page: RenderedPage;
  /** The project's index.html. */
  template: string;
  manifest: Manifest;
  /** The critical style of the page's group. */
  style: string;
  /** The rule of the headings' font, for readers without scripts. */
  fontRule: string;
  script: string;
};

/** What the boot script has to know: when to fetch the application, and the files of this page with it. */
function bootData({ page, manifest }: HtmlOptions): string {
  const marks = `data-start="${page.start}" data-page="${page.styleGroup}"`;
  if (page.start !== "now") return marks;
  const ofApplication = scriptsOf(manifest);
  const ofPage = scriptsOf(manifest, page.modules).filter((file) => !ofApplication.includes(file));
  return `${marks} data-scripts="${ofPage.join(" ")}"`;
}

/** A category's prompts are read from the rows that the page shows. */
function printedRecord(record: PageRecord): PrintedRecord {
  if (record.kind !== "category") return record;
  const { prompts: _inRows, ...printed } = record;
  return printed;
}

/**
 * Structured data has the title and the address of every prompt of a category. Behind the rows that have them too
 * it is within the reach of compression: in the head it weighs 1.6 kB more.
 */
const dataInHead = ({ record }: RenderedPage): boolean => record?.kind !== "category";

const FEED_LINK = `<link rel="alternate" type="application/atom+xml" href="${WEEKLY_FEED}">`;

/** The pages that a reader would install. On the others, which are read once, it is not worth its bytes. */
const MANIFEST_LINK = `<link rel="manifest" href="${WEB_MANIFEST}">`;

const GLYPHS = new URL("../../components/category-glyphs.svg", import.meta.url);

/** The drawings of the categories, for a page that takes them from itself. */
function glyphSheet({ body }: RenderedPage): string {
  if (!body.includes('<use href="#')) return "";
  return `<div hidden>${readFileSync(GLYPHS, "utf8").replaceAll(/\n\s*/g, "")}</div>`;
}

export function htmlOf(options: HtmlOptions): string {
  const { page, template, style, fontRule, script } = options;
  if (!template.includes(EMPTY_ROOT)) throw new Error("The template has no empty root.");
  if (!BOOT_TAG.test(template)) throw new Error("The template has no boot script.");
  if (script.includes("</")) throw new Error("The boot script would end its element.");
  const record =
    page.record === undefined ? "" : jsonScript(printedRecord(page.record), PAGE_RECORD_ID);
  const data = page.structuredData.map((one) => jsonScript(one)).join("");
  const [dataAbove, dataBelow] = dataInHead(page) ? [data, ""] : ["", data];
  const styles = `<style>${style}</style><noscript><style>${fontRule}</style></noscript>`;
  // Functions, so that `replace` takes no `$` in a text for one of its patterns.
  const links = [
    page.path === ROUTES.library ? FEED_LINK : "",
    page.start === "now" ? MANIFEST_LINK : "",
  ].join("");
  return template
    .replaceAll(/\n\s*/g, "")
    .replace(
      "</head>",
      () => `${page.head}${links}${dataAbove}${styles}<script>${script}</script></head>`,
    )
    .replace(
      EMPTY_ROOT,
      () =>
        `<div id="root" ${bootData(options)}>${page.body}</div>${glyphSheet(page)}${record}${dataBelow}`,
    )
    .replace(BOOT_TAG, "");
}
