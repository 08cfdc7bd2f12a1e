import { useRef } from "react";

/** Where focus came from when the newest dialog opened, nearest first. */
let latestOrigins: readonly HTMLElement[] = [];

function findOrigins(): readonly HTMLElement[] {
  const active = document.activeElement;
  // A dialog that gave way to this one took the focused element with it.
  if (!(active instanceof HTMLElement) || active === document.body) return latestOrigins;
  return active.closest('[role="dialog"]') ? [active, ...latestOrigins] : [active];
}

/** For a dialog whose opener is gone, or that the address opened: focus stays on the page. */
function focusPage(): void {
  const isCovered = document.querySelector('[role="dialog"]') !== null;
  if (!isCovered) document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Returns focus to whatever opened a dialog, even if that was another dialog that has closed since.
 * Radix only knows its own trigger, and our dialogs are opened by state.
 */
export function useFocusReturn() {
  const originsRef = useRef<readonly HTMLElement[]>([]);
  return {
    rememberFocus() {
      originsRef.current = findOrigins();
      latestOrigins = originsRef.current;
    },
    returnFocus() {
      const origin = originsRef.current.find((element) => element.isConnected);
      if (origin) origin.focus();
      else focusPage();
    },
  };
}
