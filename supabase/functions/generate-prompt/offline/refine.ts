import type { RefinementChip } from "../contract.ts";
import type { Enhanced } from "../engine.ts";
import { findFailedChecks } from "../text/checks.ts";
import type { Given, Refinement } from "../text/given.ts";
import { hardTokens } from "../text/tokens.ts";
import { formatFor } from "./assistants.ts";
import { write } from "./enhance.ts";
import { linesOf } from "./lines/lines-of.ts";
import type { Lines } from "./lines/types.ts";
import { readRequest } from "./read/request.ts";
import {
  parseSections,
  renderSections,
  type Sections,
  slotPattern,
  withLines,
  withNew,
  withSlotLine,
} from "./sections.ts";
import { changeByWish } from "./wish.ts";

/** Changes a prompt by rules. Never throws; what cannot be changed well stays as it is, and the note says so. */
export function refineOffline(given: Given, refinement: Refinement): Enhanced {
  const request = readRequest(given.prompt);
  const { previous, choices, chip, instruction } = refinement;
  const drawn = write(given, request, choices);
  const lines = linesOf(request.language) ?? linesOf("en");
  const isRedrawn = chip === null && instruction === null;
  const sections =
    parseSections(isRedrawn ? drawn.content : previous) ?? parseSections(drawn.content);
  const stays = (note: Enhanced["note"]): Enhanced => ({ ...drawn, content: previous, note });
  if (sections === null || lines === undefined) return stays("unchanged");
  const wished =
    instruction === null
      ? sections
      : changeByWish(sections, instruction, { lines, language: request.language });
  if (wished === null) return stays("not_understood");
  const content =
    chip === null ? renderSections(wished) : chipped(wished, { chip, lines, prompt: given.prompt });
  const isFine = findFailedChecks(given, content).length === 0;
  return content === previous || !isFine ? stays("unchanged") : { ...drawn, content, note: null };
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

function chipped(
  sections: Sections,
  wish: { chip: RefinementChip; lines: Lines; prompt: string },
): string {
  const { chip, lines, prompt } = wish;
  if (isForAssistant(chip)) return formatFor(FOR_ASSISTANT[chip], renderSections(sections), lines);
  return renderSections(CHANGES[chip](sections, { chip, lines, prompt }));
}

type Wish = { chip: Exclude<RefinementChip, ForAssistant>; lines: Lines; prompt: string };

const CHANGES: Record<Wish["chip"], (sections: Sections, wish: Wish) => Sections> = {
  shorter,
  more_detail: (sections, { lines, chip }) => {
    const own = sections.get("Requirements") ?? [];
    const next = items(lines, chip).filter((line) => !own.includes(line));
    return withNew(sections, "Requirements", next.slice(0, 2));
  },
  add_example: (sections, { lines }) =>
    withNew(sections, "Examples", lines.phrases.chips.add_example ?? []),
  other_tone: (sections, { lines }) => otherTone(sections, lines),
  answer_too_long: (sections, { lines, chip }) => {
    const length = slotPattern(lines.slotLines.length);
    const bare = withLines(sections, "Output Format", (own) =>
      own.filter((line) => !length.test(line)),
    );
    return withNew(bare, "Output Format", items(lines, chip));
  },
  answer_generic: (sections, { lines, chip }) =>
    withNew(sections, "Requirements", items(lines, chip)),
  answer_wrong_facts: (sections, { lines, chip }) =>
    withNew(sections, "Requirements", items(lines, chip)),
  answer_wrong_format: (sections, { lines, chip }) =>
    withNew(sections, "Output Format", items(lines, chip)),
};

function items({ phrases }: Lines, chip: RefinementChip): string[] {
  return phrases.chips[chip]?.map((line) => `- ${line}`) ?? [];
}

/** The last requirement that says nothing of the request's own goes first. */
function shorter(sections: Sections, { prompt }: Wish): Sections {
  const tokens = hardTokens(prompt);
  for (const label of ["Additional Notes", "Examples", "Requirements", "Output Format"] as const) {
    const own = sections.get(label) ?? [];
    const least = label === "Requirements" || label === "Output Format" ? 1 : 0;
    const at = own.findLastIndex(
      (line) => line.startsWith("- ") && !tokens.some((token) => line.includes(token)),
    );
    if (own.length <= least || at < 0) continue;
    return withLines(sections, label, (lines) => lines.filter((_, index) => index !== at));
  }
  return sections;
}

function otherTone(sections: Sections, lines: Lines): Sections {
  const pattern = slotPattern(lines.slotLines.tone);
  const own = sections.get("Requirements") ?? [];
  const now = own.findIndex((line) => pattern.test(line));
  const said = own[now] ?? "";
  const current = lines.phrases.tones.findIndex((tone) => said.includes(tone));
  const tone = lines.phrases.tones[(current + 1) % lines.phrases.tones.length] ?? "";
  return withSlotLine(sections, "Requirements", { lines, slot: "tone", value: tone });
}
