import { type RefObject, useEffect, useRef } from "react";

/** When the pressed button went away with its card, focus goes to `targetRef` instead of nowhere. */
export function useFocusAfterRemoval(targetRef: RefObject<HTMLElement | null>, count: number) {
  const countRef = useRef(count);

  // Outside React: focus, which the browser drops together with its element.
  useEffect(() => {
    const hasShrunk = count < countRef.current;
    countRef.current = count;
    if (hasShrunk && document.activeElement === document.body) targetRef.current?.focus();
  }, [targetRef, count]);
}
