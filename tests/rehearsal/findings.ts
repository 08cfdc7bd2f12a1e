/** Throws with the whole list unless it is empty. */
export function requireNone(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error([`${found.length} ${what}:`, ...found].join("\n  "));
}
