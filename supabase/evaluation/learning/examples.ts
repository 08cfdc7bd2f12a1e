import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { featuresOf } from "../../functions/generate-prompt/offline/model/features.ts";
import {
  type Deliverable,
  HEADS,
  TAUGHT_LANGUAGES,
  type TaughtLanguage,
} from "../../functions/generate-prompt/offline/model/labels.ts";

/** A request as people type it, with what a reader says is wanted. */
export type Labelled = {
  text: string;
  language: TaughtLanguage;
  deliverable: Deliverable;
  missing: readonly string[];
  flags: readonly string[];
};

/** Buckets of a request, and the columns that should be high for it. */
export type Example = { features: readonly number[]; hits: ReadonlySet<number> };

const TENTHS = 10;

/** One file for each language: text, deliverable, missing, flags, with line breaks and tabs written as `\n` and `\t`. */
export function readLabelled(): Labelled[] {
  return TAUGHT_LANGUAGES.flatMap((language) => {
    const file = fileURLToPath(new URL(`../training/${language}.tsv`, import.meta.url));
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line) => readLine(line, language) ?? []);
  });
}

function readLine(line: string, language: TaughtLanguage): Labelled | null {
  const [text = "", name, missing = "", flags = ""] = line.split("\t");
  const deliverable = HEADS.deliverable.find((one) => one === name);
  if (deliverable === undefined) return null;
  const plain = text.replaceAll(String.raw`\n`, "\n").replaceAll(String.raw`\t`, "\t");
  return { text: plain, language, deliverable, missing: keysOf(missing), flags: keysOf(flags) };
}

function keysOf(cell: string): string[] {
  return cell.split(",").filter((key) => key !== "" && key !== "-");
}

export function toExample({ text, ...labels }: Labelled): Example {
  const wanted = new Set([
    `deliverable ${labels.deliverable}`,
    `language ${labels.language}`,
    ...labels.missing.map((key) => `missing ${key}`),
    ...labels.flags.map((key) => `flags ${key}`),
  ]);
  const names = Object.entries(HEADS).flatMap(([head, keys]) =>
    keys.map((key) => `${head} ${key}`),
  );
  const hits = names.flatMap((name, column) => (wanted.has(name) ? [column] : []));
  return { features: featuresOf(text), hits: new Set(hits) };
}

/** Every tenth request by its words is held out: the same ones whatever else is added. */
export function splitHeldOut(all: readonly Labelled[]): {
  taught: Labelled[];
  heldOut: Labelled[];
} {
  const isHeldOut = ({ text }: Labelled) => sumOf(text) % TENTHS === 0;
  return { taught: all.filter((one) => !isHeldOut(one)), heldOut: all.filter(isHeldOut) };
}

function sumOf(text: string): number {
  return [...text].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
}
