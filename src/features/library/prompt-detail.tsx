import { voteSummary } from "@/domain/votes";
import type { Prompt } from "@/types/entities";

import { PromptBadges } from "./prompt-badges";

type PromptDetailProps = { prompt: Prompt };

/** All of a prompt that its reader may open. */
export function PromptDetail({ prompt }: PromptDetailProps) {
  return (
    <div className="grid gap-5 pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PromptBadges prompt={prompt} isLocked={false} />
        <p className="text-muted text-xs tabular-nums">{voteSummary(prompt)}</p>
      </div>
      <p className="border-line text-prompt border-t pt-5 font-mono text-wrap wrap-anywhere whitespace-pre-wrap">
        {prompt.content}
      </p>
    </div>
  );
}
