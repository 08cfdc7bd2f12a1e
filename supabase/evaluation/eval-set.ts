import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse } from "yaml";

import { TASK_TYPES, type TaskType } from "../functions/generate-prompt/offline/pack.ts";

export type Half = "tuned" | "held_out";
export type PartName = "lazy" | "multilingual" | "adversarial" | "good" | "everyday";

/** One prompt of the set. What its part does not judge is absent. */
export type EvalPrompt = {
  part: PartName;
  half: Half;
  /** The library's categories, of a lazy prompt. */
  group?: string;
  text: string;
  /** The kinds of task that count as right. */
  types?: readonly TaskType[];
  clarity?: "vague" | "clear";
  language?: string;
};

type Entry = {
  text: string;
  times?: number;
  type?: TaskType | TaskType[];
  is?: "vague" | "clear";
  language?: string;
};
type Halves<Item> = Record<Half, Item[]>;

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const HALVES = ["tuned", "held_out"] as const;

/** The published set: 120 lazy prompts, 30 in other languages, 30 adversarial, 20 already good. */
export function readEvalSet(): EvalPrompt[] {
  const lazy = readPart("lazy") as Record<string, Halves<Entry>>;
  return [
    ...Object.entries(lazy).flatMap(([group, halves]) =>
      promptsOf("lazy", halves).map((prompt) => ({ ...prompt, group })),
    ),
    ...promptsOf("multilingual", readPart("multilingual") as Halves<Entry>),
    ...promptsOf("adversarial", readPart("adversarial") as Halves<Entry>),
    ...promptsOf("good", toEntries(readPart("good") as Halves<string>)),
  ];
}

/** Prompts for working on the rules: never part of the published set, nor of a promise. */
export type Development = { prompts: EvalPrompt[]; good: string[]; rough: string[] };

export function readDevelopmentSet(): Development {
  const parts = ["a", "b", "c", "d", "e"].map((name) => readDevelopmentPart(name));
  return {
    prompts: parts.flatMap(({ prompts }) =>
      prompts.map((entry) => promptOf("lazy", "tuned", entry)),
    ),
    good: parts.flatMap(({ good }) => good),
    rough: parts.flatMap(({ rough }) => rough),
  };
}

/** Prompts by authors who had never seen the engine, in two halves like the published set, and harder than it. */
export function readEverydaySet(): EvalPrompt[] {
  return promptsOf("everyday", readPart("everyday") as Halves<Entry>);
}

/** Labelled requests that the engine's weights are learned from (learning/), by authors who never saw the rules. */
export function readTrainingSet(): EvalPrompt[] {
  const folder = join(FOLDER, "training");
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => parse(readFileSync(join(folder, name), "utf8")) as Entry[])
    .map((entry) => promptOf("everyday", "tuned", entry));
}

function readDevelopmentPart(name: string): Pick<Development, "good" | "rough"> & {
  prompts: Entry[];
} {
  const path = join(FOLDER, "development", `part-${name}.yaml`);
  return parse(readFileSync(path, "utf8")) as ReturnType<typeof readDevelopmentPart>;
}

function readPart(name: PartName): unknown {
  return parse(readFileSync(join(FOLDER, `${name}.yaml`), "utf8"));
}

function toEntries(halves: Halves<string>): Halves<Entry> {
  const entriesOf = (half: Half) => halves[half].map((text) => ({ text }));
  return { tuned: entriesOf("tuned"), held_out: entriesOf("held_out") };
}

function promptsOf(part: PartName, halves: Halves<Entry>): EvalPrompt[] {
  return HALVES.flatMap((half) => halves[half].map((entry) => promptOf(part, half, entry)));
}

function promptOf(part: PartName, half: Half, entry: Entry): EvalPrompt {
  const types = entry.type === undefined ? [] : [entry.type].flat();
  const unknown = types.find((type) => !TASK_TYPES.includes(type));
  if (unknown !== undefined) throw new Error(`${part}.yaml names an unknown type: ${unknown}`);
  return {
    part,
    half,
    text: entry.text.repeat(entry.times ?? 1).trim(),
    ...(types.length > 0 && { types }),
    ...(entry.is !== undefined && { clarity: entry.is }),
    ...(entry.language !== undefined && { language: entry.language }),
  };
}
