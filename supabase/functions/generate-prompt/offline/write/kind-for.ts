import type { ReadingChoice } from "../../contract.ts";
import { linesOf } from "../lines/lines-of.ts";
import { INSTEAD, type Kind, type Lines, type WrittenKind } from "../lines/types.ts";
import type { Deliverable } from "../model/labels.ts";
import type { Request } from "../read/request.ts";
import { hasOrder } from "../read/sentence.ts";

/** A wrong expert is worse than none: from here on the weights alone may choose one. */
const SURE = 0.7;
/** Where an open noun is named. */
const SURE_OF_OPEN = 0.75;
/** Of what somebody asks or tells they know less. */
const SURE_OF_TOLD = 0.82;
/** What is told may name what is wanted: then less is enough. */
const SURE_OF_NAMED = 0.45;
/** Where the request names a thing that several deliverables share, the likeliest of them needs this much. */
const LIKELY_AMONG = 0.2;
/** What somebody who asks or tells may want, if they do not name it: an answer, not a text for somebody else. */
const ANSWERS = kindsIn(
  "conversation interview names study_plan explanation homework translation code debugging spreadsheet tech_help recipe health plan money_legal decision buying repair howto ideas recommendation solution trip meal_plan",
);
function kindsIn(names: string): ReadonlySet<WrittenKind> {
  return new Set(names.split(" ") as WrittenKind[]);
}

/** What only a named device or fixture tells: the weights see one in a cat that pees on the bed. */
const OF_DEVICES = new Set<WrittenKind>(["tech_help", "repair"]);
/** What is told is a trouble to be solved where something is not as it should be. */
const TROUBLE =
  /(?<!\p{L})(?:keeps?|won'?t|doesn'?t|don'?t|isn'?t|aren'?t|can'?t|not|never|always|too|refuses?|stuck|broken|hates?|problem|smells?|weird|nicht|kein\p{L}*|immer|zu|kaputt|no (?:me|se|puedo|sé|sei|consigo|funciona|quiere|duerme|come|deja|quer|dorme)|nunca|siempre|ne|n'\p{L}+|pas|jamais|toujours|trop|não|sempre|nada)(?!\p{L})/iu;
/** Among deliverables that share a noun, the one for which nothing else speaks. */
const PLAIN = [...kindsIn("letter plan card message text checklist email ideas")];

/** What may be asked for in the last words: "he parks in my drive every day, letter to him". */
const TEXTS: readonly WrittenKind[] = ["complaint", "letter", "message", "email", "speech"];
const ADDRESSED = "(?:$| (?:to|an|à|au|aux|a|al|para|pour|pro|ao|für)(?!\\p{L}))";
/** Nouns of these say little: "gym plan" is a workout, "flyer text" an ad. */
const OPEN = new Set<WrittenKind>(["text", "plan"]);

/**
 * The deliverable that is written for: what the reader chose; what the request names; what its form says; what the
 * weights are sure of; or none of them, and the lines stay neutral.
 */
export function kindFor(request: Request, lines: Lines, choices: readonly ReadingChoice[]): Kind {
  const chosen = choices.findLast(({ slot }) => slot === "deliverable")?.value;
  if (chosen !== undefined) return kindNamed(chosen, lines);
  const name = kindNameFor(request);
  return name === null ? lines.neutral : lines.kinds[name];
}

/** What a request is read as; null where that is too unsure to write for. */
export function kindNameFor(request: Request): WrittenKind | null {
  const { thing, guess, parts } = request;
  if (parts.kind === "error") return "debugging";
  const likely = guess.deliverables.flatMap(({ name, probability }) => {
    const written = writtenFor(name);
    return written === null ? [] : [{ name: written, probability }];
  });
  const [form, isFirst] = formOf(request);
  if (thing !== null && !isFirst && !isOwnDevice(request)) return named(thing.kinds, likely);
  const told = isFirst ? null : namedByClause(request, likely);
  if (told !== null) return told;
  if (form !== null) return form;
  return surely(request, likely) ?? usual(request);
}

/** "my phone dies by noon": nobody wants to buy it. */
function isOwnDevice({ ask, thing }: Request): boolean {
  const before = ask?.text.slice(0, thing?.start) ?? "";
  return (
    thing?.kinds.length === 1 &&
    thing.kinds[0] === "buying" &&
    /^(?:my|mein\p{L}*|mon|ma|mi|meu|minha) $/iu.test(before)
  );
}

/** What the form of a request tells, and whether that comes before what is named. */
function formOf({ ask, grammar, parts }: Request): [WrittenKind | null, boolean] {
  const [, form = null, only] =
    grammar?.forms.find(
      ([pattern, , of]) =>
        ask !== null &&
        pattern.test(ask.text) &&
        [undefined, "named", ask.kind, parts.kind === "none" ? "topic" : ask.kind].includes(of),
    ) ?? [];
  // "python", "excel": whatever else is named, it is worked on by code or a formula.
  const isFirst = only === "named" || only === "topic" || form === "code" || form === "spreadsheet";
  return [form === "editing" && parts.kind === "code" ? "code_review" : form, isFirst];
}

/** "she is scared of the dentist. story with a hedgehog": the weights' guess, where a clause begins with its noun. */
function namedByClause({ ask, language }: Request, [first]: readonly Likely[]): WrittenKind | null {
  if (ask?.kind !== "statement") return null;
  const kinds = linesOf(language)?.kinds;
  const names = (name: WrittenKind) => `(?:\\p{L}+ ){0,2}(?:${kinds?.[name].nouns || "(?!)"})`;
  const [, last = ""] = /[.,;!?]\s+([^.,;!?]+)[.!?]*$/u.exec(ask.text) ?? [];
  const text = TEXTS.find((name) => new RegExp(`^${names(name)}${ADDRESSED}`, "iu").test(last));
  if (text !== undefined || first === undefined) return text ?? null;
  const clause = String.raw`(?:^|[.,;:!?]\s+)${names(first.name)}(?!\p{L})`;
  const isNamed = first.probability >= SURE_OF_NAMED && new RegExp(clause, "iu").test(ask.text);
  return isNamed ? first.name : null;
}

/** What the weights alone say, if they are sure. */
function surely({ ask }: Request, [first]: readonly Likely[]): WrittenKind | null {
  if (first === undefined) return null;
  const isNamed = ask === null || ask.kind === "noun" || ask.kind === "order";
  if (isNamed) return first.probability >= SURE ? first.name : null;
  if (ask.kind === "statement" && OF_DEVICES.has(first.name)) return null;
  return first.probability >= SURE_OF_TOLD && ANSWERS.has(first.name) ? first.name : null;
}

function usual({ ask, parts }: Request): WrittenKind | null {
  if (parts.kind === "code") return "code_review";
  if (ask?.kind === "howto") return "howto";
  const isTrouble = ask?.kind === "statement" && TROUBLE.test(ask.text);
  return isTrouble && !hasOrder(ask.text) ? "solution" : null;
}

type Likely = { name: WrittenKind; probability: number };

/** An open noun leaves it to the weights, if they are sure. */
function orSurer(own: WrittenKind, first: Likely | undefined): WrittenKind {
  if (!OPEN.has(own) || first === undefined || first.probability < SURE_OF_OPEN) return own;
  return ANSWERS.has(first.name) && !first.name.endsWith("_plan") ? own : first.name;
}

function named(kinds: readonly WrittenKind[], likely: readonly Likely[]): WrittenKind | null {
  const [only] = kinds;
  const [first] = likely;
  if (kinds.length === 1 && only !== undefined) return orSurer(only, first);
  const best = likely.find(({ name }) => kinds.includes(name));
  if (best !== undefined && best.probability >= LIKELY_AMONG) return best.name;
  return PLAIN.find((kind) => kinds.includes(kind)) ?? best?.name ?? null;
}

/** Null where no lines are written for it. */
export function writtenFor(name: Deliverable): WrittenKind | null {
  if (name === "fact" || name === "unclear") return null;
  return isReplaced(name) ? INSTEAD[name] : name;
}

function isReplaced(name: Deliverable): name is keyof typeof INSTEAD {
  return name in INSTEAD;
}

/** What the reader typed in may be a name of ours, or one that its words lead to. */
function kindNamed(value: string, lines: Lines): Kind {
  const wanted = value.trim().toLowerCase();
  const all = Object.values(lines.kinds);
  const own =
    all.find(({ name }) => name.toLowerCase() === wanted) ??
    all.find(({ nouns }) => new RegExp(`^(?:${nouns})$`, "iu").test(wanted));
  return own ?? { ...lines.neutral, name: value.slice(0, 60) };
}
