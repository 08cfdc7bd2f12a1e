import { useCallback, useSyncExternalStore } from "react";

/** Whether the media query matches, kept up to date. False in prerendered HTML and while hydrating. */
export function useMediaQuery(query: string): boolean {
  // Stable, because React subscribes again whenever this function changes.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
