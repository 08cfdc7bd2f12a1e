import { copyText } from "@/platform/clipboard";

import type { Page } from "../page";
import { BOX_NOT_EMPTY, COPIED_ON_REQUEST, NO_BOX, NOT_COPIED, OFFER } from "../sentences";
import { button, type ButtonOptions, element } from "../ui/element";
import { ask } from "../worker";
import type { createComposerText } from "./composer-text";
import type { PanelView } from "./panel-view";
import { rowOf } from "./paragraphs";

/** The reader has decided. Where the worker that this script belongs to is gone, so is the text. */
export function forgetHandedOver(): void {
  void ask({ kind: "forgetHandedOver" }).catch(() => {});
}

type Surroundings = {
  page: Page;
  view: PanelView;
  composerText: ReturnType<typeof createComposerText>;
  notice: (name: string, sentence: string, ...actions: readonly ButtonOptions[]) => void;
  close: () => void;
};

/**
 * Shows a text that the site handed over and asks whether to put it into the composer, which has to be empty. Takes no
 * focus: the reader may be typing already. A page that is loaded anew shows it again, until it is closed or copied.
 */
export function createOffer({ page, view, composerText, notice, close }: Surroundings) {
  async function fillEmptyBox(text: string): Promise<void> {
    const tell = (sentence: string) =>
      notice(
        "Not put in",
        sentence,
        { label: "Copy", look: "primary", onPress: () => void copy(text) },
        { label: "Try again", onPress: () => void fillEmptyBox(text) },
      );
    if (page.composer() === null) return tell(NO_BOX);
    if (composerText.read() !== "") return tell(BOX_NOT_EMPTY);
    const written = await composerText.write(text);
    if (written.isInserted) close();
    else tell(written.sentence);
  }

  async function copy(text: string): Promise<void> {
    const isCopied = await copyText(text);
    view.tell(isCopied ? COPIED_ON_REQUEST : NOT_COPIED);
    if (isCopied) forgetHandedOver();
  }

  return (text: string): void => {
    view.open();
    view.show(
      "Your prompt",
      OFFER,
      element("p", { class: "sentence" }, OFFER),
      element(
        "div",
        { class: "text", role: "group", "aria-label": "Your prompt", tabindex: "0" },
        rowOf(text),
      ),
      element(
        "div",
        { class: "actions" },
        button({ label: "Put it in", look: "primary", onPress: () => void fillEmptyBox(text) }),
        button({ label: "Not now", onPress: close }),
      ),
    );
  };
}
