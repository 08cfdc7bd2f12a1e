import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Where each entry of this tab's history was scrolled to. */
const positions = new Map<string, number>();

/**
 * A new page begins at its top, or at the element its address names; going back shows the page where it
 * was left. A change of the query alone moves nothing.
 */
export function useScrollPosition() {
  const { key, pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const remember = () => void positions.set(key, window.scrollY);
    // An entry that shows the same page, as a prompt's dialog does, begins where the last one was.
    if (!positions.has(key)) remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const position = positions.get(key);
    if (position !== undefined) window.scrollTo(0, position);
    else if (target !== null) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [key, pathname, hash]);
}
