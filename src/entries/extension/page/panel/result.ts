import type { EnhanceRequest } from "../../protocol";
import { comparable } from "../insert/read-text";
import { ENHANCED, ENHANCING, RELOAD_PAGE, STOPPED } from "../sentences";
import { button, type ButtonOptions, element } from "../ui/element";
import { ask } from "../worker";
import type { createComposerText } from "./composer-text";
import { type Ended, startEnhancement } from "./enhancement";
import type { PanelView } from "./panel-view";
import { Paragraphs } from "./paragraphs";
import { createRefineForm } from "./refine-form";

type Request = Extract<EnhanceRequest, { kind: "enhance" }>;

type Surroundings = {
  view: PanelView;
  composerText: ReturnType<typeof createComposerText>;
  /** Calls back with what may be sent, after a question where there is a secret in it. */
  askBeforeSending: (text: string, send: (text: string) => void) => void;
  close: () => void;
};

/** `typed` stood in the composer, `sent` is what left the page. */
type Done = { typed: string; sent: string; text: string; note: string | null };

/** What to press for a failure that has a way out of its own. */
const WAYS_OUT = {
  "sign-in": { label: "Sign in", open: () => ask({ kind: "openSignIn" }) },
  premium: { label: "Upgrade to Premium", open: () => ask({ kind: "openPremium" }) },
} as const;

/** The enhanced text: as it arrives, and what can be done with it. */
export class Result {
  readonly #around: Surroundings;
  readonly #paragraphs = new Paragraphs((chosen) => void this.#acceptChosen(chosen));
  readonly #refineForm = createRefineForm((wish) => this.#refine(wish));
  #run: { stop: () => void } | null = null;
  /** Kept while the panel is closed, so that a wrong key costs nothing. */
  #done: Done | null = null;
  /** Texts on their way into the composer. */
  #turns = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  enhance(typed: string, sent: string): void {
    this.#start(typed, { kind: "enhance", text: sent });
  }

  /** Shows what was made of the text before, or the text as it was made, if it was not rejected. */
  showAgain(text: string): boolean {
    const done = this.#done;
    if (done === null || (done.typed !== text && comparable(done.text) !== text)) return false;
    this.#showDone(done);
    return true;
  }

  /** Hangs up; what was not complete is not counted. */
  stop(): void {
    this.#run?.stop();
    this.#run = null;
  }

  #start(typed: string, request: Request): void {
    this.stop();
    const retry = () => this.#start(typed, request);
    const stopButton = button({
      label: "Stop",
      onPress: () => {
        this.stop();
        this.#fail(STOPPED, { label: "Try again", onPress: retry });
      },
    });
    const waiting = element("div", { class: "waiting" }, ...[1, 2, 3].map(() => element("span")));
    const { view } = this.#around;
    view.show("Enhancing", ENHANCING, waiting, element("div", { class: "actions" }, stopButton));
    view.focus();
    this.#paragraphs.clear();
    try {
      this.#run = startEnhancement(request, {
        onText: (text) => {
          if (waiting.isConnected) waiting.replaceWith(this.#paragraphs.box);
          this.#paragraphs.draw(text);
        },
        onEnd: (ended) => this.#end(ended, { typed, sent: request.text, retry }),
      });
    } catch {
      this.#fail(RELOAD_PAGE);
    }
  }

  #end(ended: Ended, from: { typed: string; sent: string; retry: () => void }): void {
    this.#run = null;
    if (ended.kind === "failed") {
      if (ended.action === null)
        return this.#fail(ended.message, { label: "Try again", onPress: from.retry });
      const { label, open } = WAYS_OUT[ended.action];
      const handlePress = () => void open().catch(() => this.#around.view.tell(RELOAD_PAGE));
      return this.#fail(ended.message, { label, onPress: handlePress });
    }
    const { text, note } = ended;
    this.#done = { typed: from.typed, sent: from.sent, text, note };
    this.#showDone(this.#done);
  }

  #fail(sentence: string, action?: ButtonOptions): void {
    const { view } = this.#around;
    const alert = element("p", { class: "sentence alert" }, sentence);
    const buttons = action === undefined ? [] : [button({ ...action, look: "primary" })];
    view.show("No new prompt", sentence, alert, element("div", { class: "actions" }, ...buttons));
    view.focus();
  }

  #showDone({ text, note }: Done): void {
    const { view } = this.#around;
    this.#paragraphs.finish(text);
    const accept = button({
      label: "Accept",
      look: "primary",
      onPress: () => void this.#accept(text),
    });
    const reject = button({ label: "Reject", onPress: () => this.#reject() });
    const putBack = button({ label: "Put my text back", onPress: () => void this.#putBack() });
    putBack.hidden = !this.#around.composerText.canPutBack();
    const parts = [
      this.#paragraphs.box,
      ...(note === null ? [] : [element("p", { class: "note" }, note)]),
      element("div", { class: "actions" }, accept, reject, putBack),
      this.#refineForm.form,
    ];
    view.show("Enhanced prompt", note === null ? ENHANCED : `${ENHANCED} ${note}`, ...parts);
    this.#paragraphs.showStart();
    view.focus();
  }

  #refine(wish: string): void {
    const refined = this.#done;
    if (refined === null) return;
    const { typed, sent, text } = refined;
    this.#around.askBeforeSending(wish, (words) => {
      this.#refineForm.clear();
      this.#start(typed, { kind: "enhance", text: sent, refine: { previous: text, wish: words } });
    });
  }

  #reject(): void {
    this.#done = null;
    this.#around.close();
  }

  async #putBack(): Promise<void> {
    if (await this.#write(this.#around.composerText.original() ?? "")) this.#around.close();
  }

  async #accept(text: string): Promise<void> {
    if (await this.#write(text)) this.#around.close();
  }

  /** The paragraphs replace what was typed; without any, that is back. */
  async #acceptChosen(chosen: string): Promise<void> {
    const { composerText, view } = this.#around;
    this.#turns += 1;
    await this.#write(chosen === "" ? (composerText.original() ?? "") : chosen);
    this.#turns -= 1;
    if (this.#turns === 0) view.focusAgain();
  }

  async #write(text: string): Promise<boolean> {
    const written = await this.#around.composerText.write(text);
    if (!written.isInserted) this.#around.view.tell(written.sentence);
    return written.isInserted;
  }
}
