import { readFileSync } from "node:fs";

import { parse } from "yaml";

import { enhanceOffline } from "../../functions/generate-prompt/offline/enhance.ts";
import { cleanText } from "../../functions/generate-prompt/text/clean-text.ts";

/** A request that nobody who worked on the engine has seen, with what its author meant by it. */
export type UnseenRequest = {
  text: string;
  /** Those that count as right. */
  deliverable: string[];
  missing: string[];
  flags: string[];
  language: string;
};

/** What raters compare without knowing which is which: the engine, the visitor's own line, and a constant text. */
export const ARMS = ["engine", "own line", "constant"] as const;
export type Arm = (typeof ARMS)[number];

const REQUESTS = new URL("../unseen/requests.yaml", import.meta.url);

export function readUnseen(): UnseenRequest[] {
  return parse(readFileSync(REQUESTS, "utf8")) as UnseenRequest[];
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
