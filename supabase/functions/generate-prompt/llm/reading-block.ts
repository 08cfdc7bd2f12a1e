import { isRecord } from "../../_shared/http/json.ts";
import { type Reading, READING_SLOTS } from "../contract.ts";
import { cleanText, countCodePoints } from "../text/clean-text.ts";

/** Begins the block in which a model says how it read the request. */
export const READING_MARK = "<<<reading";

const BLOCK = /^[ \t]*(?:`{3,}\w*\n[ \t]*)?<<<[ \t]*reading\b/imu;
const CLOSING_FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*$/mu;
const MAX_CHARACTERS = 60;
const MAX_ALTERNATIVES = 3;

/** Takes the block off the end of an answer. Missing or broken, it leaves a reading of null and the text as it is. */
export function takeReading(answer: string): { text: string; reading: Reading | null } {
  const start = answer.search(BLOCK);
  if (start < 0) return { text: answer, reading: null };
  const [text, block] = [answer.slice(0, start), answer.slice(start)];
  // Where a fence was opened around both, its end went with the block.
  const fence = /^(`{3,}|~{3,})/mu.exec(text)?.[1];
  const isOpen = fence !== undefined && text.split(`\n${fence}`).length % 2 === 1;
  const end = isOpen ? CLOSING_FENCE.exec(block)?.[1] : undefined;
  return { text: end === undefined ? text : `${text}${end}`, reading: parseReading(block) };
}

function parseReading(block: string): Reading | null {
  const json = block.slice(block.indexOf("{"), block.lastIndexOf("}") + 1);
  try {
    return toReading(JSON.parse(json));
  } catch {
    return null;
  }
}

function toReading(value: unknown): Reading | null {
  if (!isRecord(value)) return null;
  const deliverable = shortText(value["deliverable"]);
  if (deliverable === null) return null;
  const { alternatives } = value;
  return {
    deliverable,
    alternatives: otherTexts(alternatives, deliverable),
    assumptions: assumptionsOf(value["assumptions"]),
  };
}

/** In the order of the slots, one of each. */
function assumptionsOf(value: unknown): Reading["assumptions"] {
  const items = Array.isArray(value) ? value.filter(isRecord) : [];
  return READING_SLOTS.flatMap((slot) => {
    const item = items.find((candidate) => candidate["slot"] === slot);
    const text = shortText(item?.["value"]);
    return text === null
      ? []
      : [{ slot, value: text, alternatives: otherTexts(item?.["alternatives"], text) }];
  });
}

function otherTexts(value: unknown, chosen: string): string[] {
  const texts = Array.isArray(value) ? value.map(shortText).filter((text) => text !== null) : [];
  return [...new Set(texts)].filter((text) => text !== chosen).slice(0, MAX_ALTERNATIVES);
}

function shortText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = cleanText(value).replace(/\s+/gu, " ");
  return text === "" || countCodePoints(text) > MAX_CHARACTERS ? null : text;
}
