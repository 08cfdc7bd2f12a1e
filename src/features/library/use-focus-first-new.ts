import { type RefObject, useEffect, useRef } from "react";

/**
 * After 'Show more', moves focus from the button to the first card it brought, unless the reader has
 * gone elsewhere meanwhile.
 */
export function useFocusFirstNew(listRef: RefObject<HTMLElement | null>, count: number) {
  const pressedRef = useRef<{ button: Element | null; count: number } | null>(null);

  // Outside React: focus.
  useEffect(() => {
    const pressed = pressedRef.current;
    if (pressed === null || count <= pressed.count) return;
    pressedRef.current = null;
    const active = document.activeElement;
    const isStillThere = active === pressed.button || active === document.body;
    const firstNew = listRef.current?.querySelectorAll("[role=listitem]")[pressed.count];
    if (isStillThere) firstNew?.querySelector<HTMLElement>("a")?.focus();
  }, [listRef, count]);

  return {
    /** Call it when the button is pressed. */
    rememberPress: () => {
      pressedRef.current = { button: document.activeElement, count };
    },
  };
}
