import { Pause, Play } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";

import { MOBILE_MEDIA_QUERY, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

import { STATIC_HINT, TYPED_PHRASES } from "./demo-copy";
import { nextTyping, typedText, typingDelayMs, typingStart } from "./typing";

type LazyLineFormProps = { isEmphasised: boolean; onSubmit: (lazyLine: string) => void };

/** The line to write on. Once the demo is emphasised it types examples, until the visitor types something. */
export function LazyLineForm({ isEmphasised, onSubmit }: LazyLineFormProps) {
  const id = useId();
  const isMobile = useMediaQuery(MOBILE_MEDIA_QUERY);
  const isMotionReduced = useMediaQuery(REDUCED_MOTION_MEDIA_QUERY);
  const [line, setLine] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const isTyping = isEmphasised && !isMobile && !isMotionReduced && line === null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit((line ?? "").trim());
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-end"
    >
      <label htmlFor={id} className="font-serif text-sm font-medium md:col-span-2">
        Your line
      </label>
      <div className="relative">
        <input
          id={id}
          value={line ?? ""}
          onChange={(event) => setLine(event.target.value)}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
          autoComplete="off"
          placeholder={isTyping ? undefined : STATIC_HINT}
          className="border-ink h-12 w-full min-w-0 border-b-2 bg-transparent px-1 font-mono text-base md:h-14 md:text-lg"
        />
        {isTyping && <TypedHint isHidden={isFocused} />}
      </div>
      <Button
        type="submit"
        variant="primary"
        className="mt-2 min-h-12! md:mt-0 md:min-h-14! md:px-7!"
      >
        Try It Yourself
      </Button>
    </form>
  );
}

/** Lies over the empty field, where its hint was. It moves for longer than five seconds, so it can be paused. */
function TypedHint({ isHidden }: { isHidden: boolean }) {
  const [isPaused, setIsPaused] = useState(false);
  const typed = useTypedText(!isHidden && !isPaused);
  return (
    <>
      {!isHidden && (
        <span
          aria-hidden
          className="text-muted pointer-events-none absolute inset-y-0 left-1 flex items-center pb-0.5 font-mono text-base whitespace-nowrap md:text-lg"
        >
          <span className="border-ink h-6 border-r-2 leading-6 whitespace-pre">{typed}</span>
        </span>
      )}
      <IconButton
        size="sm"
        icon={isPaused ? Play : Pause}
        label={isPaused ? "Play the typed examples" : "Pause the typed examples"}
        onClick={() => setIsPaused(!isPaused)}
        className="absolute! inset-y-2 right-0 min-h-0!"
      />
    </>
  );
}

/** The text that types and deletes itself, phrase after phrase, while `isRunning`. */
function useTypedText(isRunning: boolean): string {
  const [typing, setTyping] = useState(() => typingStart(TYPED_PHRASES));

  useEffect(() => {
    if (!isRunning) return undefined;
    const next = () => setTyping(nextTyping(typing, TYPED_PHRASES));
    const timer = setTimeout(next, typingDelayMs(typing, TYPED_PHRASES));
    return () => clearTimeout(timer);
  }, [isRunning, typing]);

  return typedText(typing, TYPED_PHRASES);
}
