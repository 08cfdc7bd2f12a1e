import type { Manifest } from "vite";

import { PAGE_RECORD_ID } from "../../config/site";
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

export function htmlOf(options: HtmlOptions): string {
  const { page, template, style, fontRule, script } = options;
  if (!template.includes(EMPTY_ROOT)) throw new Error("The template has no empty root.");
  if (!BOOT_TAG.test(template)) throw new Error("The template has no boot script.");
  if (script.includes("</")) throw new Error("The boot script would end its element.");
  const record = page.record === undefined ? "" : jsonScript(page.record, PAGE_RECORD_ID);
  const styles = `<style>${style}</style><noscript><style>${fontRule}</style></noscript>`;
  // Functions, so that `replace` takes no `$` in a text for one of its patterns.
  return template
    .replaceAll(/\n\s*/g, "")
    .replace("</head>", () => `${page.head}${styles}<script>${script}</script></head>`)
    .replace(EMPTY_ROOT, () => `<div id="root" ${bootData(options)}>${page.body}</div>${record}`)
    .replace(BOOT_TAG, "");
}
