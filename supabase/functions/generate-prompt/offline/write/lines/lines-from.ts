import type { Kind, Lines } from "./types.ts";

const PAIR = /^(\w+): (.+)$/u;
const BLANK = /^\?(\w+): (.+?) \| (.+)$/u;
const GROUPED = /^(\w+) (\w+): (.+)$/u;

function linesIn(block: string): string[] {
  return block
    .trim()
    .split("\n")
    .map((line) => line.trim());
}

function after(lines: readonly string[], mark: string): string[] {
  return lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));
}

/**
 * A deliverable from a block of text, an eighth of the lines it takes as an object: "name | write | about | ask", its
 * nouns, then in any order "- " lines, "= " lines of the format, "tone: a / b; length: c / d" defaults and "?goal: What for | GOAL:
 * e.g. a reply" blanks.
 */
function kindFrom(block: string): Kind {
  const [head = "", nouns = "", ...rest] = linesIn(block);
  const [name = "", write = "", about = "", ask = ""] = head.split(" | ");
  const defaults = rest
    .filter((line) => PAIR.test(line))
    .flatMap((line) =>
      line.split("; ").map((pair) => {
        const [, key = "", value = ""] = PAIR.exec(pair) ?? [];
        return [key, value];
      }),
    );
  const slots = rest.flatMap((line) => {
    const [, key, lead, blank] = BLANK.exec(line) ?? [];
    return key === undefined ? [] : [[key, [lead, blank]]];
  });
  return {
    name,
    write,
    about,
    ask,
    nouns,
    lines: after(rest, "- "),
    format: after(rest, "= "),
    defaults: Object.fromEntries(defaults) as NonNullable<Kind["defaults"]>,
    slots: Object.fromEntries(slots) as NonNullable<Kind["slots"]>,
  };
}

/** All blocks of a file by their keys. */
export function kindsFrom<Key extends string>(blocks: Record<Key, string>): Record<Key, Kind> {
  const entries = Object.entries<string>(blocks).map(([key, block]) => [key, kindFrom(block)]);
  return Object.fromEntries(entries) as Record<Key, Kind>;
}

/**
 * What is not a deliverable's own, from a block of lines "group key: value", several values divided by " | ". A test
 * compares the keys of all languages with the English ones.
 */
export function phrasesFrom(block: string): Omit<Lines, "kinds"> {
  const lines = linesIn(block);
  const groups: Record<string, Record<string, string>> = {};
  const single: Record<string, string> = {};
  for (const line of lines) {
    const [, group, key, value] = GROUPED.exec(line) ?? [];
    if (group !== undefined && key !== undefined && value !== undefined) {
      groups[group] = { ...groups[group], [key]: value };
      continue;
    }
    const [, name, text] = PAIR.exec(line) ?? [];
    if (name !== undefined && text !== undefined) single[name] = text;
  }
  const listed = (group = "") =>
    Object.fromEntries(
      Object.entries(groups[group] ?? {}).map(([key, value]) => [key, value.split(" | ")]),
    );
  const { neutral = "", question = "", tones = "" } = single;
  const own = [
    ...after(lines, "- ").map((one) => `- ${one}`),
    ...after(lines, "= ").map((one) => `= ${one}`),
  ];
  return {
    neutral: kindFrom([neutral, "", ...own].join("\n")),
    slots: listed("slots"),
    facts: groups["facts"],
    slotLines: groups["slotLines"],
    phrases: {
      ...groups["phrases"],
      material: groups["material"],
      ready: groups["ready"],
      question: question.split(" | "),
      chips: listed("chips"),
      tones: tones.split(" | "),
    },
  } as unknown as Omit<Lines, "kinds">;
}
