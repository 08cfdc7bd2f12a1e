import { OpenInMenu } from "@/components/open-in-menu";
import { PlaceholderForm } from "@/components/placeholder-form";
import type { useFillIn } from "@/components/use-fill-in";
import { voteSummary } from "@/domain/votes";
import { handOff } from "@/platform/hand-off";
import type { Prompt } from "@/types/entities";

import { PromptBadges } from "./prompt-badges";
import { PromptText } from "./prompt-text";

type PromptDetailProps = Pick<ReturnType<typeof useFillIn>, "parts" | "filledText" | "form"> & {
  prompt: Prompt;
};

/** A prompt that its reader may open, with a form for its placeholders. */
export function PromptDetail({ prompt, parts, filledText, form }: PromptDetailProps) {
  return (
    <div className="grid gap-5 pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PromptBadges prompt={prompt} isLocked={false} />
        <p className="text-muted text-xs tabular-nums">{voteSummary(prompt)}</p>
        <div className="ml-auto">
          <OpenInMenu
            size="sm"
            align="end"
            onChoose={(assistant) => void handOff(assistant, filledText)}
          />
        </div>
      </div>
      <div className="border-line grid grid-cols-1 gap-5 border-t pt-5">
        <PromptText parts={parts} />
        {form !== null && (
          <div className="border-line border-t pt-4">
            <PlaceholderForm {...form} />
          </div>
        )}
      </div>
    </div>
  );
}
