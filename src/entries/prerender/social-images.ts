import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { socialImagePath } from "../../config/site";
import type { CardJob } from "./draw-cards";
import type { RenderedPage } from "./static-page";

export type SocialImagesOptions = {
  pages: readonly RenderedPage[];
  siteOrigin: string;
  distFolder: string;
  cacheFolder: string;
};

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const besideThis = (name: string): string => fileURLToPath(new URL(name, moduleUrl));
const DRAWER_FILE = besideThis("draw-cards.ts");
/** What a drawn card depends on besides its texts. */
const DRAWING_FILES = [DRAWER_FILE, ...["social-card.tsx", "indexed-png.ts"].map(besideThis)];
/** Below this, starting another process takes longer than it saves. */
const FEWEST_CARDS_FOR_PROCESS = 8;

/** Writes a preview picture for every indexed page; one made before is taken from the cache. */
export async function writeSocialImages(options: SocialImagesOptions): Promise<void> {
  const { pages, siteOrigin, distFolder, cacheFolder } = options;
  const imageCache = join(cacheFolder, "social-images");
  mkdirSync(imageCache, { recursive: true });
  const drawing = DRAWING_FILES.map((file) => readFileSync(file, "utf8")).join("");
  const host = new URL(siteOrigin).host;
  const images = pages
    .filter(({ isIndexed }) => isIndexed)
    .map((page) => {
      const card = { title: headingOf(page), sample: page.sample, host };
      const hash = createHash("sha256").update(JSON.stringify(card)).update(drawing).digest("hex");
      const cached = join(imageCache, `${hash.slice(0, 20)}.png`);
      return { card, file: cached, target: join(distFolder, socialImagePath(page.path)) };
    });
  await drawCards(images.filter(({ file }) => !existsSync(file)));
  for (const { file, target } of images) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** Deals the cards out to a process for each processor. Threads would not read TypeScript as this one does. */
async function drawCards(jobs: readonly CardJob[]): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / FEWEST_CARDS_FOR_PROCESS));
  const hands = Array.from({ length: count }, (_, hand) =>
    jobs.filter((_job, index) => index % count === hand).map(({ card, file }) => ({ card, file })),
  );
  await Promise.all(
    hands.map(async (cards) => {
      const drawer = fork(DRAWER_FILE);
      drawer.send(cards);
      const [code] = (await once(drawer, "exit")) as [number | null];
      if (code !== 0) throw new Error(`Drawing the preview pictures ended with ${code}.`);
    }),
  );
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
