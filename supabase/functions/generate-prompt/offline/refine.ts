import type { RefinementChip } from "../contract.ts";
import type { Enhanced } from "../engine.ts";
import { findFailedChecks } from "../text/checks.ts";
import type { Refinement } from "../text/given.ts";
import { hardTokens, placeholders } from "../text/tokens.ts";
import { type Analysis, analyse } from "./analysis.ts";
import { formatFor } from "./assistants.ts";
import { lengthen } from "./lengthen.ts";
import { enhanceOffline } from "./rewrite.ts";
import { linesOf, parseSections, renderSections, type Sections } from "./sections.ts";
import { shorten } from "./shorten.ts";

/**
 * Changes an enhanced prompt by rules: each chip does one thing one can read off the result, and a free wish is
 * added word for word, which the note says. Never throws; what cannot be changed well stays as it is.
 */
export function refineOffline(prompt: string, refinement: Refinement): Enhanced {
  const { previous, chip, instruction } = refinement;
  const unchanged: Enhanced = { content: previous, note: "unchanged" };
  const sections = parseSections(previous) ?? parseSections(enhanceOffline(previous));
  if (sections === null) return unchanged;
  const analysis = analyse(prompt);
  const changed = chip === null ? sections : CHANGES[chip](sections, analysis);
  const content = renderSections(
    instruction === null ? changed : withWish(changed, analysis, instruction),
  );
  if (content === previous || findFailedChecks({ prompt, refinement }, content).length > 0) {
    return unchanged;
  }
  return { content, note: instruction === null ? null : "instruction_added" };
}

type Change = (sections: Sections, analysis: Analysis) => Sections;

const CHANGES: Record<RefinementChip, Change> = {
  shorter: (sections, { prompt }) =>
    shorten(sections, [...hardTokens(prompt), ...placeholders(prompt)]),
  more_detail: lengthen,
  add_example: (sections, { pack }) => {
    const lines = linesOf(sections, "Examples");
    const missing = pack.phrases.refine.example.filter((line) => !lines.includes(line));
    return new Map(sections).set("Examples", [...lines, ...missing]);
  },
  other_tone: withNextTone,
  for_chatgpt: (sections, { pack }) => formatFor("for_chatgpt", sections, pack),
  for_claude: (sections, { pack }) => formatFor("for_claude", sections, pack),
  for_gemini: (sections, { pack }) => formatFor("for_gemini", sections, pack),
};

/** The tone after the one that is set, in place of it and of the question for it. */
function withNextTone(sections: Sections, { pack, template }: Analysis): Sections {
  const tones = pack.phrases.refine.tones.map((tone) => `- ${tone}`);
  const requirements = linesOf(sections, "Requirements");
  const current = tones.findIndex((tone) => requirements.includes(tone));
  const next = tones[(current + 1) % tones.length] ?? "";
  const others = requirements.filter((line) => !tones.includes(line));
  const context = linesOf(sections, "Context").filter((line) => line !== `- ${template.asks.tone}`);
  return new Map(sections).set("Requirements", [next, ...others]).set("Context", context);
}

function withWish(sections: Sections, { pack }: Analysis, instruction: string): Sections {
  const requirements = linesOf(sections, "Requirements");
  const wish = `- ${pack.phrases.refine.wish(instruction)}`;
  const others = requirements.filter((line) => line !== wish);
  return new Map(sections).set("Requirements", [...others, wish]);
}
