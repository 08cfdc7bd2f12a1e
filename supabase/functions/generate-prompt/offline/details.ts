import { countWords } from "../text/normalise.ts";
import { hardTokens } from "../text/tokens.ts";
import type { Slot } from "./pack.ts";
import type { UnjudgedReading } from "./reading.ts";

/** Details that narrow any kind of task, whether or not it would ask for them. */
const ALWAYS_TELLING = new Set<Slot>([
  "audience",
  "purpose",
  "tone",
  "level",
  "platform",
  "time",
  "budget",
  "constraints",
]);
/** Implied by other words of the request. */
const NEVER_TELLING = new Set<Slot>(["topic", "material", "details"]);
/** A request that says how many has a result in mind. */
const SIZE_DETAILS = 2;
const MAX_PASTED_DETAILS = 6;
const NAME = /(?<=[\p{Ll}\p{Nd},] )\p{Lu}\p{Ll}+/gu;

/**
 * How much a request says: words of its subject, stated details, facts (numbers, names, quotations), a size. A word
 * can count twice, as a word and as the detail it states: such words carry more.
 */
export function countDetails(request: UnjudgedReading): number {
  const { parts, size, stated, template, topicWords } = request;
  const details = [...stated].filter(
    (slot) => ALWAYS_TELLING.has(slot) || (slot in template.asks && !NEVER_TELLING.has(slot)),
  );
  const facts = hardTokens(parts.instruction).length + countNames(request);
  return (
    pastedDetails(request) +
    topicWords +
    details.length +
    facts +
    (size === undefined ? 0 : SIZE_DETAILS)
  );
}

/** "Email to students: no class on Thursday" goes on behind the colon. */
function pastedDetails({ parts }: UnjudgedReading): number {
  return Math.min(Math.floor(countWords(parts.pasted) / 2), MAX_PASTED_DETAILS);
}

/** German writes every noun with a capital. */
function countNames({ language, parts }: UnjudgedReading): number {
  return language === "de" ? 0 : (parts.instruction.match(NAME)?.length ?? 0);
}
