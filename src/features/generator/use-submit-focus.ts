import { useLayoutEffect, useRef } from "react";

/**
 * For what goes away when it is pressed: its focus, which the browser would drop, goes to the button that sends the
 * form around it, or else the generator's.
 */
export function useSubmitFocus<Leaving extends HTMLElement>() {
  const ref = useRef<Leaving>(null);

  // Outside React: focus.
  useLayoutEffect(() => {
    const leaving = ref.current;
    return () => {
      if (leaving === null || !leaving.contains(document.activeElement)) return;
      leaving.closest("form, section")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, []);

  return ref;
}
