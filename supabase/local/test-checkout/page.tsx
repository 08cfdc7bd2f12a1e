import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole page, as strict as the site's own and never kept. */
export function pageResponse(title: string, body: ReactNode, status = 200): Response {
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="/test-checkout/style.css" />
      </head>
      <body>
        <main>
          <p className="notice">Test checkout – no card is charged</p>
          {body}
        </main>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${page}`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
