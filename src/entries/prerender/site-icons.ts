import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Resvg } from "@resvg/resvg-js";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const FAVICON = fileURLToPath(new URL("../../../public/favicon.svg", moduleUrl));

export type Icon = {
  /** Width and height in pixels. */
  size: number;
  /** For systems that cut icons to a shape of their own: all of it is paper, and the drawing in the middle. */
  isMaskable?: boolean;
};

const PAPER = "#fbfaf7";
/** What is inside 80% of the width, no shape cuts off: https://www.w3.org/TR/appmanifest/#icon-masks */
const MASKED = `<rect width="32" height="32" fill="${PAPER}"/><g transform="translate(4.8 4.8) scale(.7)">`;

/** The site's icon as a PNG. */
export function drawIcon({ size, isMaskable = false }: Icon): Buffer {
  // Pictures do not follow the browser's theme.
  const svg = readFileSync(FAVICON, "utf8").replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/, "");
  const masked = svg
    .replace(/<rect class="page"[^>]*>/, MASKED)
    .replace("</svg>", () => "</g></svg>");
  const drawing = new Resvg(isMaskable ? masked : svg, { fitTo: { mode: "width", value: size } });
  return drawing.render().asPng();
}

/** Writes icons by their paths inside the folder. */
export function writeIcons(folder: string, icons: Readonly<Record<string, Icon>>): void {
  mkdirSync(join(folder, "icons"), { recursive: true });
  for (const [path, icon] of Object.entries(icons)) {
    writeFileSync(join(folder, path), drawIcon(icon));
  }
}
