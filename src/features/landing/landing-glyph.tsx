import { CategoryGlyph } from "@/components/category-glyph";
import type { Category } from "@/config/categories";

import { useHasGlyphSheet } from "./glyph-sheet";

type LandingGlyphProps = { category: Category; className: string };

/** A category's drawing: from the page where it holds the drawings, else from their file. */
export function LandingGlyph(props: LandingGlyphProps) {
  return <CategoryGlyph {...props} {...(useHasGlyphSheet() && { sheet: "" })} />;
}
