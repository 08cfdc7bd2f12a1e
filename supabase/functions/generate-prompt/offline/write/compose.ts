import type { ReadingChoice, ReadingSlot } from "../../contract.ts";
import type { Given } from "../../text/given.ts";
import { section } from "../../text/labels.ts";
import type { Slot } from "../model/labels.ts";
import { type FactKind, kindsOf } from "../read/facts.ts";
import type { Request } from "../read/request.ts";
import { taskSentence } from "../read/sentence.ts";
import { isAnswer } from "./kind-for.ts";
import type { Kind, Lines } from "./lines/types.ts";

/** What a prompt is written from. */
export type Plan = {
  request: Request;
  lines: Lines;
  kind: Kind;
  given: Pick<Given, "facts">;
  choices: readonly ReadingChoice[];
};

export type Assumption = { slot: ReadingSlot; value: string; alternatives: string[] };
export type Composed = { content: string; assumptions: Assumption[] };

const ASK_PROBABILITY = 0.45;
const MAX_BLANKS = 3;
const MAX_ALTERNATIVES = 3;
const TAGS = /(?: #[a-z]+)+$/u;
/** Kinds of facts that answer what a blank would ask for. */
const ANSWERS: Partial<Record<Slot, readonly FactKind[]>> = {
  audience: ["audience"],
  recipient: ["audience"],
  budget: ["budget"],
  level: ["level", "audience", "people"],
  limits: ["limits"],
  people: ["people"],
  place: ["place"],
  time: ["time"],
};
/** In the languages of the lines. */
const TIME_WORDS =
  /minut|second|hour|week|\bdays?\b|month|segund|hora|semana|d[ií]a|sekund|stunde|woche|tag|heure|jour|seconde/iu;
/** "5 minutes", not "by Friday" or "2 hours a day". */
const AMOUNT = /^\d[\d.,–-]*[ -]?(\p{L}{3})\p{L}*$/u;
const HAS_RECIPIENT =
  /\b(?:to|for|from|with|my|our|an|für|mit|von|à|au|pour|mon|ma|mes) (?:my |our |a |an |the )?\p{L}{3,}/iu;
const NAMED_FACT = /^\p{L}+: /u;
/** Asked for only where a text is written for somebody. */
const OF_TEXTS = new Set<Slot>(["details", "subject", "recipient", "audience"]);
const ORDER: readonly ReadingSlot[] = ["tone", "length", "audience", "format"];

/** One grammar for all languages: the task, what is known and missing, what is required, the form. */
export function compose(plan: Plan): Composed {
  const { request, lines, kind } = plan;
  const stated = kindsOf(request.facts);
  for (const { slot } of plan.choices) if (slot !== "deliverable") stated.add(slot);
  const assumptions = assumptionsOf(plan, stated);
  const settled = new Map(assumptions.map(({ slot, value }) => [slot, lineOf(lines, slot, value)]));
  const context = [...knownLines(plan), ...blankLines(plan, stated), ...materialLines(plan)];
  const requirements = [
    statedLine(plan),
    ...kept(kind.lines, stated),
    ...flagLines(plan),
    settled.get("tone") ?? "",
    settled.get("audience") ?? "",
  ].filter((line) => line !== "");
  const form = kept(kind.format, stated);
  const format = [
    ...statedForm(plan),
    ...form,
    settled.get("format") ?? "",
    settled.get("length") ?? "",
  ].filter((line) => line !== "");
  const sections = [
    section("Task Overview", [sentenceOf(plan)]),
    ...(context.length > 0 ? [section("Context", context)] : []),
    section("Requirements", requirements.map(asItem)),
    section("Output Format", format.map(asItem)),
  ];
  const open = assumptions.filter(({ alternatives }) => alternatives.length > 0);
  return { content: sections.join("\n\n"), assumptions: open };
}

function asItem(line: string): string {
  return `- ${line}`;
}

function sentenceOf({ request, lines, kind, choices }: Plan): string {
  const { ask, thing, grammar } = request;
  if (ask === null || grammar === undefined) return lines.phrases.bareMaterial;
  // Flipped to something else than what was named, the request is its subject.
  const isFlipped = choices.some(({ slot }) => slot === "deliverable");
  const isNamed = thing?.kinds.some((name) => lines.kinds[name] === kind) ?? false;
  return taskSentence(ask, kind, { grammar, thing: isFlipped && !isNamed ? null : thing });
}

/** Without those whose kind of fact is stated, and without their tags. */
function kept(lines: readonly string[], stated: ReadonlySet<string>): string[] {
  return lines.flatMap((line) => {
    const tags = TAGS.exec(line)?.[0].match(/[a-z]+/gu) ?? [];
    return tags.some((tag) => stated.has(tag)) ? [] : [line.replace(TAGS, "")];
  });
}

export function lineOf({ slotLines }: Lines, slot: ReadingSlot, value: string): string {
  return slotLines[slot].replace("{x}", () => value.replace(/[.\s]+$/u, ""));
}

/** Defaults of what is not stated, and what the reader chose instead of them. */
function assumptionsOf(plan: Plan, stated: ReadonlySet<string>): Assumption[] {
  return ORDER.flatMap((slot) => {
    const values = plan.kind.defaults?.[slot]?.split(" / ") ?? [];
    const chosen = plan.choices.findLast((choice) => choice.slot === slot)?.value;
    const value = chosen ?? values.find(() => !isStated(slot, values[0] ?? "", stated));
    if (value === undefined) return [];
    const alternatives = values.filter((one) => one !== value).slice(0, MAX_ALTERNATIVES);
    return [{ slot, value, alternatives }];
  });
}

/** A length may be said as a number of things, a time or a number of people. */
function isStated(slot: ReadingSlot, value: string, stated: ReadonlySet<string>): boolean {
  if (stated.has(slot)) return true;
  if (slot !== "length") return false;
  const isTime = stated.has("time") && TIME_WORDS.test(value);
  return stated.has("count") || isTime || (stated.has("people") && value.includes("portion"));
}

/** What an answer can be checked against, in the reader's own words, on one line. */
function statedLine({ request, lines, choices }: Plan): string {
  const { ask, facts } = request;
  if (ask?.kind !== "noun" && ask?.kind !== "order") return "";
  const chosen = new Set<string>(choices.map(({ slot }) => slot));
  const limits = facts
    .filter(({ kind, isLimit }) => isLimit && kind !== "length" && !chosen.has(kind))
    .map(({ text }) => text);
  const all = [...new Set(limits)];
  // One alone is plain from the task.
  return all.length < 2 ? "" : lines.facts.stated.replace("{x}", () => all.join("; "));
}

/** A stated length or form; what is spoken or taught is as long as it takes. */
function statedForm({ request, lines, kind, choices }: Plan): string[] {
  const isChosen = (slot: string) => choices.some((choice) => choice.slot === slot);
  const [usual = ""] = kind.defaults?.length?.split(" / ") ?? [];
  const isTimed = TIME_WORDS.test(usual) && !request.facts.some((fact) => fact.kind === "length");
  return request.facts.flatMap((fact) => {
    const { kind: of, text, value, isLimit } = fact;
    if (of === "format" && !isChosen(of)) return [lineOf(lines, of, value)];
    const isLength =
      (of === "length" && isLimit) || (of === "time" && isTimed && isAmountOf(text, usual));
    return isLength && !isChosen("length") ? [lineOf(lines, "length", text)] : [];
  });
}

/** In the unit that this deliverable is measured in. */
function isAmountOf(text: string, usual: string): boolean {
  const [, unit] = AMOUNT.exec(text) ?? [];
  return unit !== undefined && usual.includes(unit.toLowerCase());
}

function knownLines({ given, lines }: Plan): string[] {
  return given.facts.map((fact) => {
    // "role: nurse" has a label of its own.
    const link = NAMED_FACT.test(fact) ? "," : ":";
    return `- ${lines.phrases.aboutMe}${link} ${fact}`;
  });
}

function blankLines({ request, lines, kind }: Plan, stated: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  // Only some kinds work on something; of the others the weights ask for it by mistake.
  const asksForMaterial = request.parts.kind === "none" && kind.slots?.material !== undefined;
  return request.guess.missing
    .filter(({ name, probability }) => {
      if (probability < ASK_PROBABILITY || (name === "material" && !asksForMaterial)) return false;
      if (isAnswer(kind, lines) && OF_TEXTS.has(name)) return false;
      if (name === "recipient" && HAS_RECIPIENT.test(request.parts.ask)) return false;
      return !ANSWERS[name]?.some((fact) => stated.has(fact));
    })
    .map(({ name }) => kind.slots?.[name] ?? lines.slots[name])
    .filter(([lead]) => seen.size < seen.add(lead).size)
    .slice(0, MAX_BLANKS)
    .map(([lead, blank]) => `- ${lead}: [${blank}]`);
}

function materialLines({ request, lines }: Plan): string[] {
  const { kind, material } = request.parts;
  if (kind === "none") return [];
  const isFenced = material.startsWith("```");
  const fence = kind === "text" || kind === "table" ? '"""' : "```";
  const block = isFenced || material.includes(fence) ? [material] : [fence, material, fence];
  return [lines.phrases.material[kind], ...block];
}

/** What children themselves read, hear or do. */
const FOR_CHILDREN = new Set<string>([
  "lesson",
  "quiz",
  "story",
  "poem",
  "explanation",
  "practice",
  "image",
  "presentation",
]);

function flagLines({ request, lines, kind }: Plan): string[] {
  const { flags, deliverables } = request.guess;
  const first = deliverables[0]?.name;
  const isCare = kind === lines.kinds.health;
  return [
    ...(flags.has("sensitive") && isCare ? [lines.phrases.sensitive] : []),
    ...(flags.has("children") && first !== undefined && FOR_CHILDREN.has(first)
      ? [lines.phrases.children]
      : []),
  ];
}
