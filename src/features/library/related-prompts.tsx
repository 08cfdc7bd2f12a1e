import { categoryPath } from "@/config/prompt-address";
import type { LinkedPrompt } from "@/types/page-record";
import { LinkedPrompts } from "@/ui/linked-prompts";

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
