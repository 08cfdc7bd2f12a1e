import { CategoryGlyph } from "@/components/category-glyph";
import { CATEGORIES } from "@/config/categories";
import { voteSummary } from "@/domain/votes";
import type { Prompt } from "@/types/entities";

import { PromptBadges } from "./prompt-badges";

type PromptDetailLeadProps = {
  prompt: Prompt;
  isLocked: boolean;
  /** False until the server has sent them; a page is printed without. */
  areVotesKnown: boolean;
};

/** What kind of prompt it is, and how readers voted. */
export function PromptDetailLead({ prompt, isLocked, areVotesKnown }: PromptDetailLeadProps) {
  const category = CATEGORIES.find((one) => one === prompt.category);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
      {category !== undefined && <CategoryGlyph category={category} />}
      <PromptBadges prompt={prompt} isLocked={isLocked} />
      <p className="text-muted min-h-5 text-xs tabular-nums">
        {areVotesKnown && voteSummary(prompt)}
      </p>
    </div>
  );
}
