import { readFileSync } from "node:fs";
import { join } from "node:path";

import Beasties from "beasties";
import type { Manifest } from "vite";

import { styleSheetOf } from "./manifest";
import { type RenderedPage, STYLE_GROUPS, type StyleGroup } from "./static-page";

type CriticalOptions = {
  pages: readonly RenderedPage[];
  manifest: Manifest;
  distFolder: string;
};

/** For each group of pages the rules of the style sheet that any of its pages uses. */
export async function criticalStyles(options: CriticalOptions) {
  const styles = STYLE_GROUPS.map(
    async (group) => [group, await criticalStyle(group, options)] as const,
  );
  return Object.fromEntries(await Promise.all(styles)) as Record<StyleGroup, string>;
}

/** Texts, addresses and ids, which differ from page to page and which no rule asks for. */
const OWN_VALUES =
  /(?<=\s(?:href|value|id|for|action|d|content|title|aria-label|aria-labelledby|aria-describedby))="[^"]*"/g;

/** The bodies that hold a tag no earlier one has: of a thousand pages of one template, a handful. */
function withNewTags(bodies: readonly string[]): string[] {
  const seen = new Set<string>();
  return bodies.filter((body) => {
    const before = seen.size;
    for (const [tag] of body.matchAll(/<[a-z][^>]*>/g)) {
      seen.add(tag.replaceAll(OWN_VALUES, ""));
    }
    return seen.size > before;
  });
}

/** Rules for what a page may become before the application is there: a chosen theme, a focused control. */
const STATES = [/^:root\[data-theme=/, /^:focus-visible$/, /^::selection$/];
const PLACEHOLDER = /^::placeholder$/;

/** Beasties drops `:is(.x>*)`, which is what Tailwind makes of the class `*:x`. */
function childRules(body: string): RegExp[] {
  const names = new Set(body.match(/(?<=[\s"])(?:[\w-]+:)*\*:[\w:-]+/g));
  return [...names].map((name) => new RegExp(`${name.replaceAll(/[*:]/g, "\\\\[$&]")}(?![\\w-])`));
}

async function criticalStyle(
  group: StyleGroup,
  { pages, manifest, distFolder }: CriticalOptions,
): Promise<string> {
  const sheet = styleSheetOf(manifest);
  const bodies = pages.filter(({ styleGroup }) => styleGroup === group).map(({ body }) => body);
  // Class names such as `[&_svg]:size-4` are compared as they are written, entities and all.
  const body = withNewTags(bodies).join("").replaceAll("[&amp;", "[&");
  const beasties = new Beasties({
    path: distFolder,
    pruneSource: false,
    fonts: false,
    allowRules: [
      ...STATES,
      ...(body.includes(" placeholder=") ? [PLACEHOLDER] : []),
      ...childRules(body),
    ],
    logLevel: "silent",
  });
  const html = await beasties.process(
    `<html><head><link rel="stylesheet" href="${sheet}"></head><body><div id="root">${body}</div></body></html>`,
  );
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (style === undefined) throw new Error("No critical style was found.");
  const faces = readFileSync(join(distFolder, sheet), "utf8").match(FONT_FACE) ?? [];
  return faces.join("") + withoutUnusedProperties(style, body);
}

/** Beasties does not look for the font's name in a custom property, where it is. */
const FONT_FACE = /@font-face\{[^}]*\}/g;

/** The same declarations for browsers from before 2024, which get them with the whole sheet. */
const INITIAL_VALUES = /@layer properties\{@supports [^{]*\{[^{}]*\{[^}]*\}\}\}/;

/** Of Tailwind's reset: nothing here has other settings. */
const FONT_SETTINGS = /font-(?:feature|variation)-settings:(?:normal|inherit);/g;

/** Tailwind's own fonts behind ours, which end with a generic family themselves. */
const FALLBACK_FONTS = /(var\(--font-family-\w+),[^()]*\)/g;
/** What follows a plain color for browsers from before 2024, which get that with the whole sheet. */
const NEW_COLORS = /@supports \(color:color-mix\([^)]*\)\)\{([^{}]*\{[^{}]*\})\}/g;
const PLAIN_COLORS = /([^{};]+\{[\w-]+):[^{};]*\}(?=\1:)/g;

/**
 * Tailwind's utilities talk through registered properties. Where no rule of the page sets one, its initial value or
 * the fallback is shown for it.
 */
function withInitialValues(style: string): string {
  const properties = style.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g);
  return [...properties].reduce((text, [, name, descriptors = ""]) => {
    if (new RegExp(`[{;]${name}:`).test(text)) return text;
    const initial = /initial-value:([^;]*)/.exec(descriptors)?.[1];
    const use = new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, "g");
    return text.replaceAll(use, (found, fallback?: string) => initial ?? fallback ?? found);
  }, style);
}

/** Tailwind declares the properties of all its utilities; a page uses a few of them, some in its own HTML. */
function withoutUnusedProperties(sheet: string, body: string): string {
  const style = withInitialValues(
    sheet
      .replace(INITIAL_VALUES, "")
      .replaceAll(FONT_SETTINGS, "")
      .replaceAll(FALLBACK_FONTS, "$1)")
      .replaceAll(NEW_COLORS, "$1")
      .replaceAll(PLAIN_COLORS, ""),
  );
  const isUsed = (name: string) => style.includes(`var(${name}`) || body.includes(`var(${name}`);
  const keepUsed = (text: string, name: string) => (isUsed(name) ? text : "");
  return style
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, keepUsed)
    .replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, keepUsed);
}
