import { existsSync, readFileSync } from "node:fs";

import { parse } from "yaml";

import { enhanceOffline } from "../../functions/generate-prompt/offline/enhance.ts";
import { cleanText } from "../../functions/generate-prompt/text/clean-text.ts";

/** A request that nobody who worked on the engine has seen, with what its author meant by it. */
export type UnseenRequest = {
  text: string;
  language: string;
  /** What the request itself says, as a person reads it. */
  ticks: Readonly<Record<"audience" | "format" | "length", boolean>>;
};

/** A set of requests and its scores, once there are some. A set is spent as a measure when its results are known. */
type RatedSet = { requests: URL; ratings: URL };

const SETS: readonly RatedSet[] = [
  setOf("requests.yaml", "ratings.tsv"),
  setOf("second.yaml", "ratings-second.tsv"),
  setOf("third.yaml", "ratings-third.tsv"),
  setOf("fourth.yaml", "ratings-fourth.tsv"),
  setOf("fifth.yaml", "ratings-fifth.tsv"),
  setOf("sixth.yaml", "ratings-sixth.tsv"),
  setOf("seventh.yaml", "ratings-seventh.tsv"),
  setOf("eighth.yaml", "ratings-eighth.tsv"),
  setOf("ninth.yaml", "ratings-ninth.tsv"),
  setOf("tenth.yaml", "ratings-tenth.tsv"),
  setOf("eleventh.yaml", "ratings-eleventh.tsv"),
  setOf("twelfth.yaml", "ratings-twelfth.tsv"),
  setOf("thirteenth.yaml", "ratings-thirteenth.tsv"),
  setOf("fourteenth.yaml", "ratings-fourteenth.tsv"),
  setOf("fifteenth.yaml", "ratings-fifteenth.tsv"),
  setOf("sixteenth.yaml", "ratings-sixteenth.tsv"),
  setOf("seventeenth.yaml", "ratings-seventeenth.tsv"),
  setOf("eighteenth.yaml", "ratings-eighteenth.tsv"),
  setOf("nineteenth.yaml", "ratings-nineteenth.tsv"),
  setOf("twentieth.yaml", "ratings-twentieth.tsv"),
  setOf("twenty-first.yaml", "ratings-twenty-first.tsv"),
];

/** What raters compare without knowing which is which: the engine, the visitor's own line, and a constant text. */
export const ARMS = ["engine", "own line", "constant"] as const;
export type Arm = (typeof ARMS)[number];

function setOf(requests: string, ratings: string): RatedSet {
  return {
    requests: new URL(`../unseen/${requests}`, import.meta.url),
    ratings: new URL(ratings, import.meta.url),
  };
}

/** The newest set of which a file is there: of its requests to be rated, of its ratings to be reported. */
export function newestSet(file: keyof RatedSet): RatedSet {
  const set = SETS.findLast((one) => existsSync(one[file]));
  if (set === undefined) throw new Error(`No set has ${file}`);
  return set;
}

export function readUnseen({ requests }: RatedSet): UnseenRequest[] {
  return parse(readFileSync(requests, "utf8")) as UnseenRequest[];
}

/** The text of an arm for a request: what somebody would paste into an assistant. */
export function textOf(arm: Arm, { text }: Pick<UnseenRequest, "text">): string {
  if (arm === "own line") return text;
  if (arm === "constant") return constantText(text);
  return enhanceOffline({ prompt: cleanText(text), refinement: null, facts: [], assistant: null })
    .content;
}

/** Passes every check of form. If raters like it nearly as well as the engine, their scores mean nothing. */
function constantText(request: string): string {
  return [
    "**Task Overview**",
    request,
    "",
    "**Requirements**",
    "- Be clear, specific and complete.",
    "- Use a professional and engaging tone.",
    "- Structure the answer well and avoid unnecessary detail.",
    "",
    "**Output Format**",
    "- A well-organized answer with headings and bullet points where helpful.",
  ].join("\n");
}
