import type { DetectedLanguage } from "../text/language.ts";
import { hardTokens } from "../text/tokens.ts";
import type { Lines } from "./lines/types.ts";
import type { Fact } from "./read/facts.ts";
import type { Request } from "./read/request.ts";
import { type Sections, withLines } from "./sections.ts";
import { slotValue, withSlotValue } from "./slot-lines.ts";

/** Before a reader, in all languages of the lines. */
const ADDRESSING = /^(for|to|an|für|a|para|pra|à|pour) (.+)$/iu;
/** A preposition and an article in one word. */
const FUSED: Partial<Record<DetectedLanguage, Readonly<Record<string, string>>>> = {
  es: { al: "a el" },
  fr: { au: "à le", aux: "à les" },
  pt: { ao: "a o", aos: "a os", à: "a a", pro: "para o" },
};

function addressed(text: string, language: DetectedLanguage) {
  const [first = "", ...rest] = text.split(" ");
  const whole = FUSED[language]?.[first.toLowerCase()] ?? first;
  const [, preposition, reader] = ADDRESSING.exec([whole, ...rest].join(" ")) ?? [];
  return preposition === undefined || reader === undefined ? null : { preposition, reader };
}

function fused(text: string, language: DetectedLanguage): string {
  const pair = Object.entries(FUSED[language] ?? {}).find(([, two]) => text.startsWith(`${two} `));
  return pair === undefined ? text : pair[0] + text.slice(pair[1].length);
}

/** Who is written for: "my boss" of "to my boss". Null where nobody is addressed, as in "with my boss". */
export function readerOf({ text, value }: Fact, language: DetectedLanguage): string | null {
  return addressed(text, language)?.reader ?? (value === text ? null : value);
}

/** Writes for another reader, in the task too where that names exactly one. */
export function withReader(
  sections: Sections,
  reader: string,
  { lines, request }: { lines: Lines; request: Request },
): Sections {
  const { language, facts } = request;
  const former = slotValue(sections, { lines, slot: "audience" });
  const written = withSlotValue(sections, { lines, slot: "audience", value: reader });
  const [named, ...others] = facts.filter(({ kind }) => kind === "audience");
  const address = named === undefined ? null : addressed(named.text, language);
  // A number of the request has to stay.
  if (named === undefined || address === null || others.length > 0) return written;
  if (hardTokens(named.text).length > 0) return written;
  const to = (whom: string) => fused(`${address.preposition} ${whom}`, language);
  const names = [named.text, ...(former === null ? [] : [to(former)])];
  return withLines(written, "Task Overview", (own) =>
    names.reduce((all, name) => all.map((line) => inPlaceOf(line, name, to(reader))), own),
  );
}

function inPlaceOf(line: string, name: string, other: string): string {
  const at = line.toLowerCase().indexOf(name.toLowerCase());
  const after = line.slice(at + name.length);
  return at < 0 || /^\p{L}/u.test(after) ? line : line.slice(0, at) + other + after;
}
