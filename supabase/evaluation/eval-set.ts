import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { parse } from "yaml";

export type Half = "tuned" | "held_out";
export type PartName = "lazy" | "multilingual" | "adversarial" | "good";

/** One prompt of the set. What its part does not judge is absent. */
export type EvalPrompt = {
  part: PartName;
  half: Half;
  /** The library's categories, of a lazy prompt. */
  group?: string;
  text: string;
  language?: string;
};

type Entry = { text: string; times?: number; language?: string };
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

function readPart(name: PartName): unknown {
  return parse(readFileSync(join(FOLDER, `${name}.yaml`), "utf8"));
}

function toEntries(halves: Halves<string>): Halves<Entry> {
  const entriesOf = (half: Half) => halves[half].map((text) => ({ text }));
  return { tuned: entriesOf("tuned"), held_out: entriesOf("held_out") };
}

function promptsOf(part: PartName, halves: Halves<Entry>): EvalPrompt[] {
  return HALVES.flatMap((half) =>
    halves[half].map(({ text, times, language }) => ({
      part,
      half,
      text: text.repeat(times ?? 1).trim(),
      ...(language !== undefined && { language }),
    })),
  );
}
