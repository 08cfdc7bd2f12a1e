import type { Adapter } from "../adapters";
import { type EditorKind, editorKindOf } from "./editor-kind";
import { comparable, drawnParts, readText } from "./read-text";
import { mostSteps, pause, selectAll, undo, waysFor } from "./ways";

/** Pauses before each look at what became of a text; some editors draw late. */
const LOOKS_MS = [30, 80, 160, 300] as const;

type Replacement = { box: HTMLElement; text: string; adapter: Adapter };

/**
 * Replaces what is in the box with the text, by the editor's own events, and never sends. Each way is read
 * back; one that failed is undone before the next. False when none was exact: the box is as it was, as far as the
 * editor can undo.
 */
export async function replaceText({ box, text, adapter }: Replacement): Promise<boolean> {
  const kind = editorKindOf(box);
  const wanted = comparable(text);
  const before = readText(box);
  const isThere = () =>
    comparable(readText(box)) === wanted ||
    (kind === "codemirror" && isDrawnFrom(wanted, drawnParts(box)));
  if (comparable(before) === wanted) return true;

  // Each way begins when the one before it has failed.
  /* oxlint-disable no-await-in-loop */
  for (const way of waysFor(kind, adapter)) {
    if (!box.isConnected) return false;
    await selectAll(box);
    await way(box, wanted);
    for (const ms of LOOKS_MS) {
      await pause(ms);
      if (isThere()) return true;
    }
    await takeBack({ box, kind, before, steps: mostSteps(way, wanted) });
  }
  /* oxlint-enable no-await-in-loop */
  return false;
}

/** Whether what is drawn of a long text are parts of it, its beginning or its end among them. */
function isDrawnFrom(text: string, parts: readonly string[]): boolean {
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return (
    parts.length > 1 &&
    (first !== "" || last !== "") &&
    text.startsWith(first) &&
    text.endsWith(last) &&
    parts.every((part) => text.includes(part))
  );
}

type Failed = { box: HTMLElement; kind: EditorKind; before: string; steps: number };

/** Undoes until the text is what it was, and no further than the way has gone: what was before is the reader's. */
async function takeBack({ box, kind, before, steps }: Failed): Promise<void> {
  for (let step = 0; step < steps && readText(box) !== before; step += 1) {
    undo(box, kind);
    // Each step begins with what the one before it has left.
    // oxlint-disable-next-line no-await-in-loop
    await pause(LOOKS_MS[0]);
  }
}
