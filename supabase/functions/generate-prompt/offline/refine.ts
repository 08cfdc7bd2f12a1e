import type { RefinementChip } from "../contract.ts";
import type { Enhanced } from "../engine.ts";
import { findFailedChecks } from "../text/checks.ts";
import type { Given, Refinement } from "../text/given.ts";
import { assistantIn, formatFor } from "./assistants.ts";
import { withWishes } from "./carry.ts";
import { write } from "./enhance.ts";
import { type Job, shorter } from "./length-change.ts";
import { linesOf } from "./lines/lines-of.ts";
import type { Lines } from "./lines/types.ts";
import { readRequest } from "./read/request.ts";
import { withReader } from "./reader.ts";
import { parseSections, renderSections, type Sections, withNew } from "./sections.ts";
import { readingOf, slotValue, withSlotValue } from "./slot-lines.ts";
import { changeByWish } from "./wish.ts";

/** Changes a prompt by rules. Never throws; what cannot be changed well stays as it is, and the note says so. */
export function refineOffline(given: Given, refinement: Refinement): Enhanced {
  const request = readRequest(given.prompt);
  const { previous, choices, chip } = refinement;
  const made = write(given, request, choices);
  const drawn = parseSections(made.content);
  const lines = linesOf(request.language) ?? linesOf("en");
  if (drawn === null || lines === undefined)
    return { ...made, content: previous, note: "unchanged" };
  const job = { given, refinement, request, lines };
  const before = parseSections(previous);
  const read = (text: Sections) =>
    made.reading === null ? null : readingOf(made.reading, { lines, choices, drawn, text });
  const stays = (note: Enhanced["note"]): Enhanced => {
    return { ...made, reading: read(before ?? drawn), content: previous, note };
  };
  const wished = wishedFor(drawn, before, job);
  if (wished === null) return stays("not_understood");
  const content = chip === null ? renderSections(wished) : chipped(wished, chip, job);
  const isFine = findFailedChecks(given, content).length === 0;
  if (content === previous || !isFine) return stays("unchanged");
  return { ...made, content, reading: read(parseSections(content) ?? wished), note: null };
}

/** Null for words that say nothing of what can be changed. */
function wishedFor(drawn: Sections, before: Sections | null, job: Job): Sections | null {
  const { instruction, chip } = job.refinement;
  if (instruction !== null) return changeByWish(before ?? drawn, instruction, job);
  return chip === null ? redrawn(drawn, before, job) : (before ?? drawn);
}

/** The request as it was chosen to be read now, with what was wished for until now. */
function redrawn(
  drawn: Sections,
  wished: Sections | null,
  { given, refinement, request, lines }: Job,
): Sections {
  const { choices, previousChoices = choices.slice(0, -1) } = refinement;
  const before = parseSections(write(given, request, previousChoices).content);
  const flipped = choices.at(-1)?.slot;
  const kept =
    wished === null || before === null
      ? drawn
      : withWishes({ before, after: drawn, wished, flipped, lines });
  const reader = slotValue(kept, { lines, slot: "audience" });
  const read = reader === null ? kept : withReader(kept, reader, { lines, request });
  const assistant = assistantIn(read, lines);
  if (assistant === null) return read;
  return parseSections(formatFor(assistant, renderSections(read), lines)) ?? read;
}

const FOR_ASSISTANT = {
  for_chatgpt: "chatgpt",
  for_claude: "claude",
  for_gemini: "gemini",
} as const;
type ForAssistant = keyof typeof FOR_ASSISTANT;

function isForAssistant(chip: RefinementChip): chip is ForAssistant {
  return chip in FOR_ASSISTANT;
}

function chipped(sections: Sections, chip: RefinementChip, job: Job): string {
  return isForAssistant(chip)
    ? formatFor(FOR_ASSISTANT[chip], renderSections(sections), job.lines)
    : renderSections(CHANGES[chip](sections, job));
}

const CHANGES: Record<
  Exclude<RefinementChip, ForAssistant>,
  (sections: Sections, job: Job) => Sections
> = {
  shorter,
  more_detail: (sections, { lines }) => {
    const own = sections.get("Requirements") ?? [];
    const next = items(lines, "more_detail").filter((line) => !own.includes(line));
    return withNew(sections, "Requirements", next.slice(0, 2));
  },
  add_example: (sections, { lines }) =>
    withNew(sections, "Examples", lines.phrases.chips.add_example ?? []),
  other_tone: (sections, { lines }) => otherTone(sections, lines),
  answer_too_long: (sections, { lines }) => {
    const bare = withSlotValue(sections, { lines, slot: "length", value: null });
    return withNew(bare, "Output Format", items(lines, "answer_too_long"));
  },
  answer_generic: (sections, { lines }) =>
    withNew(sections, "Requirements", items(lines, "answer_generic")),
  answer_wrong_facts: (sections, { lines }) =>
    withNew(sections, "Requirements", items(lines, "answer_wrong_facts")),
  answer_wrong_format: (sections, { lines }) =>
    withNew(sections, "Output Format", items(lines, "answer_wrong_format")),
};

function items({ phrases }: Lines, chip: RefinementChip): string[] {
  return phrases.chips[chip]?.map((line) => `- ${line}`) ?? [];
}

function otherTone(sections: Sections, lines: Lines): Sections {
  const said = slotValue(sections, { lines, slot: "tone" }) ?? "";
  const current = lines.phrases.tones.findIndex((tone) => said.includes(tone));
  const value = lines.phrases.tones[(current + 1) % lines.phrases.tones.length] ?? "";
  return withSlotValue(sections, { lines, slot: "tone", value });
}
