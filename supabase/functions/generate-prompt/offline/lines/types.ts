import type { ReadingSlot, RefinementChip } from "../../contract.ts";
import type { Deliverable, Slot, Words } from "../model/labels.ts";

/**
 * The lines of a language: data only, with the same keys in every language.
 *
 * A line is a string that may end in tags, " #length #count": kinds of facts. When the request states a fact of one
 * of these kinds, the line is left out, so that no default contradicts what was said. Tag every line that speaks of a
 * length, a number of things, a reader, a tone, money, a time or people. Further tags are in `write/said.ts`.
 *
 * `{x}` stands for words of the request, "/" divides a default from its alternatives: the first is used, up to three
 * more are offered; of lengths the first alternative is the shorter one. A line asks for something that can be checked in the answer; it never praises ("high-quality").
 */
export type Lines = {
  /** For each deliverable its own. */
  kinds: Readonly<Record<WrittenKind, Kind>>;
  neutral: Kind;
  /** The sentences in which stated facts come back, and those a wish adds; "{x}" is the fact. */
  facts: Readonly<Record<"stated" | "without" | "follows" | "inLanguage", string>>;
  /** "Tone: {x}." and so on: a default, or what the reader chose. */
  slotLines: Readonly<Record<ReadingSlot, string>>;
  phrases: Phrases;
};

/** What lines are written for: most of what the weights tell apart, and what a request names or its form says. */
export type WrittenKind =
  | Exclude<Deliverable, "fact" | "unclear">
  | "letter"
  | "profile"
  | "text"
  | "plan"
  | "checklist"
  | "solution"
  | "advice"
  | "answer"
  | "material";

export type Kind = KindParts & {
  /** As the page shows it: at most 60 characters, small letters. */
  name: string;
  /** The order before a request that names the thing itself: "Write {x}" becomes "Write: apology email to a customer". */
  write: string;
  /** Around a request that names the subject alone: "Write an email about {x}". */
  about: string;
  /** After a request that only tells what is the case: "Write the email I should send." */
  ask: string;
  /** The words that name the thing itself, as the middle of a regular expression: "email|mail|letter". */
  nouns: string;
  /** Cases that its words tell, the first that fits; what it has of its own takes the place of the deliverable's. */
  narrower: readonly (KindParts & { pattern: () => RegExp })[];
};

export type KindParts = {
  /** Two to four an expert would add, the most useful first. */
  lines: readonly string[];
  format: readonly string[];
  /** Which of the reading is assumed: "polite and direct / warm / formal"; "-" for none. */
  defaults: Readonly<Partial<Record<ReadingSlot, string>>>;
  /** Blanks in this deliverable's own words. */
  slots: Readonly<Partial<Record<Slot, readonly [string, string]>>>;
};

export type Phrases = Readonly<
  Record<
    Words<"aboutMe bareMaterial children shortAnswer exceptions turns instead half twice">,
    string
  >
> & {
  /** Above pasted material. */
  material: Readonly<Record<"text" | "code" | "error" | "table", string>>;
  /** The one question back, and examples of what to type. */
  question: readonly string[];
  /** For somebody who may not want to live: what is asked, then its lines. */
  crisis: readonly string[];
  /** For a request that is good as it is. */
  ready: Readonly<Record<"short" | "long" | "example", string>>;
  /** Lines of the chips; what they replace is known by being among these. */
  chips: Readonly<Partial<Record<RefinementChip, readonly string[]>>>;
  tones: readonly string[];
};
