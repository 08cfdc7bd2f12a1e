import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { Resvg } from "@resvg/resvg-js";
import satori from "satori";

import { SOCIAL_IMAGE_PX } from "../../config/site";
import { indexedPng } from "./indexed-png";
import { SocialCard, type SocialCardProps } from "./social-card";

export type CardJob = { card: SocialCardProps; file: string };

const FONT_FILE = "@fontsource/newsreader/files/newsreader-latin-500-normal.woff";
const font = readFileSync(createRequire(import.meta.url).resolve(FONT_FILE));
/** One list for all cards: the drawing library reads a font once for each list it is handed. */
const FONTS = [{ name: "Newsreader", data: font, weight: 500 as const }];

/** Draws the card and writes it. The file appears whole: several processes may share the cache. */
export async function drawCard({ card, file }: CardJob): Promise<void> {
  const svg = await satori(SocialCard(card), { ...SOCIAL_IMAGE_PX, fonts: FONTS });
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, indexedPng({ width, height, rgba: pixels }));
  renameSync(unfinished, file);
}
