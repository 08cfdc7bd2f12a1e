import { STORAGE_KEYS } from "@/config/storage-keys";
import address from "@/styles/fonts/newsreader.woff2";

import { afterFirstPaint } from "./after-first-paint";

/** Unless the font is known to be in the browser's cache, fetching it waits for the first paint. */
function isKept(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.headingFont) === address;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(STORAGE_KEYS.headingFont, address);
  } catch {
    // Storage is blocked: the next page waits for its first paint again.
  }
}

async function fetchFont(): Promise<void> {
  const face = new FontFace("Newsreader", `url(${address})`, { weight: "400 700" });
  try {
    document.fonts.add(await face.load());
    remember();
  } catch {
    // The fallback of styles/fonts.css stays; it has the same widths.
  }
}

/**
 * Swaps in the headings' font. A `@font-face` rule would fetch it together with the HTML and delay the
 * first paint on a slow connection. Its fallbacks have the same widths, so nothing moves.
 */
export function loadHeadingFont(): void {
  if (isKept()) void fetchFont();
  else afterFirstPaint(() => void fetchFont());
}
