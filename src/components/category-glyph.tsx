import type { CSSProperties } from "react";

import type { Category } from "@/config/categories";
import { slugify } from "@/domain/prompt-address";
import { classNames } from "@/lib/class-names";

import sprite from "./category-glyphs.svg?no-inline";

type CategoryGlyphProps = {
  category: Category;
  className?: string;
  /** Where the drawings are: a file of their own, unless the page holds them. */
  sheet?: string;
};

/** A drawing in ink with one touch of the category's tint. Decoration: the category's name is always beside it. */
export function CategoryGlyph({ category, className, sheet = sprite }: CategoryGlyphProps) {
  const name = slugify(category);
  const tint = { "--tint": `var(--tint-${name})` } as CSSProperties;
  return (
    <svg
      aria-hidden
      style={tint}
      // A drawing that is used inherits from here, and not from the sheet it comes from.
      className={classNames("glyph size-5 shrink-0", className)}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
