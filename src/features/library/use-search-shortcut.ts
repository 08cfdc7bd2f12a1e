import { type RefObject, useEffect } from "react";

/** WCAG 2.1.4 allows a one-character shortcut where one cannot be typing, or inside a dialog. */
function isFree({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  return !isTyping && document.querySelector('[role="dialog"], [role="menu"]') === null;
}

/** '/' moves to the field from anywhere on the page. */
export function useSearchShortcut(fieldRef: RefObject<HTMLInputElement | null>): void {
  // Outside React: keys pressed anywhere in the document.
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isShortcut || event.defaultPrevented || !isFree(event)) return;
      event.preventDefault();
      fieldRef.current?.focus();
      fieldRef.current?.select();
    }
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [fieldRef]);
}
