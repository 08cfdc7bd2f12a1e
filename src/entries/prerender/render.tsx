import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { AppFrame } from "@/app/app-frame";
import { AppRoutes, loadPageAt } from "@/app/router";
import { env } from "@/config/env";

import { staticPages } from "./pages";
import { llmsText, robotsText, sitemapXml } from "./site-files";
import type { RenderedPage, StaticPage } from "./static-page";

// Built for Node by build-site.ts and run once; everything that needs the build's environment is here.

/** React puts what belongs into the head in front of the markup. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Inside a script element, `</script` would end it. */
function jsonScript(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

async function renderPage(page: StaticPage): Promise<RenderedPage> {
  await loadPageAt(page.path);
  const html = renderToString(
    <AppFrame>
      <StaticRouter location={page.path}>
        <AppRoutes />
      </StaticRouter>
    </AppFrame>,
  );
  const head = HEAD_TAGS.exec(html)?.[0] ?? "";
  return {
    ...page,
    head: head + page.structuredData.map(jsonScript).join(""),
    body: html.slice(head.length),
  };
}

/** Everything the build writes that depends on routes, records and environment. */
export async function renderSite() {
  const pages = await staticPages();
  const rendered: RenderedPage[] = [];
  for (const page of pages) rendered.push(await renderPage(page));
  return {
    pages: rendered,
    siteOrigin: env.siteOrigin,
    backendUrl: env.configuredSupabaseUrl,
    files: {
      "sitemap.xml": sitemapXml(pages),
      "robots.txt": robotsText(),
      "llms.txt": await llmsText(),
    },
  };
}
