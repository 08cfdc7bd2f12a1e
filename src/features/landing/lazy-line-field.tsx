import { useState } from "react";

import { MOBILE_MEDIA_QUERY, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";
import { useMediaQuery } from "@/lib/use-media-query";
import { CONTROL_CLASSES } from "@/ui/control-style";

import { STATIC_HINT } from "./landing-copy";
import { TypedHint } from "./typed-hint";

export type LazyLineFieldProps = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  isTypingOn: boolean;
};

/** Types examples until the visitor types something. The label is in the surrounding row. */
export function LazyLineField({ id, value, onChange, isTypingOn }: LazyLineFieldProps) {
  const isMobile = useMediaQuery(MOBILE_MEDIA_QUERY);
  const isMotionReduced = useMediaQuery(REDUCED_MOTION_MEDIA_QUERY);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStill = isMobile || isMotionReduced || isTouched;

  function handleChange(text: string) {
    setIsTouched(true);
    onChange(text);
  }

  return (
    <div className="relative flex-1">
      <input
        id={id}
        value={value}
        onChange={(event) => handleChange(event.target.value)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        autoComplete="off"
        placeholder={isStill ? STATIC_HINT : undefined}
        className={`${CONTROL_CLASSES} pointer-fine:text-prompt h-11 font-mono`}
      />
      {!isStill && <TypedHint isHidden={isFocused} isTypingOn={isTypingOn} />}
    </div>
  );
}
