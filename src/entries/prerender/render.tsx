import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { AppFrame } from "@/app/app-frame";
import { AppRoutes, loadPageAt } from "@/app/router";
import { env } from "@/config/env";
import { CHALLENGE_ORIGIN } from "@/config/links";
import { PageRecordContext } from "@/platform/page-record";
import type { PageRecord } from "@/types/page-record";

import { jsonScript } from "./json-script";
import { staticPages } from "./pages";
import { llmsText, robotsText, sitemapXml } from "./site-files";
import type { RenderedPage, StaticPage } from "./static-page";

// Built for Node by build.ts and run once; everything that needs the build's environment is here.

/** React puts what belongs into the head in front of the markup. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderPage(page: StaticPage): Promise<RenderedPage> {
  const record = page.record ?? null;
  await loadPageAt(page.path, record);
  const html = renderToString(
    <AppFrame>
      <PageRecordContext value={record}>
        <StaticRouter location={page.path}>
          <AppRoutes />
        </StaticRouter>
      </PageRecordContext>
    </AppFrame>,
  );
  const head = HEAD_TAGS.exec(html)?.[0] ?? "";
  return {
    ...page,
    head: head + page.structuredData.map((data) => jsonScript(data)).join(""),
    body: html.slice(head.length),
  };
}

/** Everything the build writes that depends on routes, records and environment. */
export async function renderSite(records: readonly PageRecord[]) {
  const pages = await staticPages(records);
  const rendered: RenderedPage[] = [];
  for (const page of pages) rendered.push(await renderPage(page));
  return {
    pages: rendered,
    siteOrigin: env.siteOrigin,
    backendUrl: env.configuredSupabaseUrl,
    challengeOrigin: env.turnstileSiteKey === null ? null : CHALLENGE_ORIGIN,
    files: {
      "sitemap.xml": sitemapXml(pages),
      "robots.txt": robotsText(),
      "llms.txt": await llmsText(records),
    },
  };
}
