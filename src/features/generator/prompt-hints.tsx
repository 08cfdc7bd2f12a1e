import { Check, Circle } from "lucide-react";

import { checkPrompt } from "@/domain/prompt-cues";
import { classNames } from "@/lib/class-names";
import { VisuallyHidden } from "@/ui/visually-hidden";

export type PromptHintsProps = { text: string };

/** What a lazy prompt says already, checked in the browser. More is better, none of it is needed. */
export function PromptHints({ text }: PromptHintsProps) {
  const check = checkPrompt(text);
  const points = check.points.map((point) => ({ ...point, Icon: point.isMet ? Check : Circle }));
  return (
    <div className="text-muted flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
      <span>Says:</span>
      {points.map(({ name, isMet, Icon }) => (
        <span key={name} className={classNames("flex items-center gap-1", isMet && "text-ink")}>
          <Icon aria-hidden className={classNames("size-3.5", !isMet && "p-1")} />
          {name}
          <VisuallyHidden>{isMet ? ": yes" : ": not yet"}</VisuallyHidden>
        </span>
      ))}
      {check.gaps.length > 0 && <span>Still to fill in: {check.gaps.join(", ")}</span>}
    </div>
  );
}
