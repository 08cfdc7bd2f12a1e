import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in prerendered HTML and for its first rendering in the browser, so that both are equal. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
