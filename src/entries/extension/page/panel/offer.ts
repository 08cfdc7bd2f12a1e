import { copyText } from "@/platform/clipboard";

import type { Page } from "../page";
import { BOX_NOT_EMPTY, COPIED_ON_REQUEST, NO_BOX, NOT_COPIED, OFFER } from "../sentences";
import { button, type ButtonOptions, element } from "../ui/element";
import type { createComposerText } from "./composer-text";
import type { PanelView } from "./panel-view";
import { rowOf } from "./paragraphs";

type Surroundings = {
  page: Page;
  view: PanelView;
  composerText: ReturnType<typeof createComposerText>;
  notice: (name: string, sentence: string, ...actions: readonly ButtonOptions[]) => void;
  close: () => void;
};

/**
 * Shows a text that the site handed over and asks whether to put it into the composer, which has to be empty. Takes no
 * focus: the reader may be typing already.
 */
export function createOffer({ page, view, composerText, notice, close }: Surroundings) {
  async function fillEmptyBox(text: string): Promise<void> {
    const copy: ButtonOptions = {
      label: "Copy",
      look: "primary",
      onPress: () =>
        void copyText(text).then((isCopied) =>
          view.tell(isCopied ? COPIED_ON_REQUEST : NOT_COPIED),
        ),
    };
    if (page.composer() === null) return notice("Not put in", NO_BOX, copy);
    if (composerText.read() !== "") return notice("Not put in", BOX_NOT_EMPTY, copy);
    const written = await composerText.write(text);
    if (written.isInserted) close();
    else notice("Not put in", written.sentence, copy);
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
