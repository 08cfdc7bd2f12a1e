/**
 * Opens a foreign page in a new tab without giving it a handle on ours. Nor do we get one on it, so that it stays
 * unknown whether the browser has held it back.
 */
export function openInNewTab(url: string): void {
  window.open(url, "_blank", "noopener,noreferrer");
}

export function reloadPage(): void {
  window.location.reload();
}

/** Loads another document of this site in place of this one. */
export function replaceDocument(path: string): void {
  window.location.replace(path);
}

/** An absolute address on this site, for links in mails and for the way back from another provider. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** The address in the bar now; the router does not see what the auth client removes from it. */
export function currentAddress(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}
