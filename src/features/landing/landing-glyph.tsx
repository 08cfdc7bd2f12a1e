import { useState } from "react";

import { CategoryGlyph } from "@/components/category-glyph";
import type { Category } from "@/config/categories";
import { useIsHydrated } from "@/lib/use-is-hydrated";

type LandingGlyphProps = { category: Category; className: string };

/**
 * A category's drawing: where the page came as HTML, from the drawings that the prerenderer put into it, because their
 * file would be a request before the page is touched; where a link led here, from the file.
 */
export function LandingGlyph(props: LandingGlyphProps) {
  const isHydrated = useIsHydrated();
  const [hasSheet] = useState(!isHydrated);
  return <CategoryGlyph {...props} {...(hasSheet && { sheet: "" })} />;
}
