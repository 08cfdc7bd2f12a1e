import { CategoryGlyph } from "@/components/category-glyph";
import { CATEGORIES } from "@/config/categories";
import { voteSummary } from "@/domain/votes";
import type { Prompt } from "@/types/entities";

import { PromptBadges } from "./prompt-badges";

type PromptDetailLeadProps = {
  prompt: Prompt;
  /** On its page the breadcrumb says the category. */
  place: "dialog" | "page";
  isLocked: boolean;
  /** False until the server has sent them; a page is printed without. */
  areVotesKnown: boolean;
};

/** What kind of prompt it is, and how readers voted: on a phone on a line of its own, so that it moves nothing. */
export function PromptDetailLead(props: PromptDetailLeadProps) {
  const { prompt, place, isLocked, areVotesKnown } = props;
  const category = CATEGORIES.find((one) => one === prompt.category);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
      {place === "dialog" && category !== undefined && <CategoryGlyph category={category} />}
      <PromptBadges prompt={prompt} place={place} isLocked={isLocked} />
      <p className="text-muted min-h-5 text-xs tabular-nums max-md:basis-full">
        {areVotesKnown && voteSummary(prompt)}
      </p>
    </div>
  );
}
