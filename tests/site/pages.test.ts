import { describe, expect, test, vi } from "vitest";

import { SITE_NAME, socialImagePath } from "@/config/site";
import { GUIDES } from "@/content/registry";
import type { LandingPage } from "@/content/types";
import { isPromptPath } from "@/domain/prompt-address";
import { promptRecords } from "@/entries/prerender/prompt-records";
import { readPageRecord } from "@/platform/page-record";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import {
  ALL_PATHS,
  CATEGORY_PATHS,
  documentOf,
  fileOf,
  HIDDEN_PATHS,
  INDEXED_PATHS,
  PROMPT_PATHS,
  readText,
} from "./built-site";

const contentOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(
    (element) =>
      element.getAttribute("content") ?? element.getAttribute("href") ?? element.innerHTML,
  );

const ORIGIN = new URL(contentOf(documentOf("/"), "link[rel=canonical]")[0] ?? "").origin;
const canonicalOf = (path: string): string => new URL(path, ORIGIN).href;

describe.each(ALL_PATHS)("%s", (path) => {
  const page = documentOf(path);

  test("has one heading, one title, one description and one set of social tags", () => {
    const once = [
      "h1",
      "title",
      "meta[name=description]",
      "meta[property='og:title']",
      "meta[property='og:description']",
      "meta[property='og:url']",
      "meta[property='og:type']",
      "meta[property='og:site_name']",
      "meta[name='twitter:card']",
      "meta[name='twitter:title']",
      "meta[name='twitter:description']",
      "main",
    ];
    expect(once.filter((selector) => page.querySelectorAll(selector).length !== 1)).toEqual([]);
    expect(page.querySelectorAll("body title, body meta, body link")).toHaveLength(0);
  });

  test("has no script but the boot script, and data", () => {
    const scripts = [...page.querySelectorAll("script")];
    const running = scripts.filter(({ type }) => !type.endsWith("json"));
    expect(running.map(({ src, type }) => [src, type])).toEqual([["", ""]]);
    expect(readText(fileOf(path))).not.toMatch(/\son[a-z]+="/);
  });

  test("has its style in the HTML and links no style sheet", () => {
    expect(page.querySelectorAll("head > style")).toHaveLength(1);
    expect(page.querySelectorAll("link[rel=stylesheet]")).toHaveLength(0);
  });
});

describe.each(INDEXED_PATHS)("%s, for search engines,", (path) => {
  const page = documentOf(path);

  test("names itself as canonical and shows its own picture", () => {
    expect(contentOf(page, "link[rel=canonical]")).toEqual([canonicalOf(path)]);
    expect(contentOf(page, "meta[property='og:url']")).toEqual([canonicalOf(path)]);
    const image = canonicalOf(socialImagePath(path));
    expect(contentOf(page, "meta[property='og:image']")).toEqual([image]);
    expect(contentOf(page, "meta[name='twitter:image']")).toEqual([image]);
    expect(contentOf(page, "meta[name=robots]")).toEqual([]);
  });

  test("has valid structured data that a text cannot break out of", () => {
    for (const script of page.querySelectorAll("script[type='application/ld+json']")) {
      expect(script.innerHTML).not.toContain("<");
      expect(JSON.parse(script.innerHTML)).toMatchObject({
        "@context": "https://schema.org",
        "@type": expect.any(String),
      });
    }
  });
});

test.each(HIDDEN_PATHS)("%s asks not to be indexed and names no canonical address", (path) => {
  const page = documentOf(path);
  expect(contentOf(page, "meta[name=robots]")).toEqual(["noindex"]);
  expect(contentOf(page, "link[rel=canonical], meta[property='og:image']")).toEqual([]);
});

test("no two pages have the same title or description", () => {
  for (const selector of ["title", "meta[name=description]"]) {
    // The front page and the library share the site's description.
    const texts = INDEXED_PATHS.filter((path) => path !== "/prompts").flatMap((path) =>
      contentOf(documentOf(path), selector),
    );
    expect(new Set(texts).size).toBe(texts.length);
  }
});

const typesOf = (path: string): string[] =>
  contentOf(documentOf(path), "script[type='application/ld+json']").map((text) =>
    String((JSON.parse(text) as Record<string, unknown>)["@type"]),
  );

test("structured data: the site on the front page, articles, lists and the way to them", () => {
  expect(typesOf("/")).toEqual(["WebSite", "Organization"]);
  for (const { path, kind } of GUIDES) {
    const expected = kind === "guide" ? "Article" : "ItemList";
    expect(typesOf(path), path).toEqual(["BreadcrumbList", expected]);
  }
});

/** Everything a reader can read in a record. */
function textsOf(record: LandingPage): string[] {
  return [
    record.title,
    record.description,
    ...record.introduction.split("\n\n"),
    ...(record.bulletPoints ?? []),
    ...(record.sections ?? []).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...record.examplePrompts.flatMap(({ title, content }) => [title, content]),
    record.ctaText,
    record.ctaDescription,
    ...record.relatedLinks.flatMap(({ title, description }) => [title, description]),
    ...record.keywords,
    ...(record.comparisonTable ?? []).map(({ feature }) => feature),
  ];
}

test.each(GUIDES)("$path carries the whole text of its record", async ({ path, load }) => {
  const record: LandingPage = (await load()).default;
  const shown = documentOf(path).body.textContent;
  expect(textsOf(record).filter((text) => !shown.includes(text))).toEqual([]);
  expect(documentOf(path).title).toBe(record.metaTitle);
});

test("the not-found page does not know the address", () => {
  expect(documentOf("/404").title).toBe(`Page not found | ${SITE_NAME}`);
  expect(documentOf("/404").body.innerHTML).not.toContain("/404");
});

test("every link on every page leads to a page or a file of the build", () => {
  const known = new Set([...ALL_PATHS, ...PROMPT_PATHS]);
  const dead = ALL_PATHS.flatMap((path) =>
    [...documentOf(path).querySelectorAll("a[href^='/'], form[action]")]
      .map((element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "")
      .filter((address) => !known.has(new URL(address, ORIGIN).pathname))
      .map((address) => `${path} -> ${address}`),
  );
  expect(dead).toEqual([]);
});

const linkedFrom = (path: string): string[] =>
  [...documentOf(path).querySelectorAll("a[href^='/']")].map(
    (link) => new URL(link.getAttribute("href") ?? "", ORIGIN).pathname,
  );

test("every prompt is on the page of its category, with no script", () => {
  const listed = CATEGORY_PATHS.flatMap(linkedFrom).filter(isPromptPath);
  expect(listed.toSorted()).toEqual(PROMPT_PATHS.toSorted());
});

test("the rows of a category's page say all that the application has to know of its prompts", () => {
  const records = promptRecords(readPromptSources()).filter(({ kind }) => kind === "category");
  expect(records).toHaveLength(CATEGORY_PATHS.length);
  for (const record of records) {
    vi.stubGlobal("document", documentOf(record.path));
    expect(readPageRecord()).toEqual(record);
  }
  vi.unstubAllGlobals();
});

test("every page is two clicks or fewer from the front page", () => {
  const reached = new Set(linkedFrom("/").flatMap((path) => [path, ...linkedFrom(path)]));
  expect(INDEXED_PATHS.filter((path) => path !== "/" && !reached.has(path))).toEqual([]);
});
