import type { Adapter } from "../adapters";
import { type EditorKind, isField } from "./editor-kind";

/** Replaces all that is in the box with the text. All of it is selected before. */
type Way = (box: HTMLElement, text: string) => void | Promise<void>;

/** Editors hear of a selection by an event that comes later; what comes before that is added and replaces nothing. */
const SELECTION_MS = 150;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Deprecated, but nothing else edits a page as its reader does: trusted events, and a step in the undo history. */
const command = (name: string, value?: string) => document.execCommand(name, false, value);

function hasFocus(box: HTMLElement): boolean {
  const root = box.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement === box;
}

/** Selects once more where the reader pressed something else meanwhile: a command goes to what has the focus. */
export async function selectAll(box: HTMLElement, triesLeft = 3): Promise<void> {
  // Without a change there is no event, and the editor keeps a selection of its own.
  getSelection()?.removeAllRanges();
  box.focus({ preventScroll: true });
  if (isField(box)) box.select();
  else getSelection()?.selectAllChildren(box);
  await pause(SELECTION_MS);
  if (!hasFocus(box) && triesLeft > 1) await selectAll(box, triesLeft - 1);
}

const type: Way = (_box, text) => void command("insertText", text);

/**
 * ProseMirror takes a change that is no more than one new paragraph for the Enter key, which sends the message. After a
 * deletion no change looks like that.
 */
const clearThenType: Way = async (box, text) => {
  command("delete");
  await selectAll(box);
  command("insertText", text);
};

const typeLines: Way = (_box, text) => {
  for (const [index, line] of text.split("\n").entries()) {
    if (index > 0) command("insertLineBreak");
    if (line !== "") command("insertText", line);
  }
};

function key(box: HTMLElement, name: string, options: KeyboardEventInit): void {
  const init = { ...options, bubbles: true, cancelable: true, composed: true };
  box.dispatchEvent(new KeyboardEvent("keydown", { key: name, ...init }));
}

/** As a typist does it, for an editor that ignores every event but keys and typed words. */
const typeWithShiftEnter: Way = async (box, text) => {
  /* oxlint-disable no-await-in-loop */
  for (const [index, line] of text.split("\n").entries()) {
    if (index > 0) key(box, "Enter", { code: "Enter", keyCode: 13, shiftKey: true });
    await pause(0);
    if (line !== "") command("insertText", line);
    await pause(0);
  }
  /* oxlint-enable no-await-in-loop */
};

function carrying(text: string): DataTransfer {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  return data;
}

/** What editors with a model of their own take for a correction by the spell checker: one step, and no paste. */
const correct: Way = (box, text) =>
  void box.dispatchEvent(
    new InputEvent("beforeinput", {
      inputType: "insertReplacementText",
      dataTransfer: carrying(text),
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );

const paste: Way = (box, text) =>
  void box.dispatchEvent(
    new ClipboardEvent("paste", {
      clipboardData: carrying(text),
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );

const WAYS: Readonly<Record<EditorKind, readonly Way[]>> = {
  field: [type],
  prosemirror: [clearThenType],
  quill: [type],
  codemirror: [type],
  lexical: [correct, typeWithShiftEnter],
  slate: [correct, paste],
  editable: [typeLines, paste],
};

type Allowed = Pick<Adapter, "allowsPaste" | "breaksWithShiftEnter">;

/** The ways to try, the best first. */
export function waysFor(kind: EditorKind, allowed: Allowed): readonly Way[] {
  return WAYS[kind].filter(
    (way) =>
      (way !== paste || allowed.allowsPaste) &&
      (way !== typeWithShiftEnter || allowed.breaksWithShiftEnter === true),
  );
}

/** How many steps a way may have left in the editor's history. */
export function mostSteps(way: Way, text: string): number {
  if (way === typeWithShiftEnter) return text.split("\n").length + 1;
  return way === clearThenType ? 2 : 1;
}

/** Takes the last change back as the reader would: the browser's own history, or the editor's by its key. */
export function undo(box: HTMLElement, kind: EditorKind): void {
  box.focus({ preventScroll: true });
  if (kind === "field" || kind === "editable") return void command("undo");
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  // Older editors look at the number only.
  key(box, "z", { code: "KeyZ", keyCode: 90, ctrlKey: !isApple, metaKey: isApple });
}
