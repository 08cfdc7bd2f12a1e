import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { AppFrame } from "@/app/app-frame";
import { AppRoutes, loadPageAt } from "@/app/router";
import { env, missingOnRealHost } from "@/config/env";
import { CHALLENGE_ORIGIN } from "@/config/links";
import { WEB_MANIFEST, WEEKLY_FEED } from "@/config/routes";
import { PageRecordContext } from "@/platform/page-record";
import type { CategoryRecord, PromptRecord } from "@/types/page-record";

import { staticPages } from "./pages";
import { promptFiles, weeklyFeed } from "./prompt-files";
import { llmsText, robotsText, sitemapXml } from "./site-files";
import type { RenderedPage, StaticPage } from "./static-page";
import { webManifest } from "./web-manifest";

// Built for Node by build.ts and run once; everything that needs the build's environment is here.

/** React puts what belongs into the head in front of the markup. */
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/**
 * What the router and the icons write for tools that nobody uses here, a hundred bytes a page. Hydration takes the
 * markup's attributes as they are. No text can look like this: its quotation marks are escaped.
 */
const NOISE =
  / data-discover="true"| xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide(?: lucide-[\w-]+)*"|(?<= class=")(?:lucide[\w-]* )+/g;

async function renderPage(page: StaticPage): Promise<RenderedPage> {
  const record = page.record ?? null;
  await loadPageAt(page.path, record);
  const markup = renderToString(
    <AppFrame>
      <PageRecordContext value={record}>
        <StaticRouter location={page.path}>
          <AppRoutes />
        </StaticRouter>
      </PageRecordContext>
    </AppFrame>,
  );
  const html = markup.replaceAll(NOISE, "");
  const head = HEAD_TAGS.exec(html)?.[0] ?? "";
  return {
    ...page,
    head,
    body: html.slice(head.length),
  };
}

/** Everything the build writes that depends on routes, records and environment. */
export async function renderSite(records: readonly (PromptRecord | CategoryRecord)[]) {
  for (const name of missingOnRealHost(env)) {
    console.warn(
      `${name} is not set: the privacy page and the terms do not say who runs the site.`,
    );
  }
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
      [WEEKLY_FEED.slice(1)]: weeklyFeed(records, new Date()),
      [WEB_MANIFEST.slice(1)]: webManifest(),
      ...promptFiles(records),
    },
  };
}
