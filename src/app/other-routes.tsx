import { type ComponentType, useEffect } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { FORMER_SLUGS } from "virtual:prompt-addresses";

import { ACCOUNT_PAGE, GUIDES_INDEX, REDIRECTS, ROUTES } from "@/config/routes";
import { type GuideEntry, GUIDES } from "@/content/registry";
import { promptPath } from "@/domain/prompt-address";
import { replaceDocument } from "@/platform/browser";

import { type PageRoute, pageRoute, routesFor } from "./page-route";

/** The template and one record: a guide never fetches another one's text. */
async function loadGuide(load: GuideEntry["load"]): Promise<ComponentType> {
  const [{ ContentPage }, record] = await Promise.all([import("@/content/content-page"), load()]);
  return () => <ContentPage page={record.default} />;
}

const CONTENT_PAGES: readonly PageRoute[] = [
  pageRoute(ROUTES.privacy, async () => (await import("@/pages/privacy-page")).PrivacyPage),
  pageRoute(ROUTES.terms, async () => (await import("@/pages/terms-page")).TermsPage),
  pageRoute(GUIDES_INDEX, async () => (await import("@/content/guides-index")).GuidesIndex),
  ...GUIDES.map(({ path, load }) => pageRoute(path, () => loadGuide(load))),
];

/** It reads data, which no other page here does; `account-route` fetches it. */
const ACCOUNT = pageRoute(ACCOUNT_PAGE, async () =>
  (await import("./account-route")).loadAccountPage(),
);
const PAGES = [...CONTENT_PAGES, ACCOUNT];

const NOT_FOUND = pageRoute("*", async () => (await import("@/pages/not-found-page")).NotFoundPage);

/** The guides, what the law asks for and the not-found page, which make no requests and fetch nothing that makes requests. */
export function OtherRoutes() {
  return (
    <Routes>
      {routesFor([...PAGES, NOT_FOUND])}
      {Object.entries(REDIRECTS).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate replace to={to} />} />
      ))}
      {/* Prompts whose title changed; most hosts redirect them before the app loads. */}
      {Object.entries(FORMER_SLUGS).map(([former, slug]) => (
        <Route
          key={former}
          path={promptPath(former)}
          element={<MovedPage to={promptPath(slug)} />}
        />
      ))}
    </Routes>
  );
}

/** See `loadPageAt` in router. */
export function loadOtherPageAt(path: string): Promise<void> {
  return (PAGES.find((page) => page.path === path) ?? NOT_FOUND).preload();
}

/** Goes to a page that has its data in a document of its own; until then shows what the host showed. */
function MovedPage({ to }: { to: string }) {
  useEffect(() => replaceDocument(to), [to]);
  return <NOT_FOUND.Component />;
}
