import { useState } from "react";

import glyphs from "@/components/category-glyphs.svg?raw";
import { useIsHydrated } from "@/lib/use-is-hydrated";

/**
 * Whether the page came as HTML, and so with the drawings. Where a link led here there are none: a browser that enforces
 * the policy of trusted types lets nobody write them in.
 */
export function useHasGlyphSheet(): boolean {
  const isHydrated = useIsHydrated();
  const [hasSheet] = useState(!isHydrated);
  return hasSheet;
}

/** The drawings in the page: as a file of their own they would be a request before the page is touched. */
export function GlyphSheet() {
  if (!useHasGlyphSheet()) return null;
  // Our own drawing, read at build time.
  // oxlint-disable-next-line react/no-danger
  return <div hidden dangerouslySetInnerHTML={{ __html: glyphs }} />;
}
