import type { Adapter } from "./adapters";

/** What the content script offers to the panel, which is fetched on use. Both run in the same isolated world. */
export type Page = {
  adapter: Adapter;
  composer: () => HTMLElement | null;
  /** Keeps the keys that are pressed in the host from the page, and tells them to the listener. */
  own: (host: HTMLElement, onKey: (event: KeyboardEvent) => void) => void;
  /** While the panel is open the launcher is out of its way. */
  setPanelOpen: (isOpen: boolean) => void;
  /** Offers to put the reader's own text back, or no longer. */
  setHasOriginal: (hasOriginal: boolean) => void;
  /** Tells screen readers what has happened in the page. */
  announce: (sentence: string) => void;
  focusLauncher: () => void;
  /** Takes the launcher away on this host. */
  hide: () => Promise<void>;
};

export type Panel = {
  /** Enhances what is in the composer. */
  open: () => void;
  /** Shows a text of the site and asks whether to put it in. */
  offer: (text: string) => void;
  /** Whether the text is in the composer afterwards. */
  insert: (text: string) => Promise<boolean>;
  putBack: () => Promise<void>;
};

declare global {
  /** Set by the content script. Not visible to the page. */
  var brilliantPage: { adoptPanel: (create: (page: Page) => Panel) => void } | undefined;
}
