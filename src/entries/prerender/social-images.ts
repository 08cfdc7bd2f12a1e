import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { SOCIAL_IMAGE_PX, socialImagePath } from "../../config/site";
import type { SocialCardProps } from "./social-card";
import type { RenderedPage } from "./static-page";

export type SocialImagesOptions = {
  pages: readonly RenderedPage[];
  siteOrigin: string;
  distFolder: string;
  cacheFolder: string;
};

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const CARD_FILE = fileURLToPath(new URL("social-card.tsx", moduleUrl));
const FONT_FILE = "@fontsource/newsreader/files/newsreader-latin-500-normal.woff";

/** Writes a preview picture for every indexed page; one made before is taken from the cache. */
export async function writeSocialImages(options: SocialImagesOptions): Promise<void> {
  const { pages, siteOrigin, distFolder, cacheFolder } = options;
  const cardSource = readFileSync(CARD_FILE, "utf8");
  for (const page of pages.filter(({ isIndexed }) => isIndexed)) {
    const card = { title: headingOf(page), sample: page.sample, host: new URL(siteOrigin).host };
    const hash = createHash("sha256")
      .update(JSON.stringify(card) + cardSource)
      .digest("hex");
    const cached = join(cacheFolder, "social-images", `${hash.slice(0, 20)}.png`);
    if (!existsSync(cached)) writeFile(cached, await drawCard(card));
    const file = join(distFolder, socialImagePath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(cached, file);
  }
}

/** The text of the page's main heading. */
function headingOf({ path, body }: RenderedPage): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1];
  if (heading === undefined) throw new Error(`${path} has no heading.`);
  return heading
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();
}

/** The drawing packages are loaded only when something is drawn. */
async function drawCard(card: SocialCardProps): Promise<Buffer> {
  const [{ default: satori }, { Resvg }, { SocialCard }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    import("./social-card"),
  ]);
  const font = readFileSync(createRequire(moduleUrl).resolve(FONT_FILE));
  const svg = await satori(SocialCard(card), {
    ...SOCIAL_IMAGE_PX,
    fonts: [{ name: "Newsreader", data: font, weight: 500 }],
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function writeFile(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
