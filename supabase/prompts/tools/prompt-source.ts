import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";

import { CATEGORIES } from "../../../src/config/categories.ts";
import {
  fieldFaults,
  fieldOffsets,
  toPrompt,
  type PromptField,
  type RawFields,
  type SourcePrompt,
} from "./prompt-entry.ts";

export type { SourcePrompt } from "./prompt-entry.ts";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset in the screen tests.
const moduleUrl = import.meta.url;
export const PROMPTS_FOLDER = fileURLToPath(new URL("..", moduleUrl));

/** Something an author has to fix, and where. */
export type PromptFault = { file: string; line: number; message: string };

/** A prompt with its place in the sources. */
export type PlacedPrompt = {
  prompt: SourcePrompt;
  /** Placeholders that only this prompt has. */
  ownPlaceholders: string[];
  file: string;
  /** The line where a field's text starts, or the prompt's first line if it has no such field. */
  lineOf: (field: PromptField) => number;
};

/** UUID version 5 style, from the slug alone: an edited text keeps its id, its likes and its address. */
export function promptId(slug: string): string {
  const hex = createHash("sha1").update(`prompt:${slug}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** Reads every category file, sorted by name. Throws one error that lists each fault with file and line. */
export function readPromptSources(folder = PROMPTS_FOLDER): SourcePrompt[] {
  const { placed, faults } = readPlacedPrompts(folder);
  if (faults.length > 0) {
    throw new Error(`The prompt sources have faults:\n${faults.map(faultLine).join("\n")}`);
  }
  return placed.map(({ prompt }) => prompt);
}

export const faultLine = ({ file, line, message }: PromptFault): string =>
  `${file}:${line} ${message}`;

/** Addresses of earlier titles, each with the one that replaced it. */
export function promptRedirects(
  prompts: readonly SourcePrompt[] = readPromptSources(),
): Map<string, string> {
  return new Map(
    prompts.flatMap(({ formerSlugs, slug }) =>
      formerSlugs.map((former): [string, string] => [former, slug]),
    ),
  );
}

export type SourcesRead = { placed: PlacedPrompt[]; faults: PromptFault[] };

/** As `readPromptSources`, but with the places, and with the faults beside the prompts that have none. */
export function readPlacedPrompts(folder: string): SourcesRead {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => readCategoryFile(join(folder, name), name));
  const placed = files.flatMap((file) => file.placed);
  return { placed, faults: [...files.flatMap((file) => file.faults), ...duplicateFaults(placed)] };
}

function readCategoryFile(path: string, file: string): SourcesRead {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8"), { lineCounter: lines });
  const faults: PromptFault[] = document.errors.map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    message: error.message,
  }));
  const named = isMap(document.contents) ? document.get("category") : undefined;
  const category = typeof named === "string" ? named : "";
  if (!CATEGORIES.some((known) => known === category)) {
    faults.push({ file, line: 1, message: `unknown category "${category}"` });
  }
  const list = isMap(document.contents) ? document.get("prompts") : undefined;
  if (!isSeq(list)) {
    return {
      placed: [],
      faults: [...faults, { file, line: 1, message: '"prompts" is not a list' }],
    };
  }
  const entries = list.items.map((node) => readEntry({ node, category, file, lines }));
  return {
    placed: entries.flatMap((entry) => entry.placed),
    faults: [...faults, ...entries.flatMap((entry) => entry.faults)],
  };
}

type EntryContext = { node: unknown; category: string; file: string; lines: LineCounter };

function readEntry({ node, category, file, lines }: EntryContext): SourcesRead {
  const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  const firstLine = lines.linePos(start).line;
  if (!isMap(node)) {
    return { placed: [], faults: [{ file, line: firstLine, message: "this is no prompt" }] };
  }
  const offsets = fieldOffsets(node);
  const lineOf = (field: PromptField): number => {
    const place = offsets.get(field);
    return place ? lines.linePos(place.offset).line + (place.isBlock ? 1 : 0) : firstLine;
  };
  const fields: RawFields = node.toJSON();
  const faults = fieldFaults(fields, category).map(({ field, message }) => ({
    file,
    line: lineOf(field),
    message,
  }));
  if (faults.length > 0) return { placed: [], faults };
  const { ownPlaceholders, ...prompt } = toPrompt(fields, category);
  // The oldest slug names the prompt for good, so that a new title keeps its likes and saves.
  const id = promptId(prompt.formerSlugs[0] ?? prompt.slug);
  return { placed: [{ prompt: { id, ...prompt }, ownPlaceholders, file, lineOf }], faults };
}

const UNIQUE: [PromptField, (prompt: SourcePrompt) => string[]][] = [
  ["slug", ({ slug, formerSlugs }) => [slug, ...formerSlugs]],
  ["title", ({ title }) => [title]],
  ["content", ({ content }) => [content]],
];

function duplicateFaults(placed: PlacedPrompt[]): PromptFault[] {
  return UNIQUE.flatMap(([field, valuesOf]) => {
    const seen = new Map<string, PlacedPrompt>();
    return placed.flatMap((here) =>
      valuesOf(here.prompt).flatMap((value) => {
        const first = seen.get(value.toLowerCase());
        seen.set(value.toLowerCase(), first ?? here);
        if (!first) return [];
        const message = `this ${field} is taken by ${first.file}:${first.lineOf(field)}`;
        return [{ file: here.file, line: here.lineOf(field), message }];
      }),
    );
  });
}
