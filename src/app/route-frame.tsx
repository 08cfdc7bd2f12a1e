import { Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { SkipLink } from "@/ui/skip-link";

import { ErrorBoundary } from "./error-boundary";
import { PageSkeleton } from "./page-skeleton";
import { useScrollPosition } from "./use-scroll-position";

const MAIN_ID = "main";

/** After a navigation the keyboard and the screen reader go on at the new page's content. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Outside React: the document's focus.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** What surrounds every page. Each has a `<main id="main" tabIndex={-1}>` to lead to. */
export function RouteFrame() {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useScrollPosition();
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
