/** Alt+Shift+E. The browser's own command may have the same key; then the page never sees it. */
export const SHORTCUT = "Alt+Shift+E";

function isShortcut({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return code === "KeyE" && altKey && shiftKey && !ctrlKey && !metaKey;
}

const TYPED = [
  "keydown",
  "keypress",
  "keyup",
  "beforeinput",
  "input",
  "paste",
  "copy",
  "cut",
  "compositionstart",
  "compositionupdate",
  "compositionend",
] as const;

type OnKey = (event: KeyboardEvent) => void;

/**
 * Listens before the page does, as long as this runs before the page's own scripts: what is typed in our own elements
 * is not for the page's listeners, which would take "Enter" or "/" for theirs. The browser still does what keys do.
 */
export function watchKeys(onShortcut: () => void) {
  const owners = new Map<EventTarget, OnKey>();
  function handle(event: Event): void {
    const owner = event.composedPath().find((target) => owners.has(target));
    const isKeydown = event instanceof KeyboardEvent && event.type === "keydown";
    if (isKeydown && event.isTrusted && isShortcut(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!event.repeat) onShortcut();
    } else if (owner !== undefined) {
      event.stopImmediatePropagation();
      if (isKeydown) owners.get(owner)?.(event);
    }
  }
  for (const type of TYPED) window.addEventListener(type, handle, true);
  return { own: (host: HTMLElement, onKey: OnKey) => void owners.set(host, onKey) };
}
