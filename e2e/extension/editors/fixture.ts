/** What a page with a real editor tells its test. */
export type EditorFixture = {
  /** The text as the editor itself holds it. */
  model: () => string;
  /** How often the page would have sent its message. */
  sends: number;
};

declare global {
  var fixture: EditorFixture;
  /** Puts a new, empty composer in the place of the old one, as sites do while they answer. */
  var replaceComposer: () => void;
}

/** The element that the editor lives in. */
export function place(): HTMLElement {
  const found = document.querySelector<HTMLElement>("#composer");
  if (found === null) throw new Error("The page has no place for a composer.");
  return found;
}

export function send(): void {
  fixture.sends += 1;
}

export function describeEditor(model: () => string): void {
  globalThis.fixture = { sends: 0, model };
}

document.querySelector("form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  send();
});
