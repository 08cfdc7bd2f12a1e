/** What jsdom lacks and the screens use. Playwright's tests see the real ones. */
export function installBrowserStandIns(): void {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
  // jsdom has a Uint8Array of its own, which the backend in this process does not take for one.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
}
