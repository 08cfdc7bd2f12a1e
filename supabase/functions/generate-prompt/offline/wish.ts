import { ENGLISH_FACTS } from "./read/facts-en.ts";
import { type Fact, factsOf } from "./read/facts.ts";
import { mendEnglish } from "./read/mend-en.ts";
import { type Sections, withLines, withNew, withSlotLine } from "./sections.ts";
import type { Lines } from "./write/lines/types.ts";

const SHORTER = /\b(?:shorter|too long|less text|more concise|briefer|cut it|trim)\b/iu;
const LONGER = /\b(?:longer|more detail(?:ed)?|too short|in more depth|elaborate)\b/iu;
const ADD =
  /^(?:please )?(?:also |and )?(?:add|include|mention|ask for|use|put in|insert)\s+(.{3,})$/iu;
const REMOVE =
  /^(?:please )?(?:remove|drop|delete|leave out|skip|omit|no|without|don'?t (?:mention|use|include|ask for))\s+(?:the |any )?(.{3,})$/iu;
const STEM = 4;

/** What a free wish can truly change without a model; null where it says nothing of that. */
export function changeByWish(sections: Sections, wish: string, lines: Lines): Sections | null {
  const text = mendEnglish(wish).replace(/[.!\s]+$/u, "");
  const removed = REMOVE.exec(text)?.[1];
  if (removed !== undefined) return without(sections, removed, lines);
  const facts = factsOf(text, ENGLISH_FACTS).filter(({ form }) => form !== "none");
  const added = ADD.exec(text)?.[1];
  if (added !== undefined) {
    return withNew(sections, "Requirements", [
      `- ${lines.facts.follows.replace("{x}", () => text)}`,
    ]);
  }
  const length = SHORTER.test(text) ? "half as long as usual" : "about twice as long as usual";
  if (facts.length === 0) {
    return SHORTER.test(text) || LONGER.test(text)
      ? withSlotLine(sections, "Output Format", { lines, slot: "length", value: length })
      : null;
  }
  return facts.reduce<Sections>((all, fact) => withFact(all, fact, lines), sections);
}

function withFact(sections: Sections, fact: Fact, lines: Lines): Sections {
  const { kind, text } = fact;
  if (kind === "tone" || kind === "audience") {
    return withSlotLine(sections, "Requirements", {
      lines,
      slot: kind,
      value: text.replace(/^more /iu, ""),
    });
  }
  if (kind === "length")
    return withSlotLine(sections, "Output Format", {
      lines,
      slot: kind,
      value: lengthOf(fact, lines),
    });
  if (kind === "format")
    return withSlotLine(sections, "Output Format", { lines, slot: kind, value: text });
  const line = fact.form === "none" ? text : lines.facts[fact.form].replace("{x}", () => text);
  return withNew(sections, "Requirements", [`- ${line}`]);
}

function lengthOf({ form, text }: Fact, lines: Lines): string {
  if (form === "none" || form === "length") return text;
  const line = lines.facts[form].replace("{x}", () => text).replace(/\.$/u, "");
  return line.charAt(0).toLowerCase() + line.slice(1);
}

/** Lines that speak of it go; where none does, it is forbidden. */
function without(sections: Sections, what: string, lines: Lines): Sections {
  const stem = what
    .toLowerCase()
    .replace(/s$/u, "")
    .slice(0, Math.max(STEM, what.length - 1));
  const speaks = (line: string) => line.startsWith("- ") && line.toLowerCase().includes(stem);
  const own = sections.get("Requirements") ?? [];
  const rest = own.filter((line) => !speaks(line));
  return rest.length < own.length && rest.length > 0
    ? withLines(sections, "Requirements", () => rest)
    : withNew(sections, "Requirements", [`- ${lines.facts.without.replace("{x}", () => what)}`]);
}
