import { useState } from "react";

import { draft } from "@/platform/draft";

/** The text in the box, kept as a draft, and what an example has pushed out of it. */
export function useLazyText(initialText: string) {
  const [text, setText] = useState(() => (initialText === "" ? draft.read() : initialText));
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const [setAside, setSetAside] = useState<string | null>(null);

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
