import type { Kind } from "./types.ts";

const PAIR = /^(\w+): (.+)$/u;
const BLANK = /^\?(\w+): (.+?) \| (.+)$/u;

/**
 * A deliverable from a block of text, an eighth of the lines it takes as an object: its name, its three frames
 * ("write | about | ask"), its nouns, then in any order "- " lines, "= " lines of the format, "tone: a / b" defaults
 * and "?goal: What for | GOAL: e.g. a reply" blanks.
 */
export function kindFrom(block: string): Kind {
  const [name = "", frames = "", nouns = "", ...rest] = block
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const [write = "", about = "", ask = ""] = frames.split(" | ");
  const after = (mark: string) =>
    rest.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));
  const found = (pattern: RegExp) =>
    rest.flatMap((line) => {
      const [, key, value, other] = pattern.exec(line) ?? [];
      return key === undefined ? [] : [[key, other === undefined ? value : [value, other]]];
    });
  return {
    name,
    write,
    about,
    ask,
    nouns,
    lines: after("- "),
    format: after("= "),
    defaults: Object.fromEntries(found(PAIR)) as NonNullable<Kind["defaults"]>,
    slots: Object.fromEntries(found(BLANK)) as NonNullable<Kind["slots"]>,
  };
}

/** All blocks of a file by their keys. */
export function kindsFrom<Key extends string>(blocks: Record<Key, string>): Record<Key, Kind> {
  const entries = Object.entries<string>(blocks).map(([key, block]) => [key, kindFrom(block)]);
  return Object.fromEntries(entries) as Record<Key, Kind>;
}
