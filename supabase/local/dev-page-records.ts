import type { Plugin } from "vite";

import { PAGE_RECORD_ID } from "../../src/config/site.ts";
import { jsonScript } from "../../src/entries/prerender/json-script.ts";
import { promptRecords } from "../../src/entries/prerender/prompt-records.ts";
import { PROMPTS_FOLDER } from "./paths.ts";
import { readPromptSources } from "./prompt-source.ts";

/** For `npm run dev`, which has no prerendered HTML: puts a page's record where the build puts it. */
export function devPageRecords(): Plugin {
  return {
    name: "dev-page-records",
    apply: "serve",
    transformIndexHtml: (html, { originalUrl = "/" }) => {
      const { pathname } = new URL(originalUrl, "http://localhost");
      if (!/^\/prompts\/[cp]\//.test(pathname)) return html;
      const records = promptRecords(readPromptSources(PROMPTS_FOLDER));
      const record = records.find(({ path }) => path === pathname);
      if (record === undefined) return html;
      return html.replace("</body>", () => `${jsonScript(record, PAGE_RECORD_ID)}</body>`);
    },
  };
}
