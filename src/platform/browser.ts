/**
 * Opens another site in a new tab. Neither page gets a handle on the other, so we cannot know whether the
 * browser blocked the tab.
 */
export function openInNewTab(url: string): void {
  window.open(url, "_blank", "noopener,noreferrer");
}

export function reloadPage(): void {
  window.location.reload();
}

/** Replaces this document with another one of this site. */
export function replaceDocument(path: string): void {
  window.location.replace(path);
}

/** An absolute address on this site, for links in e-mails and for redirects back from another provider. */
export function absoluteUrl(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** The current address: the router does not notice what the auth client removes from it. */
export function currentAddress(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

export function downloadFile(file: { name: string; text: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([file.text], { type: file.type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/**
 * Does the work while no other tab of this site does work of the same name; closing a tab frees its lock.
 * Where the browser has no Web Locks (a page without https), the work starts at once.
 */
export function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(name, work) : work();
}
