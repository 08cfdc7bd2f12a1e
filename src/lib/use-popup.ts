import { useEffect, useRef, useState } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The item that a key leads to from the focused one, or undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}

/** Within a text these keys move the cursor. */
function movesCursor({ key, target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && (key === "Home" || key === "End");
}

function focusTrigger(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
}

/** The arrow keys lead through the items. */
function followKey(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const place = items.findIndex((item) => item === document.activeElement);
  const next = place === -1 ? undefined : placeAfter(event.key, place, items.length);
  if (next === undefined || movesCursor(event)) return;
  event.preventDefault();
  items[next]?.focus();
}

/** Closes when a press, the focus or Escape leaves it. */
function listen(root: HTMLElement, selector: string, close: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !root.contains(target)) close();
  };
  document.addEventListener("pointerdown", ({ target }) => closeOutside(target), { signal });
  root.addEventListener("focusout", ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape")
        return followKey(event, [...root.querySelectorAll<HTMLElement>(selector)]);
      close();
      return focusTrigger(root);
    },
    { signal },
  );
  return () => stop.abort();
}

/**
 * Opening, closing and the keys of what a button opens beside itself, after the ARIA pattern for menu buttons. Both
 * are in the element of `rootRef`; `selector` finds what the arrow keys lead to.
 */
export function usePopup(selector = "[role=menuitem]") {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || root === null) return undefined;
    root.querySelector<HTMLElement>(selector)?.focus();
    return listen(root, selector, () => setIsOpen(false));
  }, [isOpen, selector]);

  function closeToButton() {
    setIsOpen(false);
    focusTrigger(rootRef.current);
  }

  return { isOpen, setIsOpen, rootRef, closeToButton };
}
