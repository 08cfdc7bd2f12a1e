import type { ReadingChoice } from "../../contract.ts";
import type { Given } from "../../text/given.ts";
import { countWords } from "../../text/normalise.ts";
import type { Kind, Lines } from "../lines/types.ts";
import type { Slot } from "../model/labels.ts";
import type { FactKind } from "../read/facts.ts";
import type { Request } from "../read/request.ts";

/** What a prompt is written from. */
export type Plan = {
  request: Request;
  lines: Lines;
  kind: Kind;
  given: Pick<Given, "facts">;
  choices: readonly ReadingChoice[];
};

const ASK_PROBABILITY = 0.45;
const MAX_BLANKS = 3;
/** From here on a request has details of its own. */
const MANY_WORDS = 12;
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
const HAS_RECIPIENT =
  /\b(?:to|for|from|with|my|our|an|für|mit|von|à|au|pour|mon|ma|mes) (?:my |our |a |an |the )?\p{L}{3,}/iu;
/** More than one amount: "2400 after tax, rent is 950". */
const FIGURES = /\d{3}.*\d{3}/su;
const NAMED_FACT = /^\p{L}+: /u;

/** What is known, what is missing and what it is done with. */
export function contextOf(plan: Plan, stated: ReadonlySet<string>): string[] {
  return [...knownLines(plan), ...blankLines(plan, stated), ...materialLines(plan)];
}

function knownLines({ given, lines }: Plan): string[] {
  return given.facts.map((fact) => {
    // "role: nurse" has a label of its own.
    const link = NAMED_FACT.test(fact) ? "," : ":";
    return `- ${lines.phrases.aboutMe}${link} ${fact}`;
  });
}

function blankLines({ request, kind }: Plan, stated: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return (
    request.guess.missing
      .filter(({ name, probability }) => {
        const isTold = countWords(request.prompt) > MANY_WORDS || FIGURES.test(request.prompt);
        if (isTold && (name === "details" || name === "background")) return false;
        if (probability < ASK_PROBABILITY || (name === "material" && request.parts.kind !== "none"))
          return false;
        if (name === "recipient" && HAS_RECIPIENT.test(request.parts.ask)) return false;
        return !ANSWERS[name]?.some((fact) => stated.has(fact));
      })
      .flatMap(({ name }) => {
        const blank = kind.slots[name];
        return blank === undefined || blank[1] === "none" ? [] : [blank];
      })
      .filter(([lead]) => seen.size < seen.add(lead).size)
      .slice(0, MAX_BLANKS)
      // French puts a space before a colon, in the blank as well.
      .map(([lead, blank]) => `- ${lead}${blank.includes(" : ") ? " :" : ":"} [${blank}]`)
  );
}

function materialLines({ request, lines }: Plan): string[] {
  const { kind, material } = request.parts;
  if (kind === "none") return [];
  const isFenced = material.startsWith("```");
  const fence = kind === "text" || kind === "table" ? '"""' : "```";
  const block = isFenced || material.includes(fence) ? [material] : [fence, material, fence];
  return [lines.phrases.material[kind], ...block];
}
