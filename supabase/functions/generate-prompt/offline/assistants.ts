import type { Label } from "../text/labels.ts";
import { normalise } from "../text/normalise.ts";
import { matchCues } from "./cue.ts";
import type { LanguagePack, RefinePhrases } from "./pack.ts";
import { linesOf, type Sections } from "./sections.ts";

type Assistant = keyof RefinePhrases["assistants"];

const TAGS: Partial<Record<Label, string>> = {
  Context: "context",
  Requirements: "instructions",
  Instructions: "steps",
  Examples: "examples",
  "Output Format": "format",
};
const TAG_LINE = new RegExp(`^</?(?:${Object.values(TAGS).join("|")})>$`, "u");

/**
 * The same prompt in the form one vendor's guide asks for. What an earlier choice of assistant had added is
 * taken away first. Sources, read in November 2026:
 * - ChatGPT: the GPT-4.1 prompting guide (instructions are followed literally; divided by headings; keep going);
 * - Claude: "Use XML tags" in the prompt engineering guide;
 * - Gemini: the Gemini 3 prompting guide (prohibitions and limits last; name the level of detail; no blanket
 *   "do not infer").
 */
export function formatFor(assistant: Assistant, sections: Sections, pack: LanguagePack): Sections {
  const { assistants, negatives } = pack.phrases.refine;
  const plain = withoutFormat(sections, Object.values(assistants).flat());
  const notes = linesOf(plain, "Additional Notes");
  plain.set("Additional Notes", [...notes, ...bullets(assistants[assistant])]);
  if (assistant === "for_claude") return withTags(plain);
  if (assistant === "for_gemini") return withProhibitionsLast(plain, negatives);
  return plain;
}

function withoutFormat(sections: Sections, notes: readonly string[]): Sections {
  const added = new Set(bullets(notes));
  const isOurs = (line: string) => TAG_LINE.test(line) || added.has(line);
  return new Map(
    [...sections].map(([label, lines]) => [label, lines.filter((line) => !isOurs(line))]),
  );
}

function withTags(sections: Sections): Sections {
  return new Map(
    [...sections].map(([label, lines]) => {
      const tag = TAGS[label];
      const isTagged = tag !== undefined && lines.length > 0;
      return [label, isTagged ? [`<${tag}>`, ...lines, `</${tag}>`] : lines];
    }),
  );
}

function withProhibitionsLast(sections: Sections, negatives: string): Sections {
  const requirements = linesOf(sections, "Requirements");
  const isProhibition = (line: string) => matchCues(negatives, normalise(line)).length > 0;
  const sorted = [
    ...requirements.filter((line) => !isProhibition(line)),
    ...requirements.filter(isProhibition),
  ];
  return new Map(sections).set("Requirements", sorted);
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}
