import { describe, expect, test } from "vitest";

import { GUIDES_INDEX, ROUTES } from "@/config/routes";

import {
  bootScriptOf,
  CATEGORY_PATHS,
  documentOf,
  fileOf,
  GUIDE_PATHS,
  gzipBytes,
  manifest,
  PROMPT_PATHS,
  readBytes,
  readText,
  scriptsAtLoad,
} from "./built-site";

// kB are 1,000 bytes, compressed with gzip, as the issue and shared/research/performance.md count.
const KB = 1000;

type Sizes = { html: number; script: number; total: number };

const sizeOf = (address: string): number => gzipBytes(readBytes(address.slice(1)));
const sum = (addresses: readonly string[]): number =>
  addresses.reduce((total, address) => total + sizeOf(address), 0);

/**
 * What comes over the wire before the page is touched: HTML with its style, scripts, font and icon.
 * The boot script is inline and counts as script.
 */
function sizesOf(path: string): Sizes {
  const text = readText(fileOf(path));
  const boot = bootScriptOf(documentOf(path));
  const html = gzipBytes(Buffer.from(text.replace(boot, "")));
  const script = gzipBytes(Buffer.from(boot)) + sum(scriptsAtLoad(documentOf(path)));
  const fonts = /url\((\/assets\/[^)]+\.woff2)\)/.exec(text)?.slice(1) ?? [];
  return { html, script, total: html + script + sum([...fonts, "/favicon.svg"]) };
}

/** The parts that weigh more than they may, with their bytes. */
function overweight(path: string, budget: Partial<Sizes>): string[] {
  const sizes = sizesOf(path);
  return Object.entries(budget)
    .filter(([part, bytes]) => sizes[part as keyof Sizes] > bytes)
    .map(([part, bytes]) => `${part}: ${sizes[part as keyof Sizes]} of ${bytes}`);
}

describe("budgets of the issue, in gzip bytes", () => {
  test.each([...GUIDE_PATHS, GUIDES_INDEX, ROUTES.support, "/404"])("%s", (path) => {
    const budget = { html: 14 * KB, script: 5 * KB, total: 30 * KB };
    expect(overweight(path, budget)).toEqual([]);
  });

  // A row says what one gets, of up to 147 prompts.
  test.each(CATEGORY_PATHS)("%s", (path) => {
    const budget = { html: 15.5 * KB, script: 5 * KB, total: 31 * KB };
    expect(overweight(path, budget)).toEqual([]);
  });

  test("the heaviest pages of prompts", () => {
    const budget = { html: 14 * KB, script: 5 * KB, total: 30 * KB };
    const bytes = (path: string) => readBytes(`${fileOf(path)}.gz`).length;
    const heaviest = PROMPT_PATHS.toSorted((a, b) => bytes(b) - bytes(a)).slice(0, 5);
    expect(heaviest.flatMap((path) => overweight(path, budget))).toEqual([]);
  });

  test("the front page", () => {
    const budget = { html: 14 * KB, script: 15 * KB, total: 60 * KB };
    expect(overweight(ROUTES.landing, budget)).toEqual([]);
  });

  test("the library", () => {
    // Its HTML has the first thirty prompts, with their texts, and no request has to bring them.
    expect(overweight(ROUTES.library, { html: 31 * KB, script: 135 * KB })).toEqual([]);
  });
});

describe("the palette, which is fetched when it is opened", () => {
  const fileOfChunk = (module: string) => manifest()[module]?.file ?? "";
  const palette = fileOfChunk("src/app/site-palette.tsx");
  const titles = fileOfChunk("virtual:prompt-titles");

  test("its own code", () => {
    expect(gzipBytes(readBytes(palette))).toBeLessThan(12 * KB);
  });

  test("the titles", () => {
    expect(gzipBytes(readBytes(titles))).toBeLessThan(25 * KB);
  });

  test("neither is fetched before that", () => {
    const pages = [ROUTES.library, ROUTES.refine, ROUTES.landing, ...GUIDE_PATHS];
    const atLoad = pages.flatMap((path) => scriptsAtLoad(documentOf(path)));
    expect(atLoad.filter((file) => [`/${palette}`, `/${titles}`].includes(file))).toEqual([]);
  });
});
