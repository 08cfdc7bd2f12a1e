import { useContext } from "react";
import { Route, Routes, useLocation } from "react-router-dom";

import { ROUTES } from "@/config/routes";
import { shownLocation } from "@/domain/background-location";
import { PageRecordContext } from "@/platform/page-record";
import type { PageRecord } from "@/types/page-record";

import { type PageRoute, pageRoute, type Preloadable, preloadable, routesFor } from "./page-route";
import { RouteFrame, type RouteFrameProps } from "./route-frame";

/** Parent of the pages that read data: query cache and auth events. */
const DATA_LAYOUT = preloadable(async () => (await import("./data-layer")).DataLayer);

const rarePages = () => import("./rare-pages");
/** One page for every link. */
const SHARED_PATH = `${ROUTES.shared}/:id?`;

const DATA_PAGES: readonly PageRoute[] = [
  pageRoute(ROUTES.landing, async () => (await import("@/pages/landing-page")).LandingPage),
  pageRoute(ROUTES.library, async () => (await import("@/pages/library-page")).LibraryPage),
  pageRoute(ROUTES.support, async () => (await rarePages()).loadSupport()),
  pageRoute(ROUTES.refine, async () => (await import("@/pages/refine-page")).RefinePage),
  pageRoute(ROUTES.premium, async () => (await rarePages()).loadPremium()),
  pageRoute(ROUTES.popupEnhancer, async () => (await rarePages()).loadPopupEnhancer()),
  pageRoute(ROUTES.paymentSuccess, async () => (await rarePages()).loadPaymentSuccess()),
  pageRoute(ROUTES.resetPassword, async () => (await rarePages()).loadResetPassword()),
  pageRoute(ROUTES.collections, async () => (await rarePages()).loadCollections()),
  pageRoute(SHARED_PATH, async () => (await rarePages()).loadShared()),
];

/** Each document holds the data of at most one of these pages, so only that page gets a route. */
const RECORD_PAGES = {
  prompt: preloadable(async () => (await import("@/pages/prompt-page")).PromptPage),
  category: preloadable(async () => (await import("@/content/category-page")).CategoryPage),
} as const satisfies Record<Exclude<PageRecord["kind"], "library">, Preloadable>;

/** The list of guides is a chunk of its own, which the library does not load. */
const OTHER_ROUTES = preloadable(async () => (await import("./other-routes")).OtherRoutes);

/**
 * Every route. These are declarative routes: a router with loaders weighs twice as much, and
 * nothing here loads in the router.
 */
export function AppRoutes(props: RouteFrameProps) {
  const record = useContext(PageRecordContext);
  const location = useLocation();
  return (
    <Routes location={shownLocation(location)}>
      <Route element={<RouteFrame {...props} />}>
        <Route element={<DATA_LAYOUT.Component />}>
          {routesFor(DATA_PAGES)}
          {record?.kind === "prompt" && (
            <Route path={record.path} element={<RECORD_PAGES.prompt.Component />} />
          )}
        </Route>
        {record?.kind === "category" && (
          <Route path={record.path} element={<RECORD_PAGES.category.Component />} />
        )}
        <Route path="*" element={<OTHER_ROUTES.Component />} />
      </Route>
    </Routes>
  );
}

/**
 * Loads the code of the page at a path before anything is rendered, so that the first rendering is the
 * page itself and equals the prerendered HTML. Rejects when a chunk cannot be fetched.
 */
export async function loadPageAt(pathname: string, record: PageRecord | null): Promise<void> {
  const path = pathname.replace(/\/+$/, "") || "/";
  if (record?.path === path && record.kind !== "library") {
    const layout = record.kind === "prompt" ? DATA_LAYOUT.preload() : undefined;
    await Promise.all([layout, RECORD_PAGES[record.kind].preload()]);
    return;
  }
  const route = path.startsWith(ROUTES.shared) ? SHARED_PATH : path;
  const dataPage = DATA_PAGES.find((page) => page.path === route);
  if (dataPage !== undefined) {
    await Promise.all([DATA_LAYOUT.preload(), dataPage.preload()]);
    return;
  }
  const { loadOtherPageAt } = await import("./other-routes");
  await Promise.all([OTHER_ROUTES.preload(), loadOtherPageAt(path)]);
}
