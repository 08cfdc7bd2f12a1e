import { existsSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";

import { PAGE_RECORD_ID, SITE_NAME, socialImagePath } from "@/config/site";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { placeholdersOf } from "@/domain/placeholders";
import { promptPath } from "@/domain/prompt-address";
import { styleSheetOf } from "@/entries/prerender/manifest";
import { promptRecords } from "@/entries/prerender/prompt-records";
import type { PromptRecord } from "@/types/page-record";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { DIST, documentOf, fileOf, manifest, readBytes, readText } from "./built-site";

const SOURCES = readPromptSources();
const RECORDS = promptRecords(SOURCES).filter((record) => record.kind === "prompt");
const htmlOf = ({ path }: PromptRecord): string => readText(fileOf(path));

/** What each page has at one place of its head. */
const allOf = (pattern: RegExp): string[] =>
  RECORDS.map((record) => pattern.exec(htmlOf(record))?.[1] ?? `none at ${record.path}`);

test("every prompt of the source has its page, in one file that names it as canonical", () => {
  expect(RECORDS).toHaveLength(SOURCES.length);
  const paths = allOf(/<link rel="canonical" href="([^"]+)"/).map((url) => new URL(url).pathname);
  expect(paths).toEqual(RECORDS.map(({ path }) => path));
});

test("the application finds each address that the build wrote, by id and title alone", () => {
  expect(SOURCES.filter((source) => promptPathOf(source) !== promptPath(source.slug))).toEqual([]);
});

test.each([
  ["title", /<title>([^<]+)<\/title>/],
  ["description", /<meta name="description" content="([^"]+)"/],
  ["social title", /<meta property="og:title" content="([^"]+)"/],
  ["picture", /<meta property="og:image" content="([^"]+)"/],
])("no two have the same %s", (_what, pattern) => {
  expect(new Set(allOf(pattern)).size).toBe(RECORDS.length);
});

test("descriptions have a length that search engines show", () => {
  const lengths = allOf(/<meta name="description" content="([^"]+)"/).map(
    (text) => JSDOM.fragment(text).textContent?.length ?? 0,
  );
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(155);
});

test("every page has its picture, of no more than 25 kB", () => {
  const pictures = RECORDS.map(({ path }) => socialImagePath(path).slice(1));
  expect(pictures.filter((name) => !existsSync(join(DIST, name)))).toEqual([]);
  expect(Math.max(...pictures.map((name) => readBytes(name).length))).toBeLessThan(25_000);
});

function structuredData(record: PromptRecord): Record<string, unknown>[] {
  const scripts = htmlOf(record).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].map(([, text = ""]) => {
    expect(text).not.toContain("<");
    return JSON.parse(text) as Record<string, unknown>;
  });
}

test("structured data: the way to the prompt, and whether it is free, on every page", () => {
  for (const record of RECORDS) {
    const { title, is_premium: isPremium } = record.prompt;
    const [way, work, ...more] = structuredData(record);
    expect(way).toMatchObject({ "@type": "BreadcrumbList" });
    expect(work).toMatchObject({
      "@context": "https://schema.org",
      "@type": "CreativeWork",
      name: title,
      isAccessibleForFree: !isPremium,
    });
    expect(work?.["hasPart"]).toEqual(
      isPremium
        ? { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywall" }
        : undefined,
    );
    expect(more).toEqual([]);
  }
});

test("related prompts are four others of the category, and the same at every build", () => {
  const again = new Map(promptRecords(SOURCES).map((record) => [record.path, record]));
  const categoryOf = new Map(SOURCES.map(({ slug, category }) => [slug, category]));
  for (const record of RECORDS) {
    expect(again.get(record.path)).toEqual(record);
    const slugs = record.related.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs.map(promptPath)).not.toContain(record.path);
    expect(new Set(slugs.map((slug) => categoryOf.get(slug)))).toEqual(
      new Set([record.prompt.category]),
    );
  }
});

/** A free and a premium one of each kind of category, and the longest. */
const SAMPLE = [
  ...new Map(RECORDS.map((record) => [record.prompt.category, record])).values(),
  ...RECORDS.toSorted((a, b) => b.prompt.content.length - a.prompt.content.length).slice(0, 2),
];

describe.each(SAMPLE)("$path", (record) => {
  const page = documentOf(record.path);
  const { title, content, is_premium: isPremium } = record.prompt;

  test("has one heading, its text, and the data that its HTML was made from", () => {
    expect([...page.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual([title]);
    expect(page.title).toBe(`${title} | ${SITE_NAME}`);
    expect(page.querySelector("main")?.textContent).toContain(content);
    expect(JSON.parse(page.getElementById(PAGE_RECORD_ID)?.textContent ?? "")).toEqual(record);
    expect(page.querySelectorAll("[data-start='signed-in']")).toHaveLength(1);
  });

  test("offers what its reader may do", () => {
    const labels = [...page.querySelectorAll("main button")].map((button) =>
      button.textContent?.trim(),
    );
    const locked = "Unlock full prompt with Premium";
    expect(labels.includes(locked)).toBe(isPremium);
    expect(labels.includes("Copy Prompt")).toBe(!isPremium);
    expect(labels.includes("Enhance this")).toBe(!isPremium);
    expect(labels.includes("Open in ChatGPT")).toBe(!isPremium);
    expect(page.querySelectorAll("[data-blank]").length > 0).toBe(
      !isPremium && placeholdersOf(content).length > 0,
    );
    expect(page.querySelectorAll(".paywall")).toHaveLength(isPremium ? 1 : 0);
  });

  test("has every rule of the style sheet that its own tags ask for", () => {
    const style = page.querySelector("head > style")?.textContent ?? "";
    const sheet = readText(styleSheetOf(manifest()).slice(1));
    const names = new Set(
      [...page.querySelectorAll("body [class]")].flatMap(({ classList }) => [...classList]),
    );
    /** A utility's selector; one such as `[&_svg]:size-4` ends with the tag it is about. */
    const rule = (name: string) =>
      `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}${name.startsWith("[&_svg]") ? " svg" : ""}{`;
    const needed = [...names].filter((name) => sheet.includes(rule(name)));
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((name) => !style.includes(rule(name)))).toEqual([]);
  });
});
