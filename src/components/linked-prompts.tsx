import type { Category } from "@/config/categories";
import { promptPath } from "@/domain/prompt-address";
import type { LinkedPrompt } from "@/types/page-record";

import { CategoryGlyph } from "./category-glyph";

type LinkedPromptsProps = {
  prompts: readonly LinkedPrompt[];
  /** Of all of them; its glyph comes before each title. */
  category?: Category;
  className?: string;
};

/** Links to prompts' pages. Each has its data in its own document, so these load one. */
export function LinkedPrompts({ prompts, category, className }: LinkedPromptsProps) {
  return (
    <ul className={className ?? "*:border-line border-line border-t *:border-b"}>
      {prompts.map(({ slug, title, isPremium }) => (
        <li key={slug} className="flex items-center gap-3">
          {category !== undefined && <CategoryGlyph category={category} />}
          <a href={promptPath(slug)} className="link inline-block min-w-0 py-2.5">
            {title}
          </a>
          {isPremium && <span className="text-muted ms-auto shrink-0 text-xs">Premium</span>}
        </li>
      ))}
    </ul>
  );
}
