import type { BrowserContext } from "@playwright/test";

/** An assistant with a plain box, at the real assistants' addresses, which cannot be reached from tests. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Assistant</title></head>
<body style="min-height:90vh;display:grid;align-content:end;padding:24px">
<form><textarea id="prompt-textarea" aria-label="Message" rows="8" style="width:100%;font:16px sans-serif"></textarea>
<button type="submit" aria-label="Send">Send</button></form>
<script>window.sent = 0; document.querySelector("form").addEventListener("submit", (event) => { event.preventDefault(); window.sent += 1; });</script>
</body></html>`;

export const ASSISTANT_URL = "https://chatgpt.com/";

/** Answers the assistants' addresses with that page. */
export async function serveAssistants(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/(?:chatgpt\.com|claude\.ai|gemini\.google\.com)\//, (route) =>
    route.fulfill({ contentType: "text/html", body: PAGE }),
  );
}
