/** A piece of HTML that was made by `html` and holds nothing unescaped. */
export type Html = { readonly markup: string };

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A template whose values are escaped, unless they are HTML themselves. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const texts = values.map((value) => {
    if (typeof value === "string") return escape(value);
    return Array.isArray(value) ? value.map(({ markup }) => markup).join("") : value.markup;
  });
  return { markup: parts.map((part, index) => part + (texts[index] ?? "")).join("") };
}

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page, as strict as the site's own and never kept. */
export function pageResponse(
  { title, body }: { title: string; body: Html },
  status = 200,
): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/test-checkout/style.css" />
      </head>
      <body>
        <main>
          <p class="notice">Test checkout – no card is charged</p>
          ${body}
        </main>
      </body>
    </html>`;
  return new Response(page.markup, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
