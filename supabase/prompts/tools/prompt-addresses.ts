import type { Plugin } from "vite";

import { PUBLIC_PREMIUM_PROMPT } from "../../../src/config/plans.ts";
import { slugify } from "../../../src/domain/prompt-address.ts";
import { promptRedirects, readPromptSources, type SourcePrompt } from "./prompt-source.ts";

/** A prefix that says to other plugins that no file is meant. */
const RESOLVED = "\0";

const MODULES: Readonly<Record<string, (prompts: readonly SourcePrompt[]) => string>> = {
  "virtual:prompt-addresses": addressesCode,
  "virtual:premium-offer": offerCode,
  "virtual:prompt-titles": titlesCode,
  "virtual:category-counts": countsCode,
};

/**
 * What the application has to know of the prompts at build time. The few addresses that a title does not tell,
 * as a module: slugs that are not `slugify(title)`, by the prompt's id, and former slugs with the one that
 * replaced each. What the premium page shows, every title for the palette, and how many prompts each category has,
 * as others. And VITE_PROMPT_COUNT: the front page's HTML says how many prompts there are.
 */
export function promptAddresses(): Plugin {
  let prompts: SourcePrompt[] | undefined;
  const read = (): SourcePrompt[] => (prompts ??= readPromptSources());
  return {
    name: "prompt-addresses",
    config: (_config, { command }) => {
      if (command === "build") process.env["VITE_PROMPT_COUNT"] = String(read().length);
    },
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? RESOLVED + id : null),
    load: (id) => MODULES[id.slice(RESOLVED.length)]?.(read()) ?? null,
  };
}

/** The one premium prompt that is public, and how many prompts there are of both kinds. */
function offerCode(prompts: readonly SourcePrompt[]): string {
  const sample = prompts.find(({ slug }) => slug === PUBLIC_PREMIUM_PROMPT);
  if (sample === undefined || sample.teaser === null) {
    throw new Error(`There is no premium prompt "${PUBLIC_PREMIUM_PROMPT}" to show.`);
  }
  const { title, category, content } = sample;
  const premium = prompts.filter(({ teaser }) => teaser !== null).length;
  return [
    `export const PUBLIC_PROMPT = ${JSON.stringify({ title, category, content })};`,
    `export const PROMPT_COUNTS = ${JSON.stringify({ free: prompts.length - premium, premium })};`,
  ].join("\n");
}

function countsCode(prompts: readonly SourcePrompt[]): string {
  const counts: Record<string, number> = {};
  for (const { category } of prompts) counts[category] = (counts[category] ?? 0) + 1;
  return `export const CATEGORY_COUNTS = ${JSON.stringify(counts)};`;
}

function addressesCode(prompts: readonly SourcePrompt[]): string {
  const exceptions = prompts
    .filter(({ title, slug }) => slugify(title) !== slug)
    .map(({ id, slug }) => [id, slug] as const);
  const constant = (name: string, entries: Iterable<readonly [string, string]>): string =>
    `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};`;
  return [
    constant("SLUG_EXCEPTIONS", exceptions),
    constant("FORMER_SLUGS", promptRedirects(prompts)),
  ].join("\n");
}

/**
 * Every title by category, in alphabetical order, because neighbors that are alike compress best; with the slugs that
 * a title does not tell.
 */
function titlesCode(prompts: readonly SourcePrompt[]): string {
  const groups = new Map<string, { category: string; isPremium: boolean; titles: string[] }>();
  for (const { category, teaser, title } of prompts.toSorted((a, b) =>
    a.title < b.title ? -1 : 1,
  )) {
    const isPremium = teaser !== null;
    const key = `${category} ${isPremium}`;
    const group = groups.get(key) ?? { category, isPremium, titles: [] };
    group.titles.push(title);
    groups.set(key, group);
  }
  const exceptions = prompts
    .filter(({ title, slug }) => slugify(title) !== slug)
    .map(({ title, slug }) => [title, slug] as const);
  const featured = prompts
    .filter(({ isFeatured }) => isFeatured)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map(({ title }) => title);
  return [
    `export const TITLE_GROUPS = ${JSON.stringify([...groups.values()])};`,
    `export const SLUGS_BY_TITLE = ${JSON.stringify(Object.fromEntries(exceptions))};`,
    `export const FEATURED_TITLES = ${JSON.stringify(featured)};`,
  ].join("\n");
}
