import { useEffect, useState } from "react";

import { nextTyping, typedText, TYPING_START, typingDelayMs } from "./typing";

/** The text that types and deletes itself, phrase after phrase, while `isRunning`. */
export function useTypedText(phrases: readonly string[], isRunning: boolean): string {
  const [typing, setTyping] = useState(TYPING_START);

  // Outside React: the clock.
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(
      () => setTyping(nextTyping(typing, phrases)),
      typingDelayMs(typing, phrases),
    );
    return () => clearTimeout(timer);
  }, [phrases, isRunning, typing]);

  return typedText(typing, phrases);
}
