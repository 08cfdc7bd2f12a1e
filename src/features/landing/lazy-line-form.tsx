import { Pause, Play } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";

import { MOBILE_MEDIA_QUERY, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";
import { Button } from "@/ui/button";
import { CONTROL_CLASSES } from "@/ui/control-style";
import { IconButton } from "@/ui/icon-button";

import { STATIC_HINT, TYPED_PHRASES } from "./demo-copy";
import { nextTyping, typedText, TYPING_START, typingDelayMs } from "./typing";

type LazyLineFormProps = {
  /** Of the field, whose label is in the surrounding row. */
  id: string;
  isEmphasised: boolean;
  onSubmit: (lazyLine: string) => void;
};

/** The visitor's own line, in the same card as the example. Types examples until the visitor types something. */
export function LazyLineForm({ id, isEmphasised, onSubmit }: LazyLineFormProps) {
  const isMobile = useMediaQuery(MOBILE_MEDIA_QUERY);
  const isMotionReduced = useMediaQuery(REDUCED_MOTION_MEDIA_QUERY);
  const [line, setLine] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const isStill = isMobile || isMotionReduced || line !== null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit((line ?? "").trim());
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3 md:flex-row">
      <div className="relative flex-1">
        <input
          id={id}
          value={line ?? ""}
          onChange={(event) => setLine(event.target.value)}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
          autoComplete="off"
          placeholder={isStill ? STATIC_HINT : undefined}
          className={`${CONTROL_CLASSES} pointer-fine:text-prompt h-11 font-mono`}
        />
        {!isStill && <TypedHint isHidden={isFocused} isTypingOn={isEmphasised} />}
      </div>
      <Button type="submit" variant={isEmphasised ? "primary" : "secondary"}>
        Try It Yourself
      </Button>
    </form>
  );
}

/** Lies over an empty field. It moves for longer than five seconds, so it can be paused. */
function TypedHint({ isHidden, isTypingOn }: { isHidden: boolean; isTypingOn: boolean }) {
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
