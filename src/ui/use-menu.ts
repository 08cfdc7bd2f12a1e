import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The item that a key leads to from the focused one, or undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** Opening, closing and the keys of a menu, after the ARIA pattern for menu buttons. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const menuId = useId();

  // A press anywhere else on the page closes the menu.
  useEffect(() => {
    if (!isOpen) return undefined;
    itemsIn(rootRef.current)[0]?.focus();
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && rootRef.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  }, [isOpen]);

  function closeToButton() {
    setIsOpen(false);
    rootRef.current?.querySelector("button")?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") return setIsOpen(false);
    if (event.key === "Escape") return closeToButton();
    const items = itemsIn(rootRef.current);
    const place = items.findIndex((item) => item === document.activeElement);
    const next = placeAfter(event.key, place, items.length);
    if (next === undefined) return undefined;
    event.preventDefault();
    return items[next]?.focus();
  }

  return {
    isOpen,
    rootRef,
    menuId,
    toggle: () => setIsOpen(!isOpen),
    closeToButton,
    handleKeyDown,
  };
}
