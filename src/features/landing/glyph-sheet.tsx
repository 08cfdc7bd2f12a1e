import glyphs from "@/components/category-glyphs.svg?raw";

/** The address of the glyphs in the page itself. */
export const GLYPHS_IN_PAGE = "";

/** The drawings in the page: as a file of their own they would be a request before the page is touched. */
export function GlyphSheet() {
  // Our own drawing, read at build time.
  // oxlint-disable-next-line react/no-danger
  return <div hidden dangerouslySetInnerHTML={{ __html: glyphs }} />;
}
