import type { CSSProperties } from "react";

import type { Category } from "@/config/categories";
import { slugify } from "@/domain/prompt-address";
import { classNames } from "@/lib/class-names";

import sprite from "./category-glyphs.svg?no-inline";

type CategoryGlyphProps = { category: Category; className?: string };

/** A drawing in ink with one touch of the category's tint. Decoration: the category's name is always beside it. */
export function CategoryGlyph({ category, className }: CategoryGlyphProps) {
  const name = slugify(category);
  const tint = { "--tint": `var(--tint-${name})` } as CSSProperties;
  return (
    <svg aria-hidden style={tint} className={classNames("size-5 shrink-0", className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
