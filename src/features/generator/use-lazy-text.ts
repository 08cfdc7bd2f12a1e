import { useState } from "react";

import { draft } from "@/platform/draft";

/** A text that a link brought along, and the draft that it takes the place of. */
export type LinkedText = { text: string; draft: string };

function draftBehind({ text, draft: former }: LinkedText): string | null {
  return former.trim() === "" || former.trim() === text ? null : former;
}

/** The text in the box, kept as a draft, and what an example or a link has pushed out of it. */
export function useLazyText(linked: LinkedText | null) {
  const [text, setText] = useState(() => linked?.text ?? draft.read());
  const [setAside, setSetAside] = useState(() => linked && draftBehind(linked));
  // What pushed a text out of the box is not worth keeping itself.
  const [filledIn, setFilledIn] = useState(setAside === null ? null : text);

  function changeText(next: string) {
    setText(next);
    draft.write(next);
  }

  /** Puts an example into the box. What one typed oneself is kept, to be put back. */
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
