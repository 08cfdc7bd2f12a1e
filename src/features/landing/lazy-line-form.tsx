import { type FormEvent, useState } from "react";

import { MOBILE_MEDIA_QUERY, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";
import { Button } from "@/ui/button";
import { CONTROL_CLASSES } from "@/ui/control-style";

import { STATIC_HINT } from "./demo-copy";
import { TypedHint } from "./typed-hint";

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
