import { type RefObject, useEffect, useRef } from "react";

/** When the clicked button disappeared with its card, moves focus to `targetRef` instead of losing it. */
export function useFocusAfterRemoval(targetRef: RefObject<HTMLElement | null>, count: number) {
  const countRef = useRef(count);

  // The browser drops focus together with the focused element.
  useEffect(() => {
    const hasShrunk = count < countRef.current;
    countRef.current = count;
    if (hasShrunk && document.activeElement === document.body) targetRef.current?.focus();
  }, [targetRef, count]);
}
