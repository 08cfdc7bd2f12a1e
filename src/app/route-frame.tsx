import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { SkipLink } from "@/ui/skip-link";

import { ErrorBoundary } from "./error-boundary";
import { PageSkeleton } from "./page-skeleton";
import { useScrollPosition } from "./use-scroll-position";

const MAIN_ID = "main";

export type RouteFrameProps = {
  /** Called when the page answers events; in development twice. */
  onReady?: () => void;
};

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

/** Stands beside the page: React hydrates what a Suspense holds later than what surrounds it. */
function PageReady({ onReady }: Required<RouteFrameProps>) {
  // Outside React: the boot script, which has held presses until now.
  useLayoutEffect(onReady, [onReady]);
  return null;
}

/** What surrounds every page. Each has a `<main id="main" tabIndex={-1}>` to lead to. */
export function RouteFrame({ onReady }: RouteFrameProps) {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useScrollPosition();
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          {onReady && <PageReady onReady={onReady} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
