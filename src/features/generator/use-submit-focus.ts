import { useLayoutEffect, useRef } from "react";

/**
 * For elements that disappear when pressed: the browser would drop their focus, so it moves to the submit
 * button of the surrounding form, or else of the generator.
 */
export function useSubmitFocus<Leaving extends HTMLElement>() {
  const ref = useRef<Leaving>(null);

  useLayoutEffect(() => {
    const leaving = ref.current;
    return () => {
      if (leaving === null || !leaving.contains(document.activeElement)) return;
      leaving.closest("form, section")?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, []);

  return ref;
}
