import type { ReadingSlot } from "../../contract.ts";
import { section } from "../../text/labels.ts";
import { countWords } from "../../text/normalise.ts";
import type { Kind, Lines } from "../lines/types.ts";
import { wordsOf } from "../model/labels.ts";
import { untagged } from "../own-lines.ts";
import { kindsOf } from "../read/facts.ts";
import { isLong } from "../read/sentence.ts";
import { childLine } from "./child-line.ts";
import { contextOf, type Plan } from "./context.ts";
import { inCrisis, shortened } from "./instead.ts";
import { narrowed } from "./narrower.ts";
import { formIn, isOutline, saidIn } from "./said.ts";
import { taskOf } from "./task.ts";

export type Assumption = { slot: ReadingSlot; value: string; alternatives: string[] };
export type Composed = { content: string; assumptions: Assumption[] };

const MAX_ALTERNATIVES = 3;
/** In the languages of the lines. */
const TIME_WORDS =
  /minut|second|hour|week|\bdays?\b|month|segund|hora|semana|d[ií]a|sekund|stunde|woche|tag|heure|jour|seconde/iu;
/** "5 minutes", not "by Friday" or "2 hours a day". */
const AMOUNT = /^\d[\d.,–-]*(?: ?(?:to|bis|a|à) ?\d+)?[ -]?(\p{L}{3})\p{L}*$/u;
const ADJECTIVE =
  /^((?!1\b)\d[\d.,–-]*|two|three|four|five|six|ten)[ -](minute|second|hour|day|week|month|page|word|line|slide)$/iu;
const NUMBERED =
  /^(?:[2-9]|1\d|20|25|30|50)(?! ?(?:%|x\b|-|–|\.|:|year|yr|y\/?o|month|week|day|hour|min|jahr|monat|woche|tag|stunde|an\b|ans\b|a[ñn]o|mes|semana|d[ií]a|hora|jour|mois|heure|ano|dia|people|person|gäste|leute)) ?\p{L}/iu;
/** Of these a length that is said is hardly ever the answer's. */
const UNMEASURED = wordsOf(
  "code debugging code_review data_analysis spreadsheet tech_help health money_legal buying repair howto parenting workplace advice answer",
);
/** A length that says the form as well. */
const IN_ITEMS = /bullet|stichpunkt|puces?$|viñetas|tópicos|slides?$/iu;
const ORDER: readonly ReadingSlot[] = ["tone", "length", "audience", "format"];

/** One grammar for all languages: the task, what is known and missing, what is required, the form. */
export function compose(whole: Plan): Composed {
  const plan = {
    ...whole,
    kind: inCrisis(whole) ?? shortened(whole) ?? narrowed(whole.kind, whole.request),
  };
  const { lines, kind } = plan;
  const stated = statedIn(whole);
  const assumptions = assumptionsOf(plan, stated);
  const settled = new Map(assumptions.map(({ slot, value }) => [slot, lineOf(lines, slot, value)]));
  const context = contextOf(plan, stated);
  const requirements = [
    statedLine(whole),
    ...kept(kind.lines, stated),
    childLine(whole),
    settled.get("tone") ?? "",
    settled.get("audience") ?? "",
  ].filter((line) => line !== "");
  const format = formLines(plan, stated, settled);
  const sections = [
    section("Task Overview", [taskOf(plan)]),
    ...(context.length > 0 ? [section("Context", context)] : []),
    section("Requirements", requirements.map(asItem)),
    section("Output Format", format.map(asItem)),
  ];
  const open = assumptions.filter(({ alternatives }) => alternatives.length > 0);
  return { content: sections.join("\n\n"), assumptions: open };
}

function statedIn({ request, lines, kind, choices }: Plan): Set<string> {
  const stated = new Set<string>(kindsOf(request.facts));
  if (request.facts.some(({ kind: of, text }) => of === "length" && IN_ITEMS.test(text)))
    stated.add("format");
  // "5 small presents": a number of whatever it is.
  if (NUMBERED.test(request.ask?.text ?? "")) stated.add("count");
  for (const { slot } of choices) if (slot !== "deliverable") stated.add(slot);
  for (const tag of saidIn(request, kind === lines.kinds.image)) stated.add(tag);
  return stated;
}

function formLines(
  plan: Plan,
  stated: ReadonlySet<string>,
  settled: ReadonlyMap<ReadingSlot, string>,
): string[] {
  const { request, lines, kind } = plan;
  const named = formIn(request.ask?.text ?? "");
  if (named !== null) return [named];
  const own = kept(kind.format, stated);
  const form = [
    ...statedForm(plan),
    ...own,
    settled.get("format") ?? "",
    settled.get("length") ?? "",
  ].filter((line) => line !== "");
  if (form.length > 0) return form;
  return stated.has("turns") ? [lines.phrases.turns] : kept(lines.neutral.format, new Set());
}

function asItem(line: string): string {
  return `- ${line}`;
}

/** Without those whose kind of fact is stated, and without their tags. */
function kept(lines: readonly string[], stated: ReadonlySet<string>): string[] {
  return lines.flatMap((line) => {
    const { text, tags } = untagged(line);
    return tags.some((tag) => stated.has(tag)) ? [] : [text];
  });
}

export function lineOf({ slotLines }: Lines, slot: ReadingSlot, value: string): string {
  return slotLines[slot].replace("{x}", () => value.replace(/[.\s]+$/u, ""));
}

/** Defaults of what is not stated, and what the reader chose instead of them. */
function assumptionsOf(plan: Plan, stated: ReadonlySet<string>): Assumption[] {
  return ORDER.flatMap((slot) => {
    const values = plan.kind.defaults[slot]?.split(" / ").filter((one) => one !== "-") ?? [];
    const chosen = plan.choices.findLast((choice) => choice.slot === slot)?.value;
    // A long request says itself how much it wants, if not in numbers.
    const isOwn = slot === "length" && isLong(plan.request.prompt);
    const value = chosen ?? values.find(() => !isOwn && !isStated(slot, values[0] ?? "", stated));
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
  return stated.has("count") || isTime || (stated.has("people") && /portion|serving/u.test(value));
}

/** What an answer can be checked against, in the reader's own words, on one line. */
function statedLine({ request, lines, choices }: Plan): string {
  const { ask, facts } = request;
  if (ask?.kind !== "noun" && ask?.kind !== "order") return "";
  const chosen = new Set<string>(choices.map(({ slot }) => slot));
  const limits = facts
    .filter((fact) => fact.isLimit && fact.kind !== "length" && !chosen.has(fact.kind))
    // "two teens" are who it is for.
    .filter(({ kind, text }) => kind !== "people" || /^\d/u.test(text))
    .map(({ text }) => text);
  const all = [...new Set(limits)];
  // One alone is plain from the task.
  return all.length < 2 ? "" : lines.facts.stated.replace("{x}", () => all.join("; "));
}

/** A stated length or form; what is spoken or taught is as long as it takes. */
function statedForm({ request, lines, kind, choices }: Plan): string[] {
  const isChosen = (slot: string) => choices.some((choice) => choice.slot === slot);
  const isUnsaid =
    isMeasured(lines, kind) && !isChosen("length") && !isOutline(request.ask?.text ?? "");
  const isStory = isLong(request.prompt);
  const [usual = ""] = kind.defaults.length?.split(" / ") ?? [];
  // Of two times one is of a part.
  const times = request.facts.filter((fact) => fact.kind === "time" && AMOUNT.test(fact.text));
  const isTimed =
    TIME_WORDS.test(usual) &&
    times.length === 1 &&
    !request.facts.some((fact) => fact.kind === "length");
  return request.facts.flatMap((fact) => {
    const { kind: of, text, value, isLimit } = fact;
    if (of === "format" && !isChosen(of)) return [lineOf(lines, of, value)];
    // "140 pages" of a story are mostly those of something else.
    const isOther = isStory && countWords(text) <= 2;
    const isLength =
      (of === "length" && isLimit && !isOther) ||
      (of === "time" && isTimed && isAmountOf(text, usual));
    return isLength && isUnsaid ? [lineOf(lines, "length", asAmount(text))] : [];
  });
}

/** Whether a length that is said may be the answer's: "my printer prints only half a page". */
function isMeasured({ kinds, neutral }: Lines, { name }: Kind): boolean {
  return name !== neutral.name && UNMEASURED.every((other) => kinds[other].name !== name);
}

/** "5 minute" of "a 5 minute speech", and "800 wörtern" of "mit 800 wörtern". */
function asAmount(text: string): string {
  return text
    .replace(ADJECTIVE, "$1 $2s")
    .replace(/(?<=\d )(wörter|sätze|absätze|stichpunkte)n$/iu, "$1");
}

/** In the unit that this deliverable is measured in. */
function isAmountOf(text: string, usual: string): boolean {
  const [, unit] = AMOUNT.exec(text) ?? [];
  return unit !== undefined && usual.includes(unit.toLowerCase());
}
