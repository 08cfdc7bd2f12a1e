import { voteSummary } from "@/domain/votes";
import type { Prompt } from "@/types/entities";

import { PromptBadges } from "./prompt-badges";
import { PromptText } from "./prompt-text";

type PromptDetailProps = { prompt: Prompt };

/** All of a prompt that its reader may open. */
export function PromptDetail({ prompt }: PromptDetailProps) {
  return (
    <div className="grid gap-5 pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PromptBadges prompt={prompt} isLocked={false} />
        <p className="text-muted text-xs tabular-nums">{voteSummary(prompt)}</p>
      </div>
      <div className="border-line border-t pt-5">
        <PromptText text={prompt.content} />
      </div>
    </div>
  );
}
