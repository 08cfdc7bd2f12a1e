import type { Plugin } from "vite";

import { readPromptSources } from "../../../supabase/prompts/tools/prompt-source.ts";
import { PAGE_RECORD_ID } from "../../config/site.ts";
import { jsonScript } from "./json-script.ts";
import { promptRecords } from "./prompt-records.ts";

/** For `npm run dev`, which has no prerendered HTML: puts a page's record where the build puts it. */
export function devPageRecords(): Plugin {
  return {
    name: "dev-page-records",
    apply: "serve",
    transformIndexHtml: (html, { originalUrl = "/" }) => {
      const [pathname = ""] = originalUrl.split("?");
      if (!/^\/prompts\/[cp]\//.test(pathname)) return html;
      const records = promptRecords(readPromptSources());
      const record = records.find(({ path }) => path === pathname);
      if (record === undefined) return html;
      return html.replace("</body>", () => `${jsonScript(record, PAGE_RECORD_ID)}</body>`);
    },
  };
}
