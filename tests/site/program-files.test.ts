import { existsSync } from "node:fs";
import { join } from "node:path";

import { JSDOM } from "jsdom";
import { expect, test } from "vitest";

import { PROMPT_INDEX, WEEKLY_FEED } from "@/config/routes";
import { promptPath } from "@/domain/prompt-address";

import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { DIST, PROMPT_PATHS, documentOf, readText } from "./built-site";

const PROMPTS = readPromptSources();

test("each free prompt is a Markdown file beside its page, and no premium prompt is", () => {
  const wrong = PROMPTS.filter(({ slug, teaser, title, content }) => {
    const file = `${promptPath(slug).slice(1)}.md`;
    if (teaser !== null) return existsSync(join(DIST, file));
    const text = readText(file);
    return !text.startsWith(`# ${title}\n`) || !text.includes(content.trim());
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("the index lists every prompt, and names the file of each free one", () => {
  type Indexed = { slug: string; page: string; isPremium: boolean; markdown?: string };
  const { prompts } = JSON.parse(readText(PROMPT_INDEX.slice(1))) as { prompts: Indexed[] };
  expect(prompts.map(({ page }) => new URL(page).pathname).toSorted()).toEqual(
    PROMPT_PATHS.toSorted(),
  );
  const files = prompts.filter(({ markdown }) => markdown !== undefined);
  expect(files.every(({ isPremium }) => !isPremium)).toBe(true);
  expect(files).toHaveLength(PROMPTS.filter(({ teaser }) => teaser === null).length);
  expect(JSON.stringify(prompts)).not.toContain('"content"');
});

test("the feed has eight weeks up to today, each dated with its Monday and with three featured prompts", () => {
  const { document } = new JSDOM(readText(WEEKLY_FEED.slice(1)), { contentType: "text/xml" })
    .window;
  const entries = [...document.querySelectorAll("entry")].map((entry) => ({
    date: new Date(entry.querySelector("updated")?.textContent ?? ""),
    links: [
      ...new JSDOM(entry.querySelector("content")?.textContent ?? "").window.document.links,
    ].map(({ href }) => new URL(href).pathname),
  }));
  expect(entries).toHaveLength(8);
  expect(new Set(entries.map(({ date }) => date.getTime())).size).toBe(8);
  expect(entries.every(({ date }) => date.getTime() <= Date.now())).toBe(true);
  expect(entries.every(({ date }) => date.getUTCDay() === 1 && date.getUTCHours() === 0)).toBe(
    true,
  );
  const featured = PROMPTS.filter(({ isFeatured }) => isFeatured).map(({ slug }) =>
    promptPath(slug),
  );
  expect(entries.every(({ links }) => links.length === 3)).toBe(true);
  expect(new Set(entries.flatMap(({ links }) => links))).toEqual(new Set(featured));
  const link = documentOf("/prompts").querySelector("link[type='application/atom+xml']");
  expect(link?.getAttribute("href")).toBe(WEEKLY_FEED);
});
