import { useEffect, useEffectEvent } from "react";

import { isPageShortcut } from "./shortcuts";

/** A shortcut of one character that works from anywhere on the page. */
export function usePageShortcut(key: string, act: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPageShortcut(event, key)) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => handleKeyDown(event), listening);
    return () => listening.abort();
  }, []);
}
