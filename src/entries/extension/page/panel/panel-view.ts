import { SITE_NAME } from "@/config/site";

import { frameOf } from "../find-composer";
import type { Page } from "../page";
import { button, element, icon, mark } from "../ui/element";
import { createHost } from "../ui/host";
import { pageTheme } from "../ui/page-theme";
import { placePanel } from "../ui/place-beside";
import { PANEL_STYLE } from "./panel-style";

/** The composer grows while one types, and the page may scroll. */
const PLACE_AGAIN_MS = 250;

/** Pages put the focus into their box when anything else is pressed. */
const PRESSES = ["click", "pointerdown", "mousedown", "pointerup", "mouseup"] as const;

/** The frame of the panel: its place beside the composer, its heading, focus, and Escape. */
export class PanelView {
  readonly #page: Page;
  readonly #place = createHost(PANEL_STYLE);
  readonly #title = element("h2", { id: "title", tabindex: "-1" });
  readonly #status = element("p", { class: "unseen", role: "status" });
  readonly #content = element("div", { class: "content" });
  readonly #told = element("p", { class: "sentence alert" });
  readonly #panel = element("section", { role: "dialog", "aria-labelledby": "title" });
  #timer: ReturnType<typeof setInterval> | undefined;
  #focusedBefore: Element | null = null;
  #lastPressed: HTMLElement | null = null;

  constructor(page: Page, onClose: () => void) {
    this.#page = page;
    const closeButton = button({
      label: "Close",
      look: "ghost",
      picture: icon("close"),
      onPress: onClose,
    });
    const hide = button({
      label: `Hide on ${location.hostname}`,
      look: "link",
      onPress: () => {
        void page.hide();
        onClose();
      },
    });
    this.#panel.className = "panel";
    this.#panel.append(
      element("header", {}, mark(), this.#title, closeButton),
      this.#status,
      this.#told,
      this.#content,
      element("footer", {}, element("span", {}, SITE_NAME), hide),
    );
    this.#panel.hidden = true;
    this.#place.part.append(this.#panel);
    this.#listen(onClose);
  }

  #listen(onClose: () => void): void {
    const { host, root } = this.#place;
    this.#page.own(host, ({ key, isComposing }) => {
      if (key === "Escape" && !isComposing) onClose();
    });
    // Nor does a press take it from there: a text may be on its way in, and goes to what has the focus.
    root.addEventListener("mousedown", (event) => {
      if (event.target instanceof Element && event.target.closest("button") !== null)
        event.preventDefault();
    });
    for (const type of PRESSES) host.addEventListener(type, (event) => event.stopPropagation());
    root.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement) this.#lastPressed = target;
    });
  }

  get isOpen(): boolean {
    return !this.#panel.hidden;
  }

  open(): void {
    if (this.isOpen) return;
    this.#focusedBefore = document.activeElement;
    this.#panel.hidden = false;
    this.#page.setPanelOpen(true);
    this.#timer = setInterval(() => this.#move(), PLACE_AGAIN_MS);
  }

  /** What is shown, and the sentence that screen readers hear of it. */
  show(name: string, sentence: string, ...parts: readonly Node[]): void {
    this.#title.textContent = name;
    this.#status.textContent = sentence;
    this.#told.hidden = true;
    this.#content.replaceChildren(...parts);
    this.#move();
  }

  /** A sentence above what is shown. */
  tell(sentence: string): void {
    this.#told.textContent = sentence;
    this.#told.hidden = false;
    this.#status.textContent = sentence;
  }

  focus(): void {
    this.#title.focus({ preventScroll: true });
  }

  /** To write in the composer takes the focus there. */
  focusAgain(): void {
    this.#lastPressed?.focus({ preventScroll: true });
  }

  close(): void {
    if (!this.isOpen) return;
    const hadFocus = this.#place.root.activeElement !== null;
    this.#panel.hidden = true;
    clearInterval(this.#timer);
    this.#page.setPanelOpen(false);
    if (!hadFocus) return;
    const composer = this.#page.composer();
    if (composer !== null && this.#focusedBefore === composer)
      composer.focus({ preventScroll: true });
    else this.#page.focusLauncher();
  }

  #move(): void {
    this.#place.keep();
    const composer = this.#page.composer();
    this.#place.setTheme(pageTheme(composer));
    const { clientWidth } = document.documentElement;
    const spot = placePanel(composer === null ? null : frameOf(composer), {
      width: clientWidth,
      height: window.innerHeight,
    });
    const { style } = this.#panel;
    style.left = `${spot.left}px`;
    style.width = `${spot.width}px`;
    style.maxHeight = `${spot.maxHeight}px`;
    style.top = "top" in spot ? `${spot.top}px` : "auto";
    style.bottom = "bottom" in spot ? `${spot.bottom}px` : "auto";
  }
}
