import { boldRunsOf } from "@/domain/bold-runs";

import { button, element, icon } from "../ui/element";

/** The parts of a text between empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trimEnd())
    .filter((paragraph) => paragraph !== "");
}

/** How near to its end a text counts as read to the end. */
const NEAR_PX = 24;

/** The text as it arrives; when it is complete each paragraph can be accepted by itself. */
export class Paragraphs {
  readonly box = element("div", {
    class: "text",
    role: "group",
    "aria-label": "Enhanced prompt",
    tabindex: "0",
  });
  readonly #onChoice: (chosen: string) => void;
  readonly #chosen = new Set<number>();
  #paragraphs: string[] = [];

  constructor(onChoice: (chosen: string) => void) {
    this.#onChoice = onChoice;
  }

  clear(): void {
    this.box.replaceChildren();
    this.#chosen.clear();
  }

  draw(text: string): void {
    const { box } = this;
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    const before = this.#paragraphs;
    this.#paragraphs = paragraphsOf(text);
    while (box.children.length > this.#paragraphs.length) box.lastElementChild?.remove();
    for (const [index, paragraph] of this.#paragraphs.entries()) {
      const shown = box.children[index]?.firstElementChild;
      if (shown == null) box.append(rowOf(paragraph));
      else if (before[index] !== paragraph) shown.replaceChildren(...runsOf(paragraph));
    }
    if (isAtEnd) box.scrollTop = box.scrollHeight;
  }

  /** The whole text is there, so that its parts can be accepted. */
  finish(text: string): void {
    this.clear();
    this.draw(text);
    if (this.#paragraphs.length < 2) return;
    for (const [index, row] of [...this.box.children].entries()) {
      const accept = button({
        label: "Accept this paragraph",
        look: "ghost",
        picture: icon("check"),
        onPress: () => this.#choose(index, accept),
      });
      accept.ariaPressed = "false";
      row.append(accept);
    }
  }

  showStart(): void {
    this.box.scrollTop = 0;
  }

  #choose(index: number, pressed: HTMLButtonElement): void {
    if (!this.#chosen.delete(index)) this.#chosen.add(index);
    pressed.ariaPressed = String(this.#chosen.has(index));
    const chosen = this.#paragraphs.filter((_, place) => this.#chosen.has(place));
    this.#onChoice(chosen.join("\n\n"));
  }
}

/** Bold as on the site, without the markers that go into the composer. */
const runsOf = (text: string): (Node | string)[] =>
  text
    .split("\n")
    .flatMap((line, index) => [
      index === 0 ? "" : "\n",
      ...boldRunsOf(line).map((run) => (run.isBold ? element("strong", {}, run.text) : run.text)),
    ]);

export const rowOf = (text: string): HTMLElement =>
  element("div", { class: "row" }, element("p", { dir: "auto" }, ...runsOf(text)));
