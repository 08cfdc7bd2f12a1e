import { Star } from "lucide-react";

import { CategoryGlyph } from "@/components/category-glyph";
import { CATEGORIES } from "@/config/categories";
import type { Prompt } from "@/types/entities";

/** Where a prompt belongs and what is special about it, in one line over its title. */
export function CardLabels({ prompt }: { prompt: Prompt }) {
  const category = CATEGORIES.find((name) => name === prompt.category);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
      <span className="text-muted mr-auto flex items-center gap-2">
        {category !== undefined && <CategoryGlyph category={category} />}
        <span>{prompt.category}</span>
      </span>
      {prompt.is_featured && (
        <span className="text-marigold-ink flex items-center gap-1">
          <Star aria-hidden className="fill-marigold size-3.5" />
          Featured
        </span>
      )}
      {prompt.is_premium && (
        <span className="bg-marigold text-marigold-on rounded-full px-2 font-medium">Premium</span>
      )}
    </div>
  );
}
