import { LinkedPrompts } from "@/components/linked-prompts";
import { CATEGORIES } from "@/config/categories";
import type { Prompt } from "@/types/entities";
import type { LinkedPrompt } from "@/types/page-record";

type PromptDetailRelatedProps = {
  prompt: Pick<Prompt, "category">;
  related: readonly LinkedPrompt[];
};

/** Where to go on after copying. */
export function PromptDetailRelated({ prompt, related }: PromptDetailRelatedProps) {
  const category = CATEGORIES.find((one) => one === prompt.category);
  if (related.length === 0) return null;
  return (
    <section
      aria-label="Related prompts"
      className="border-line animate-fade-in shrink-0 border-t pt-3 pb-4 md:pb-3"
    >
      <p className="text-sm font-medium">Related prompts</p>
      <LinkedPrompts
        prompts={related}
        {...(category !== undefined && { category })}
        className="text-sm md:grid md:grid-cols-3 md:gap-x-6"
      />
    </section>
  );
}
