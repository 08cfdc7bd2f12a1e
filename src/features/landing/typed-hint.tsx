import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";

import { IconButton } from "@/ui/icon-button";

import { TYPED_PHRASES } from "./demo-copy";
import { nextTyping, typedText, TYPING_START, typingDelayMs } from "./typing";

/** Lies over an empty field. It moves for longer than five seconds, so it can be paused. */
export function TypedHint({ isHidden, isTypingOn }: { isHidden: boolean; isTypingOn: boolean }) {
  const [isPaused, setIsPaused] = useState(false);
  const typed = useTypedText(isTypingOn && !isHidden && !isPaused);
  return (
    <>
      {!isHidden && (
        <span
          aria-hidden
          className="text-muted pointer-fine:text-prompt pointer-events-none absolute inset-y-0 left-[13px] flex items-center font-mono text-base whitespace-nowrap"
        >
          <span className="border-muted h-5 border-r leading-5 whitespace-pre empty:border-r-0">
            {typed}
          </span>
        </span>
      )}
      <IconButton
        size="sm"
        icon={isPaused ? Play : Pause}
        label={isPaused ? "Play the typed examples" : "Pause the typed examples"}
        onClick={() => setIsPaused(!isPaused)}
        className="absolute! inset-y-1 right-1 min-h-0!"
      />
    </>
  );
}

/** The text that types and deletes itself, phrase after phrase, while `isRunning`. */
function useTypedText(isRunning: boolean): string {
  const [typing, setTyping] = useState(TYPING_START);

  useEffect(() => {
    if (!isRunning) return undefined;
    const next = () => setTyping(nextTyping(typing, TYPED_PHRASES));
    const timer = setTimeout(next, typingDelayMs(typing, TYPED_PHRASES));
    return () => clearTimeout(timer);
  }, [isRunning, typing]);

  return typedText(typing, TYPED_PHRASES);
}
