import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { LineCounter, parseDocument, isMap, isSeq } from "yaml";

import { CATEGORIES, PREMIUM_CATEGORIES } from "../../src/config/categories";

/** One prompt as written in `supabase/prompts/<category>.yaml`. A prompt with a teaser is a premium one. */
export type SourcePrompt = {
  id: string;
  slug: string;
  title: string;
  category: string;
  content: string;
  teaser: string | null;
  isFeatured: boolean;
  createdAt: string;
};

const TEASER_MAX_CHARACTERS = 120;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** UUID version 5 style, from the slug alone: an edited text keeps its id, its likes and its address. */
export function promptId(slug: string): string {
  const hex = createHash("sha1").update(`prompt:${slug}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** Reads every category file, sorted by name. Throws one error that lists each fault with file and line. */
export function readPromptSources(folder: string): SourcePrompt[] {
  const faults: string[] = [];
  const prompts = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .flatMap((name) => readCategoryFile({ path: join(folder, name), name, faults }));
  faults.push(...duplicateFaults(prompts));
  if (faults.length > 0) {
    throw new Error(`The prompt sources have faults:\n${faults.join("\n")}`);
  }
  return prompts;
}

type FileContext = { path: string; name: string; faults: string[] };

function readCategoryFile({ path, name, faults }: FileContext): SourcePrompt[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines });
  for (const error of document.errors) {
    faults.push(`${name}:${lines.linePos(error.pos[0]).line} ${error.message}`);
  }
  const named = document.get("category");
  const category = typeof named === "string" ? named : "";
  if (!CATEGORIES.some((known) => known === category)) {
    faults.push(`${name}:1 unknown category "${category}"`);
  }
  const list = document.get("prompts");
  if (!isSeq(list)) {
    faults.push(`${name}:1 "prompts" is not a list`);
    return [];
  }
  return list.items.flatMap((node) => {
    if (!isMap(node)) return [];
    const line = lines.linePos(node.range?.[0] ?? 0).line;
    const fields: Record<string, unknown> = node.toJSON();
    const found = fieldFaults(fields, category).map((fault) => `${name}:${line} ${fault}`);
    faults.push(...found);
    return found.length > 0 ? [] : [toPrompt(fields, category)];
  });
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

function fieldFaults(fields: Record<string, unknown>, category: string): string[] {
  const { slug, title, content, created, teaser } = fields;
  const isPremiumCategory = PREMIUM_CATEGORIES.some((known) => known === category);
  const checks: [boolean, string][] = [
    [isText(slug) && SLUG.test(slug), `"slug" must be kebab-case, got ${JSON.stringify(slug)}`],
    [isText(title), '"title" is missing'],
    [isText(content), '"content" is missing'],
    [isText(created) && DAY.test(created), '"created" must be a quoted day such as "2026-03-14"'],
    [
      !isPremiumCategory || isText(teaser),
      `a prompt in ${category} is premium and needs a "teaser"`,
    ],
    [
      teaser === undefined || (isText(teaser) && teaser.length <= TEASER_MAX_CHARACTERS),
      `"teaser" must have 1 to ${TEASER_MAX_CHARACTERS} characters`,
    ],
    [
      !isText(teaser) || !isText(content) || !content.startsWith(teaser.slice(0, 30)),
      '"teaser" repeats the first line of the text',
    ],
  ];
  return checks.filter(([isFine]) => !isFine).map(([, fault]) => fault);
}

function toPrompt(fields: Record<string, unknown>, category: string): SourcePrompt {
  const slug = String(fields["slug"]);
  return {
    id: promptId(slug),
    slug,
    title: String(fields["title"]).trim(),
    category,
    content: String(fields["content"]).trim(),
    teaser: isText(fields["teaser"]) ? fields["teaser"].trim() : null,
    isFeatured: fields["featured"] === true,
    createdAt: `${String(fields["created"])}T09:00:00Z`,
  };
}

function duplicateFaults(prompts: SourcePrompt[]): string[] {
  return (["slug", "title", "content"] as const).flatMap((field) => {
    const seen = new Set<string>();
    return prompts.flatMap((prompt) => {
      const value = prompt[field].toLowerCase();
      if (seen.has(value))
        return [`${prompt.category}: two prompts share the ${field} of "${prompt.slug}"`];
      seen.add(value);
      return [];
    });
  });
}
