import { bracketedDetails } from "../text/tokens.ts";
import type { Analysis } from "./analysis.ts";
import { matchCues } from "./cue.ts";
import type { Slot } from "./pack.ts";
import { linesOf, type Sections } from "./sections.ts";

const MAX_ADDED_REQUIREMENTS = 3;
const MAX_QUESTIONS = 4;

/** What an expert in this kind of task would add: requirements first, then steps and open details. */
export function lengthen(sections: Sections, analysis: Analysis): Sections {
  const { template } = analysis;
  const requirements = linesOf(sections, "Requirements");
  const instructions = linesOf(sections, "Instructions");
  const steps = (template.steps ?? []).map((step, index) => `${index + 1}. ${step}`);
  return new Map(sections)
    .set("Context", [...linesOf(sections, "Context"), ...openQuestions(sections, analysis)])
    .set("Requirements", [...requirements, ...furtherRequirements(requirements, analysis)])
    .set("Instructions", instructions.length > 0 ? instructions : steps);
}

function furtherRequirements(present: readonly string[], analysis: Analysis): string[] {
  const { template, pack, normalised } = analysis;
  const twists = Object.entries(template.twists ?? {})
    .filter(([cues]) => matchCues(cues, normalised).length > 0)
    .map(([, requirement]) => requirement);
  return [...twists, ...template.requirements, ...pack.phrases.refine.detail]
    .map((line) => `- ${line}`)
    .filter((line) => !present.includes(line))
    .slice(0, MAX_ADDED_REQUIREMENTS);
}

/** Details of the task that nobody has asked for yet, as placeholders; few in all. */
function openQuestions(sections: Sections, { template, stated }: Analysis): string[] {
  const text = [...sections.values()].flat().join("\n");
  const room = MAX_QUESTIONS - bracketedDetails(text).length;
  const name = (ask: string) => ask.split(":")[0] ?? ask;
  return Object.entries(template.asks)
    .filter(([slot, ask]) => !stated.has(slot as Slot) && !text.includes(name(ask)))
    .map(([, ask]) => `- ${ask}`)
    .slice(0, Math.max(room, 0));
}
