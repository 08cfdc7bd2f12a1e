import { describeSecrets, findSecrets, maskSecrets } from "@/domain/secrets";

import type { Page, Panel } from "../page";
import { EMPTY_BOX, NO_BOX, notSent } from "../sentences";
import { button, type ButtonOptions, element } from "../ui/element";
import { createComposerText } from "./composer-text";
import { createOffer, forgetHandedOver } from "./offer";
import { PanelView } from "./panel-view";
import { Result } from "./result";

/** What the launcher opens: the enhancer beside the composer, and what the site hands over. */
export function createPanel(page: Page): Panel {
  const view = new PanelView(page, close);
  const composerText = createComposerText(page);
  const result = new Result({ view, composerText, askBeforeSending, close });

  let isOffering = false;

  function close(): void {
    result.stop();
    view.close();
    if (isOffering) forgetHandedOver();
    isOffering = false;
  }

  function notice(name: string, sentence: string, ...actions: readonly ButtonOptions[]): void {
    view.show(
      name,
      sentence,
      element("p", { class: "sentence" }, sentence),
      element("div", { class: "actions" }, ...actions.map(button)),
    );
  }

  /** The same question as on the site: what looks like a secret is not sent unasked. */
  function askBeforeSending(text: string, send: (text: string) => void): void {
    const secrets = findSecrets(text);
    if (secrets.length === 0) return send(text);
    notice(
      "Not sent yet",
      notSent(describeSecrets(secrets)),
      { label: "Mask it", look: "primary", onPress: () => send(maskSecrets(text)) },
      { label: "Send it as it is", onPress: () => send(text) },
    );
    view.focus();
  }

  function enhanceBox(): void {
    const text = composerText.read();
    const again: ButtonOptions = { label: "Enhance", look: "primary", onPress: enhanceBox };
    if (page.composer() === null) notice("Nothing to enhance", NO_BOX, again);
    else if (text === "") notice("Nothing to enhance", EMPTY_BOX, again);
    else if (!result.showAgain(text)) askBeforeSending(text, (sent) => result.enhance(text, sent));
    view.focus();
  }

  const offer = createOffer({ page, view, composerText, notice, close });

  return {
    open() {
      if (view.isOpen) return view.focus();
      view.open();
      enhanceBox();
    },
    offer(text) {
      isOffering = true;
      offer(text);
    },
    insert: composerText.insert,
    async putBack() {
      const original = composerText.original();
      if (original === null) return;
      const written = await composerText.write(original);
      if (written.isInserted) return;
      view.open();
      notice("Not put back", written.sentence);
    },
  };
}
