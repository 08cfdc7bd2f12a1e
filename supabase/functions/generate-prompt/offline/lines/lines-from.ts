import type { Kind, KindParts, Lines } from "./types.ts";

const PAIR = /^(\w+): (.+)$/u;
const BLANK = /^\?(\w+): (.+?) \| (.+)$/u;
const NARROWER = /^~ (.+?) => (.+)$/u;
const BETWEEN_PARTS = / \| (?=- |= |\?|(?:tone|length|audience|format): )/u;
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
 * A deliverable from a block of text: "name | write | about | ask | nouns", then its parts with " | " or a new line between,
 * then its narrower cases, "~ apolog|sorry_ =>" before their parts, where "_" is the end of a word. Parts are "- " lines,
 * "= " lines of the format, defaults as "tone: a / b; length: c / d" and blanks as "?goal: What for | GOAL: e.g. a reply".
 */
function kindFrom(block: string): Kind {
  const [head = "", ...rest] = linesIn(block);
  const [name = "", write = "", about = "", ask = "", nouns = "", ...first] = head.split(" | ");
  const narrower = rest.flatMap((line) => {
    const [, words, parts] = NARROWER.exec(line) ?? [];
    return words === undefined || parts === undefined
      ? []
      : [{ pattern: patternOf(words), ...partsFrom(parts.split(BETWEEN_PARTS)) }];
  });
  const others = rest.filter((line) => !NARROWER.test(line));
  const own = [first.join(" | "), ...others].flatMap((line) => line.split(BETWEEN_PARTS));
  return { name, write, about, ask, nouns, ...partsFrom(own), narrower };
}

/** As people type in a hurry; the umlauts of German are letters of their own, "noël" is not. */
export function unaccented(text: string): string {
  return text
    .normalize("NFD")
    .replace(/(?<![aou])\u0308|(?!\u0308)\p{Mn}/giu, "")
    .normalize("NFC");
}

/** Made when it is first needed: there are thousands, and a request meets those of one deliverable. */
function patternOf(words: string): () => RegExp {
  let made: RegExp | undefined;
  const make = () => {
    const source = unaccented(words).replaceAll("_", String.raw`(?!\p{L})`);
    return new RegExp(String.raw`(?<![\p{L}\d])(?:${source})`, "iu");
  };
  return () => (made ??= make());
}

function partsFrom(parts: readonly string[]): KindParts {
  const defaults = parts
    .filter((line) => PAIR.test(line))
    .flatMap((line) =>
      line.split("; ").map((pair) => {
        const [, key = "", value = ""] = PAIR.exec(pair) ?? [];
        return [key, value];
      }),
    );
  const slots = parts.flatMap((line) => {
    const [, key, lead, blank] = BLANK.exec(line) ?? [];
    return key === undefined ? [] : [[key, [lead, blank]]];
  });
  return {
    lines: after(parts, "- "),
    format: after(parts, "= "),
    defaults: Object.fromEntries(defaults) as KindParts["defaults"],
    slots: Object.fromEntries(slots) as KindParts["slots"],
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
  const parted = (name: string) => (single[name] ?? "").split(" | ");
  const own = lines.filter((line) => /^[-=] /u.test(line));
  return {
    neutral: kindFrom([single["neutral"], ...own].join("\n")),
    facts: groups["facts"],
    slotLines: groups["slotLines"],
    phrases: {
      ...groups["phrases"],
      material: groups["material"],
      ready: groups["ready"],
      question: parted("question"),
      crisis: parted("crisis"),
      chips: listed("chips"),
      tones: parted("tones"),
    },
  } as unknown as Omit<Lines, "kinds">;
}
