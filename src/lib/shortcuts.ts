type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

/** Cmd+K on an Apple keyboard, where Ctrl+K deletes to the end of the line; Ctrl+K on others. */
export function isPaletteShortcut(event: Key): boolean {
  // Set by the boot script.
  const isApple = document.documentElement.dataset["apple"] !== undefined;
  const [wanted, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  return event.key.toLowerCase() === "k" && wanted && !other && !event.altKey;
}

/** A key that types a character. */
export function isTypedKey({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

export function isInField({ target }: Pick<Key, "target">): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"))
  );
}

/**
 * A shortcut of one character. WCAG 2.1.4: it must not fire while the reader types, nor while a dialog or a menu is
 * open.
 */
export function isPageShortcut(event: Key, key: string): boolean {
  return (
    event.key === key &&
    isTypedKey(event) &&
    !isInField(event) &&
    document.querySelector('[role="dialog"], [role="menu"]') === null
  );
}
