import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

import { SOCIAL_IMAGE_PX } from "../../config/site";
import { indexedPng } from "./indexed-png";
import { SocialCard, type SocialCardProps } from "./social-card";

// A process of its own, started by social-images.ts: draws the cards that it is sent, and ends.

export type CardJob = { card: SocialCardProps; file: string };

const FONT_FILE = "@fontsource/newsreader/files/newsreader-latin-500-normal.woff";
const font = readFileSync(createRequire(import.meta.url).resolve(FONT_FILE));
/** One list for all cards: the drawing library reads a font once for each list it is handed. */
const FONTS = [{ name: "Newsreader", data: font, weight: 500 as const }];

async function draw({ card, file }: CardJob): Promise<void> {
  const svg = await satori(SocialCard(card), { ...SOCIAL_IMAGE_PX, fonts: FONTS });
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  writeFileSync(file, indexedPng({ width, height, rgba: pixels }));
}

async function drawAll(jobs: readonly CardJob[]): Promise<void> {
  for (const job of jobs) await draw(job);
  process.disconnect();
}

// One that fails ends the process with an error.
process.once("message", (jobs: readonly CardJob[]) => void drawAll(jobs));
