import { LinkedPrompts } from "@/components/linked-prompts";
import { categoryPath } from "@/domain/prompt-address";
import type { LinkedPrompt } from "@/types/page-record";

export type RelatedPromptsProps = { category: string; prompts: readonly LinkedPrompt[] };

export function RelatedPrompts({ category, prompts }: RelatedPromptsProps) {
  return (
    <section aria-labelledby="related" className="grid gap-4">
      <h2 id="related" className="text-xl">
        Related prompts
      </h2>
      <LinkedPrompts prompts={prompts} />
      <p className="text-sm">
        <a href={categoryPath(category)} className="link inline-block py-2.5">
          All {category} prompts
        </a>
      </p>
    </section>
  );
}
