import { useQuery } from "@tanstack/react-query";

import { LinkedPrompts } from "@/components/linked-prompts";
import { CATEGORIES } from "@/config/categories";
import { relatedQuery } from "@/data/prompts/related";
import type { Prompt } from "@/types/entities";

/** Where to go on after copying. Nothing without an answer: nobody asked for it. */
export function PromptDetailRelated({ prompt }: { prompt: Prompt }) {
  const { data: related = [] } = useQuery(relatedQuery(prompt));
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
