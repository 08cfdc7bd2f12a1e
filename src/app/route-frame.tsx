import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { PaletteOpener } from "@/components/palette/palette-opener";
import { FullAccountContext } from "@/components/site-account";
import { buttonClassName } from "@/ui/button-style";
import { Skeleton } from "@/ui/skeleton";

import { ErrorBoundary } from "./error-boundary";
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
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** For the header of pages that do not read data, fetched when its account is pressed. */
const FullAccount = lazy(async () => ({ default: (await import("./full-account")).FullAccount }));
const FULL_ACCOUNT = <FullAccount />;

/** The palette and the titles it searches, side by side. */
async function loadPalette() {
  const [{ sitePaletteOf }, titles] = await Promise.all([
    import("./site-palette"),
    import("virtual:prompt-titles"),
  ]);
  return sitePaletteOf(titles);
}

/** Rendered next to the page, inside the same Suspense: React hydrates a boundary's content last. */
function PageReady({ onReady }: Required<RouteFrameProps>) {
  // Tells the boot script to replay the events it has queued.
  useLayoutEffect(onReady, [onReady]);
  return null;
}

/** What surrounds every page. Each has a PageMain to lead to. */
export function RouteFrame({ onReady }: RouteFrameProps) {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  useScrollPosition();
  return (
    <PaletteOpener load={loadPalette}>
      <SkipLink />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <FullAccountContext value={FULL_ACCOUNT}>
            <Outlet />
          </FullAccountContext>
          {onReady && <PageReady onReady={onReady} />}
        </Suspense>
      </ErrorBoundary>
    </PaletteOpener>
  );
}

/** The first stop of the Tab key. */
function SkipLink() {
  const className = buttonClassName({ variant: "primary", className: "skip-link" });
  return (
    <a href={`#${MAIN_ID}`} className={className}>
      Skip to content
    </a>
  );
}

/** Shown while a page's code is loading. */
function PageSkeleton() {
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy
      className="max-w-page mx-auto grid gap-6 px-4 py-10 md:px-6"
    >
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-64 w-full" />
    </main>
  );
}
