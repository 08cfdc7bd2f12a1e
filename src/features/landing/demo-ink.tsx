import type { CSSProperties } from "react";

import { DEMO_STEP_MS } from "@/config/limits";

import { Highlight } from "./highlight";

export type DemoInkProps = {
  text: string;
  marked?: string | undefined;
  /** Its place in the page, from 0: each line follows the one above. */
  order: number;
};

/**
 * Text that is a pencil rule at first and turns to ink with the demo (`group` in prompt-demo). The
 * rule is the same text in a pseudo-element, struck through and itself invisible, so it has the
 * length of each line at every width; the empty alternative keeps it from being read aloud.
 */
export function DemoInk({ text, marked = "", order }: DemoInkProps) {
  const start = marked === "" ? text.length : text.indexOf(marked);
  return (
    <span
      data-text={text}
      style={{ "--delay": `${order * DEMO_STEP_MS}ms` } as CSSProperties}
      className="before:decoration-line relative block before:absolute before:inset-0 before:text-transparent before:line-through before:decoration-2 before:transition-opacity before:delay-(--delay) before:duration-200 before:ease-out before:content-[attr(data-text)_/_''] group-data-[state=emphasised]:before:opacity-0"
    >
      <span className="opacity-0 transition-opacity delay-(--delay) duration-200 ease-out group-data-[state=emphasised]:opacity-100">
        {text.slice(0, start)}
        {marked !== "" && <Highlight text={marked} order={order} />}
        {text.slice(start + marked.length)}
      </span>
    </span>
  );
}
