import { STORAGE_KEYS } from "@/config/storage-keys";
import address from "@/styles/fonts/newsreader.woff2";

import { afterFirstPaint } from "./after-first-paint";

/** As long as the font is not known to be in the browser's cache, fetching it waits for the first paint. */
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
    // The stand-in of styles/fonts.css stays, at the same widths.
  }
}

/**
 * Swaps the headings' font in. A `@font-face` rule would fetch it beside the HTML, ahead of the first
 * paint on a slow line, for which the stand-ins are as good: nothing moves when it arrives.
 */
export function loadHeadingFont(): void {
  if (isKept()) void fetchFont();
  else afterFirstPaint(() => void fetchFont());
}
