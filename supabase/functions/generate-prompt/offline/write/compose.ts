import type { ReadingChoice, ReadingSlot } from "../../contract.ts";
import type { Given } from "../../text/given.ts";
import { section } from "../../text/labels.ts";
import type { Slot } from "../model/labels.ts";
import { type FactKind, kindsOf } from "../read/facts.ts";
import { grammarOf } from "../read/grammar.ts";
import type { Request } from "../read/request.ts";
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
const HAS_RECIPIENT =
  /\b(?:to|for|from|with|my|our|an|für|mit|von|à|au|pour|mon|ma|mes) (?:my |our |a |an |the )?\p{L}{3,}/iu;
const ORDER: readonly ReadingSlot[] = ["tone", "length", "audience", "format"];

/** One grammar for all languages: the task, what is known and missing, what is required, the form. */
export function compose(plan: Plan): Composed {
  const { request, lines, kind } = plan;
  const stated = kindsOf(request.facts);
  for (const { slot } of plan.choices) if (slot !== "deliverable") stated.add(slot);
  const assumptions = assumptionsOf(plan, stated);
  const settled = new Map(assumptions.map(({ slot, value }) => [slot, lineOf(lines, slot, value)]));
  const facts = factLines(plan);
  const context = [...knownLines(plan), ...blankLines(plan, stated), ...materialLines(plan)];
  const requirements = [
    ...facts.required,
    ...kept(kind.lines, stated),
    ...flagLines(plan),
    settled.get("tone") ?? "",
    settled.get("audience") ?? "",
  ].filter((line) => line !== "");
  const form = kept(kind.format, stated);
  const format = [
    ...facts.form,
    ...(form.length === 0 && facts.form.length === 0
      ? kept(lines.neutral.format, new Set())
      : form),
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

function sentenceOf({ request, lines, kind }: Plan): string {
  const { ask } = request.parts;
  const grammar = grammarOf(request.language);
  if (ask === "" || grammar === undefined) return lines.phrases.bareMaterial;
  return grammar.taskSentence(grammar.readAsk(ask), kind);
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

function factLines(plan: Plan): { required: string[]; form: string[] } {
  const { request, lines, choices } = plan;
  const chosen = new Set<string>(choices.map(({ slot }) => slot));
  const required: string[] = [];
  const form: string[] = [];
  for (const { kind, form: name, text } of request.facts) {
    if (name === "none" || chosen.has(kind) || (name === "time" && plan.kind.takesTime !== true))
      continue;
    const line = lines.facts[name].replace("{x}", () => text);
    const target = kind === "length" || kind === "format" ? form : required;
    if (!target.includes(line)) target.push(line);
  }
  return { required, form };
}

function knownLines({ given, lines }: Plan): string[] {
  return given.facts.map((fact) => `- ${lines.phrases.aboutMe}: ${fact}`);
}

function blankLines({ request, lines, kind }: Plan, stated: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  // Only some kinds work on something; of the others the weights ask for it by mistake.
  const asksForMaterial = request.parts.kind === "none" && kind.slots?.material !== undefined;
  return request.guess.missing
    .filter(({ name, probability }) => {
      if (probability < ASK_PROBABILITY || (name === "material" && !asksForMaterial)) return false;
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

function flagLines({ request, lines }: Plan): string[] {
  const { flags, deliverables } = request.guess;
  const first = deliverables[0]?.name;
  const isCare =
    first === "health" || first === "conversation" || first === "habit" || first === "money_legal";
  return [
    ...(flags.has("sensitive") && isCare ? [lines.phrases.sensitive] : []),
    ...(flags.has("children") && first !== undefined && FOR_CHILDREN.has(first)
      ? [lines.phrases.children]
      : []),
  ];
}
