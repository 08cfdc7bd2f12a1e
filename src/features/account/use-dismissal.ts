import { type RefObject, useEffect, useEffectEvent } from "react";

type DismissalOptions = {
  isOpen: boolean;
  areaRef: RefObject<HTMLElement | null>;
  onEscape: () => void;
  /** A press or the focus has gone elsewhere on the page. */
  onLeave: () => void;
};

/** What closes something that is open above the page: Escape, or going elsewhere. */
export function useDismissal({ isOpen, areaRef, onEscape, onLeave }: DismissalOptions): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !areaRef.current?.contains(target)) onLeave();
  });

  // Outside React: the document, because a press elsewhere need not move the focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => handleKey(event), { signal });
    document.addEventListener("pointerdown", (event) => handleElsewhere(event), { signal });
    document.addEventListener("focusin", (event) => handleElsewhere(event), { signal });
    return () => listening.abort();
  }, [isOpen]);
}
