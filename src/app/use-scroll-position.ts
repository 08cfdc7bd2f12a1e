import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

import {
  isEntryReloaded,
  isReturnToDocument,
  readScrollPositions,
  type ScrollPositions,
  writeScrollPositions,
} from "@/platform/scroll-positions";

/** A page that is not long enough by then has become another one. */
const PATIENCE_MS = 10_000;
/** A page whose length has not changed for so long is complete. */
const SETTLED_MS = 1000;
const READER_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

let known: ScrollPositions | null = null;

/** Where each entry of this tab's history was scrolled to, by its path and key. */
function scrollPositions(): ScrollPositions {
  known ??= readScrollPositions();
  return known;
}

const pageEnd = () => Math.max(document.documentElement.scrollHeight - window.innerHeight, 0);

/**
 * Scrolls there once what loads has made the page long enough, and again while what loads changes its length; a reader
 * who moves first is left alone. Returns a function that stops waiting.
 */
function scrollWhenLongEnough(position: number): () => void {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  let timer = setTimeout(stop, PATIENCE_MS);
  function tryToScroll() {
    if (position > pageEnd()) return;
    window.scrollTo(0, position);
    clearTimeout(timer);
    timer = setTimeout(stop, SETTLED_MS);
  }
  tryToScroll();
  const observer = new ResizeObserver(tryToScroll);
  observer.observe(document.body);
  for (const event of READER_MOVES) {
    window.addEventListener(event, stop, { passive: true, signal: waiting.signal });
  }
  waiting.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

/** Where the document is long enough, the browser scrolled by itself, and the reader may have moved on since. */
function hasBrowserScrolled(position: number): boolean {
  return window.scrollY > 0 && position <= pageEnd() && !isEntryReloaded();
}

/**
 * A new page begins at its top, or at the element its address names; going back shows the page where it was left,
 * even by an earlier document. A change of the query alone moves nothing.
 */
export function useScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const entry = `${pathname} ${key}`;
  const shownPath = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isFirst = shownPath.current === null;
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    if (isFirst && !isReturnToDocument()) {
      scrollPositions().delete(entry);
      return undefined;
    }
    const position = scrollPositions().get(entry);
    if (isFirst && (position === undefined || hasBrowserScrolled(position))) return undefined;
    if (position !== undefined) return scrollWhenLongEnough(position);
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target !== null) target.scrollIntoView();
    else window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash]);

  // A layout effect, so that the old entry's listener is gone before the new page scrolls to its top.
  useLayoutEffect(() => {
    const remember = () => void scrollPositions().set(entry, window.scrollY);
    const keep = () => writeScrollPositions(scrollPositions());
    // An entry that shows the same page, as a prompt's dialog does, begins where the last one was.
    if (!scrollPositions().has(entry)) remember();
    window.addEventListener("scroll", remember, { passive: true });
    // Most ways on begin with one, and a scroll just before it may not have been told yet.
    window.addEventListener("click", remember, { capture: true });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("click", remember, { capture: true });
      window.removeEventListener("pagehide", keep);
    };
  }, [entry]);
}
