/** What may be hidden where no style sheet of ours is loaded. */
const MAY_BE_HIDDEN = "[style], [hidden], [open], input, [style*=visibility] *";
/** What queries by role ask of every element around each match. */
const REMEMBERED: ReadonlySet<PropertyKey> = new Set(["display", "visibility"]);

/**
 * jsdom matches each rule of the browser's own style sheet against an element, and against all around it, whenever one
 * of its styles is read: a third of the time of these tests. Other elements than those above are all shown as their
 * name says, so that is read once.
 */
function rememberWhatIsShown(): void {
  const computed = window.getComputedStyle.bind(window);
  const known = new Map<string, unknown>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element.matches(MAY_BE_HIDDEN)) return computed(element, pseudoElement);
    function read(name: PropertyKey): unknown {
      if (!REMEMBERED.has(name)) return Reflect.get(computed(element), name);
      const key = `${element.tagName} ${String(name)}`;
      if (!known.has(key)) known.set(key, Reflect.get(computed(element), name));
      return known.get(key);
    }
    const style: Partial<CSSStyleDeclaration> = {};
    return new Proxy(style as CSSStyleDeclaration, {
      get: (_target, name) =>
        name === "getPropertyValue"
          ? (property: string) =>
              REMEMBERED.has(property)
                ? read(property)
                : computed(element).getPropertyValue(property)
          : read(name),
    });
  };
}

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
  rememberWhatIsShown();
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
}
