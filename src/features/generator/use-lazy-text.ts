import { useState } from "react";

import { draft } from "@/platform/draft";

/** Text from a link, and the draft it replaces. */
export type LinkedText = { text: string; draft: string };

function draftBehind({ text, draft: former }: LinkedText): string | null {
  return former.trim() === "" || former.trim() === text ? null : former;
}

/** The text in the box, kept as a draft, and the text that an example or a link replaced. */
export function useLazyText(linked: LinkedText | null) {
  const [text, setText] = useState(() => linked?.text ?? draft.read());
  const [setAside, setSetAside] = useState(() => linked && draftBehind(linked));
  // Text that was filled in is not worth keeping when it is replaced in turn.
  const [filledIn, setFilledIn] = useState(setAside === null ? null : text);

  function changeText(next: string) {
    setText(next);
    draft.write(next);
  }

  /** Puts an example into the box. Text the user typed is kept, so that it can be restored. */
  function fillIn(line: string) {
    if (text.trim() !== "" && text !== filledIn) setSetAside(text);
    setFilledIn(line);
    changeText(line);
  }

  function putBack() {
    changeText(setAside ?? text);
    setSetAside(null);
  }

  return { text, changeText, fillIn, canPutBack: setAside !== null, putBack };
}
