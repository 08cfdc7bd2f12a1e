/** A kind of fact: what is stated of it needs no default and is not asked for. */
export const FACT_KINDS = [
  "length",
  "tone",
  "audience",
  "format",
  "language",
  "count",
  "budget",
  "time",
  "people",
  "level",
  "limits",
  "place",
  "figure",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A stated fact: how it was said, and in which form of sentence it comes back. */
export type Fact = { kind: FactKind; text: string; form: FactForm };

/** The sentences in which facts come back; `none` for what the sentence of the task says well enough. */
export type FactForm =
  | "atMost"
  | "about"
  | "exactly"
  | "length"
  | "inTone"
  | "forReader"
  | "asFormat"
  | "inLanguage"
  | "budget"
  | "time"
  | "within"
  | "deadline"
  | "people"
  | "without"
  | "follows"
  | "minds"
  | "forPeople"
  | "none";

export type FactRule = { kind: FactKind; form: FactForm; pattern: RegExp };

/** The facts of a text by the rules of its language, in the order of the rules; each span is read once. */
export function factsOf(text: string, rules: readonly FactRule[]): Fact[] {
  let rest = text;
  const facts: Fact[] = [];
  for (const { kind, form, pattern } of rules) {
    rest = rest.replace(pattern, (whole: string, ...found: unknown[]) => {
      const groups = found.slice(
        0,
        found.findIndex((one) => typeof one === "number"),
      );
      const inner = groups.find((group): group is string => typeof group === "string");
      facts.push({ kind, form, text: (inner ?? whole).trim() });
      return " ¦ ";
    });
  }
  return facts;
}

export function kindsOf(facts: readonly Fact[]): Set<FactKind> {
  return new Set(facts.map(({ kind }) => kind));
}
