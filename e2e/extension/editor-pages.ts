import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { BrowserContext } from "@playwright/test";

import type { EditorName } from "./build-fixtures";

// As the assistants send it: nothing from elsewhere, no styles or scripts in the page, no text that becomes markup.
const SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // CodeMirror writes a style element, with the word that pages give it for that.
  "style-src 'self' 'nonce-editor'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default",
].join("; ");

const TYPES = { js: "text/javascript", css: "text/css" } as const;

const html = (editor: string, theme: string | null) => `<!doctype html>
<html lang="en"${theme === "dark" ? ' class="dark"' : ""}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>An assistant</title>
    <link rel="stylesheet" href="/page.css">
  </head>
  <body>
    <main><h1>What can I help with?</h1><div id="answer"></div></main>
    <form>
      <div id="composer"></div>
      <div><button type="button">Attach</button><button type="submit">Send</button></div>
    </form>
    <script type="module" src="/${editor}.js"></script>
  </body>
</html>`;

/** The page's address; the host decides by which adapter its composer is found. */
export function editorPage(editor: EditorName, options: { host?: string; query?: string } = {}) {
  const { host = "assistant.example", query = "" } = options;
  return `https://${host}/${editor}${query}`;
}

/** Answers every request of the context from the folder: no request leaves this machine. */
export async function serveEditorPages(context: BrowserContext, folder: string): Promise<void> {
  await context.route(/^https?:/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const extension = pathname.split(".")[1];
    if (extension === undefined) {
      const body = html(pathname.slice(1), searchParams.get("theme"));
      const headers = { "content-security-policy": SECURITY_POLICY };
      return route.fulfill({ body, headers, contentType: "text/html" });
    }
    if (extension !== "js" && extension !== "css") return route.fulfill({ status: 404, body: "" });
    return route.fulfill({
      body: await readFile(join(folder, pathname)),
      contentType: TYPES[extension],
    });
  });
}
