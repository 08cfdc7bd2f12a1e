import { copyText } from "@/platform/clipboard";

import { comparable, readText } from "../insert/read-text";
import { replaceText } from "../insert/replace-text";
import type { Page } from "../page";
import { COPIED, IN_BOX, NOT_COPIED, PUT_BACK } from "../sentences";

type Written = { isInserted: true } | { isInserted: false; sentence: string };

/** Reads and writes the composer, and remembers what the reader had typed in it. */
export function createComposerText(page: Page) {
  let original: string | null = null;
  let ours: string | null = null;
  let lastTurn = Promise.resolve(true);

  function read(): string {
    const box = page.composer();
    return box === null ? "" : comparable(readText(box));
  }

  const canPutBack = (): boolean => original !== null && original !== ours;

  /** Two at once would mix; each begins when the one before it has been read back. */
  function insert(text: string): Promise<boolean> {
    const turn = lastTurn.then(() => insertNow(text));
    lastTurn = turn.catch(() => false);
    return turn;
  }

  /** The composer may be another one by now than when its text was read. */
  async function insertNow(text: string): Promise<boolean> {
    const box = page.composer();
    if (box === null) return false;
    const before = comparable(readText(box));
    if (!(await replaceText({ box, text, adapter: page.adapter }))) return false;
    // What we have put there ourselves is nothing to go back to.
    if (before !== "" && before !== ours) original = before;
    ours = comparable(text);
    page.setHasOriginal(canPutBack());
    page.announce(original === ours ? PUT_BACK : IN_BOX);
    return true;
  }

  return {
    canPutBack,
    read,
    insert,
    original: () => original,
    /** Puts the text into the composer, or copies it and says so. */
    async write(text: string): Promise<Written> {
      if (await insert(text)) return { isInserted: true };
      return { isInserted: false, sentence: (await copyText(text)) ? COPIED : NOT_COPIED };
    },
  };
}
