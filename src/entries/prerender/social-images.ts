import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { socialImagePath } from "../../config/site";
import type { CardJob } from "./draw-card";
import type { SocialCardProps } from "./social-card";
import type { RenderedPage } from "./static-page";

/** What is on each page's picture, by the picture's address. */
export type SocialCards = Readonly<Record<string, SocialCardProps>>;

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset.
const moduleUrl = import.meta.url;
const besideThis = (name: string): string => fileURLToPath(new URL(name, moduleUrl));
const IMAGE_CACHE = besideThis("../../../node_modules/.cache/social-images");
/** What a drawn card depends on besides its texts. */
const DRAWING_FILES = ["draw-card.ts", "social-card.tsx", "indexed-png.ts"].map(besideThis);
/** Below this, starting another process takes longer than it saves. */
const FEWEST_CARDS_FOR_PROCESS = 8;

let drawing: string | undefined;

/** Where the card's picture is, or will be: it is named by what is on it. */
export function cachedImage(card: SocialCardProps): string {
  drawing ??= DRAWING_FILES.map((file) => readFileSync(file, "utf8")).join("");
  const hash = createHash("sha256").update(JSON.stringify(card)).update(drawing).digest("hex");
  return join(IMAGE_CACHE, `${hash.slice(0, 20)}.png`);
}

export function socialCards(pages: readonly RenderedPage[], siteOrigin: string): SocialCards {
  const { host } = new URL(siteOrigin);
  return Object.fromEntries(
    pages
      .filter(({ isIndexed }) => isIndexed)
      .map((page) => [
        socialImagePath(page.path),
        { title: headingOf(page), sample: page.sample, host },
      ]),
  );
}

/** Writes every picture into dist; one drawn before is taken from the cache. */
export async function writeSocialImages(cards: SocialCards, distFolder: string): Promise<void> {
  mkdirSync(IMAGE_CACHE, { recursive: true });
  const jobs = Object.entries(cards).map(([address, card]) => ({
    card,
    file: cachedImage(card),
    target: join(distFolder, address),
  }));
  await drawCards(jobs.filter(({ file }) => !existsSync(file)));
  for (const { file, target } of jobs) {
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** One picture, drawn in this process unless the cache has it. */
export async function socialImage(card: SocialCardProps): Promise<Buffer> {
  const file = cachedImage(card);
  if (!existsSync(file)) {
    mkdirSync(IMAGE_CACHE, { recursive: true });
    const { drawCard } = await import("./draw-card");
    await drawCard({ card, file });
  }
  return readFileSync(file);
}

/** Deals the cards out to a process for each processor. Threads would not read TypeScript as this one does. */
async function drawCards(jobs: readonly CardJob[]): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / FEWEST_CARDS_FOR_PROCESS));
  const hands = Array.from({ length: count }, (_, hand) =>
    jobs.filter((_job, index) => index % count === hand).map(({ card, file }) => ({ card, file })),
  );
  await Promise.all(
    hands.map(async (cards) => {
      const drawer = fork(besideThis("draw-cards.ts"));
      drawer.send(cards);
      const [code] = (await once(drawer, "exit")) as [number | null];
      if (code !== 0) throw new Error(`Drawing the preview pictures ended with ${code}.`);
    }),
  );
}

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
