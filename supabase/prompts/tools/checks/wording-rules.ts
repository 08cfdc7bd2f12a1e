import { readFileSync } from "node:fs";

import Typo from "typo-js";

import type { PlacedPrompt } from "../prompt-source.ts";
import {
  faultsAtMatches,
  withoutPlaceholders,
  withoutQuotations,
  type PromptRule,
} from "./rule.ts";

/** A role the assistant cannot have. A part in a rehearsal ("play my landlord") does not count. */
const PERSONA =
  /(?<=^|[.!?:]\s+|\n)(?:act as|pretend (?:to be|you)|imagine (?:you are|that you are)|take on the role|you are an? |you have (?:run|edited|bought|sold|coached|taught|written|negotiated|managed|led|spent|worked|decades|years|\d+ years|experience))\b[^.\n]*/gi;

const linesOf = (path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);

export const noPersona: PromptRule = (placed) =>
  faultsAtMatches(placed, {
    field: "content",
    text: placed.prompt.content,
    pattern: PERSONA,
    toMessage: (match) => `assigns a persona: "${match.trim().slice(0, 40)}"`,
  });

/** What readers see of a prompt, by field. */
const textsOf = ({ prompt: { title, teaser, content } }: PlacedPrompt) => ({
  title,
  teaser: teaser ?? "",
  content,
});
const FIELDS = ["title", "teaser", "content"] as const;

const escaped = (phrase: string): string =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Refuses the phrases of a file, one a line, in titles, teasers and texts. Quoting one to forbid it is fine. */
export function noBannedPhrase(path: string): PromptRule {
  const pattern = new RegExp(
    String.raw`(?<!\w)(?:${linesOf(path).map(escaped).join("|")})(?!\w)`,
    "gi",
  );
  return (placed) =>
    FIELDS.flatMap((field) =>
      faultsAtMatches(placed, {
        field,
        text: withoutQuotations(textsOf(placed)[field]),
        pattern,
        toMessage: (phrase) => `says "${phrase}"`,
      }),
    );
}

const WORD = /\p{L}[\p{L}']*/gu;

/** American spelling by the en_US dictionary that comes with typo-js, and a list of allowed words. */
export function spelling(allowListPath: string): PromptRule {
  const dictionary = new Typo("en_US");
  const allowed = new Set(linesOf(allowListPath));
  const known = new Map<string, boolean>();
  const isSpelled = (word: string): boolean => {
    const forms = [word, word.replace(/'s?$/, "")];
    const isFine =
      known.get(word) ?? forms.some((form) => allowed.has(form) || dictionary.check(form));
    known.set(word, isFine);
    return isFine;
  };
  return (placed) => {
    const texts = {
      ...textsOf(placed),
      content: withoutPlaceholders(placed.prompt.content),
      own_placeholders: placed.ownPlaceholders.join(" ").toLowerCase(),
    };
    return ([...FIELDS, "own_placeholders"] as const).flatMap((field) =>
      faultsAtMatches(placed, {
        field,
        text: texts[field].replaceAll("’", "'"),
        pattern: WORD,
        toMessage: (word) => (isSpelled(word) ? null : `unknown word "${word}"`),
      }),
    );
  };
}
