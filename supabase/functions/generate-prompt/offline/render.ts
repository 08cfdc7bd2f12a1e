import { type Label, section } from "../text/labels.ts";
import { bracketedDetails } from "../text/tokens.ts";
import type { Analysis } from "./analysis.ts";
import { openSlots } from "./slots.ts";

const MAX_INLINE_CHARACTERS = 200;
const MARKS = [
  ['"', '"'],
  ["“", "”"],
  ["«", "»"],
] as const;
const FENCES = ['"""', "'''", "~~~", "<<<", "====="] as const;
// Requests that say more are asked less.
const ASKS_BY_WORDS = [
  [12, 4],
  [25, 3],
  [60, 1],
] as const;

/** A new structure around the request, which is quoted unchanged. */
export function render(analysis: Analysis): string {
  const { template } = analysis;
  const asks = openDetails(analysis);
  const parts: [Label, readonly string[]][] = [
    ["Task Overview", overview(analysis)],
    ["Context", bullets(asks)],
    ["Desired Features", bullets(features(analysis))],
    ["Requirements", bullets(requirements(analysis))],
    ["Instructions", (template.steps ?? []).map((step, index) => `${index + 1}. ${step}`)],
    ["Output Format", bullets([...template.format, sizeLine(analysis)])],
    ["Additional Notes", bullets(notes(analysis, asks))],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([label, lines]) => section(label, lines))
    .join("\n\n");
}

/** The visitor's words: on one line if they fit, else in a fence; never in marks they contain. */
function quote(prompt: string): string {
  const marks = MARKS.find(([open, close]) => !prompt.includes(open) && !prompt.includes(close));
  const isInline = prompt.length <= MAX_INLINE_CHARACTERS && !prompt.includes("\n");
  if (isInline && marks !== undefined) return marks.join(prompt);
  const fence = FENCES.find((candidate) => !prompt.includes(candidate)) ?? "-----";
  return `${fence}\n${prompt}\n${fence}`;
}

function overview({ template, pack, prompt }: Analysis): string[] {
  const quoted = quote(prompt);
  const separator = quoted.includes("\n") ? "\n" : " ";
  return [template.overview, `${pack.phrases.myRequest}${separator}${quoted}`];
}

/** Placeholders for what the request leaves open; none where nothing decisive is. */
function openDetails(analysis: Analysis): string[] {
  if (analysis.isUnclear && !analysis.parts.isCodeOnly) return [analysis.pack.phrases.unclearAsk];
  if (analysis.isClear) return firstAsk(analysis);
  const missing = openSlots(analysis).flatMap((slot) => analysis.template.asks[slot] ?? []);
  return [...firstAsk(analysis), ...missing].slice(0, maxAsks(analysis));
}

/** A clear request names its main feature itself. */
function features({ isClear, template }: Analysis): readonly string[] {
  const all = template.features ?? [];
  return isClear ? all.filter((feature) => bracketedDetails(feature).length === 0) : all;
}

function requirements({ limits, pack, template, twists }: Analysis): string[] {
  const own = limits.length > 0 ? [pack.phrases.statedLimits(limits.join("; "))] : [];
  return [...own, ...twists, ...template.requirements];
}

function firstAsk({ parts, pack }: Analysis): string[] {
  return parts.isCodeOnly ? [pack.phrases.codeOnlyAsk] : [];
}

function maxAsks({ words }: Analysis): number {
  return ASKS_BY_WORDS.find(([limit]) => words <= limit)?.[1] ?? 0;
}

function sizeLine({ size, template, pack }: Analysis): string {
  return size === undefined ? template.size : pack.phrases.statedSize(size);
}

function notes(analysis: Analysis, asks: readonly string[]): string[] {
  const { isUnclear, language, template } = analysis;
  const { phrases } = analysis.pack;
  const needsMaterial =
    template.asks.material !== undefined && asks.includes(template.asks.material);
  return [
    ...(needsMaterial ? [phrases.missingMaterial] : []),
    ...(asks.length > (needsMaterial ? 1 : 0) && !isUnclear ? [phrases.unfilled] : []),
    ...(isUnclear ? [phrases.unclear] : []),
    ...(language === "other" ? [phrases.answerInMyLanguage] : []),
  ];
}

function bullets(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}
