import { ChevronDown, Copy } from "lucide-react";
import { type ComponentProps, useState } from "react";

import { classNames } from "@/lib/class-names";
import { copyWithToast } from "@/platform/copy-with-toast";
import type { EnhancementResult } from "@/types/entities";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";

import { EnhancedText } from "./enhanced-text";

export type ResultPanelProps = {
  result: EnhancementResult;
  /** A newer one is being written, so this one steps back. */
  isOutdated: boolean;
};

/** Says plainly what wrote the text. */
const ENGINE_NOTES = {
  offline: "Structured offline by rules, without an AI model.",
  llm: "Written by an AI model: check it before you use it.",
} as const satisfies Record<EnhancementResult["engine"], string>;

/** The collapsible's button inside a heading, as the pattern for disclosures asks. */
function ResultHeading(trigger: ComponentProps<"button">) {
  return (
    <h2 className="min-w-0 grow font-sans text-sm tracking-normal">
      <button
        {...trigger}
        type="button"
        className="group rounded-control flex min-h-11 w-full items-center gap-2 text-start font-medium"
      >
        <ChevronDown
          aria-hidden
          className="text-muted size-[18px] shrink-0 -rotate-90 transition-transform duration-150 ease-out group-data-[state=open]:rotate-0"
        />
        Enhanced prompt
      </button>
    </h2>
  );
}

export function ResultPanel({ result, isOutdated }: ResultPanelProps) {
  const { enhancedPrompt, engine, requestId } = result;
  // Remembered by request, so that each new result starts open (specification, section 4).
  const [closedId, setClosedId] = useState<string | null>(null);

  return (
    <div className="relative">
      <Collapsible
        isOpen={closedId !== requestId}
        onOpenChange={(isOpen) => setClosedId(isOpen ? null : requestId)}
        trigger={<ResultHeading />}
        contentClassName="pt-2"
      >
        <div
          key={requestId}
          className={classNames(
            "animate-rise-in border-s-2 ps-4 md:ps-5",
            isOutdated ? "border-line text-muted" : "border-ink",
          )}
        >
          <EnhancedText text={enhancedPrompt} />
        </div>
        <p className="text-muted pt-4 text-xs">{ENGINE_NOTES[engine]}</p>
      </Collapsible>
      <Button
        size="sm"
        className="absolute! end-0 top-1 pointer-coarse:top-0"
        onClick={() => void copyWithToast(enhancedPrompt, "enhancedPromptCopied")}
      >
        <Copy aria-hidden />
        Copy
      </Button>
    </div>
  );
}
