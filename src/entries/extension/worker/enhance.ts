import { EXTENSION_KEYS } from "@/config/storage-keys";
import { enhanceOnce } from "@/data/enhancement/enhance-once";
import type { EnhancementCall, ProblemReason } from "@/data/enhancement/enhancement";
import { problemOf } from "@/data/enhancement/problem-of";
import { PROBLEM_SENTENCES, RESULT_NOTES } from "@/data/enhancement/problem-sentences";
import { newId } from "@/lib/new-id";
import { SPECIFIED_MESSAGES } from "@/messages/specified-messages";
import { loadStorage } from "@/platform/extension/browser-storage";

import type { DoneData } from "../../../../supabase/functions/generate-prompt/contract";
import type { EnhanceProgress, EnhanceRequest } from "../protocol";
import { createTabNotes } from "./tab-notes";

type Asked = Extract<EnhanceRequest, { kind: "enhance" }>;
type Failed = Extract<EnhanceProgress, { kind: "failed" }>;

export type Enhancement = {
  asked: Asked;
  /** Of the page that asks. */
  tabId: number;
  signal: AbortSignal;
  tell: (progress: EnhanceProgress) => void;
};

const FAILURES: Readonly<
  Record<Exclude<ProblemReason, "stopped">, Pick<Failed, "code" | "action">>
> = {
  lost: { code: "OFFLINE", action: null },
  unreachable: { code: "OFFLINE", action: null },
  "session-ended": { code: "SIGN_IN_REQUIRED", action: "sign-in" },
  limit: { code: "QUOTA_EXCEEDED", action: "premium" },
  conflict: { code: "IN_FLIGHT", action: null },
  "rate-limited": { code: "RATE_LIMITED", action: null },
  "daily-limit": { code: "DAILY_LIMIT", action: "sign-in" },
  // The check that a guest is a person is code from another host, which an extension may not run.
  challenge: { code: "TURNSTILE_REQUIRED", action: "sign-in" },
  "no-result": { code: "UPSTREAM", action: null },
};

/** The last enhancement of a tab, of which a changed version is part of the same use. */
const lastEnhanced = createTabNotes<Pick<EnhancementCall, "requestId" | "sessionId">>(
  EXTENSION_KEYS.lastEnhanced,
);

async function callOf({ text, refine }: Asked, tabId: number): Promise<EnhancementCall> {
  const parent = refine === undefined ? null : await lastEnhanced.read(tabId);
  const requestId = newId();
  return {
    requestId,
    sessionId: parent?.sessionId ?? newId(),
    prompt: text,
    refine:
      refine === undefined
        ? null
        : {
            chip: null,
            instruction: refine.wish,
            choices: [],
            previous: refine.previous,
            original: text,
            parentRequestId: parent?.requestId ?? requestId,
          },
    facts: [],
    assistant: null,
    turnstileToken: null,
  };
}

/** What to say beside a result. */
function noteOf({ outcome, content, suggestions, note }: DoneData): string | null {
  const said = [
    outcome === "question" ? content : null,
    outcome === "ready" ? ["Your prompt is good as it is.", ...suggestions].join(" ") : null,
    note === null ? null : RESULT_NOTES[note],
  ].filter((sentence) => sentence !== null);
  return said.length === 0 ? null : said.join(" ");
}

function failureOf(error: unknown): Failed | null {
  const { reason } = problemOf(error);
  if (reason === "stopped") return null;
  const message =
    reason === "limit" ? SPECIFIED_MESSAGES.upgradeNeeded.description : PROBLEM_SENTENCES[reason];
  return { kind: "failed", message, ...FAILURES[reason] };
}

/** Enhances a text for a page, as the site would. The page has asked about secrets in it. */
export async function enhanceForPage({ asked, tabId, signal, tell }: Enhancement): Promise<void> {
  await loadStorage();
  const call = await callOf(asked, tabId);
  let shown = "";
  try {
    const done = await enhanceOnce({
      call,
      signal,
      onOpen: () => {
        shown = "";
      },
      onText: (part) => {
        shown += part;
        tell({ kind: "text", text: shown });
      },
    });
    const { requestId, sessionId } = call;
    await lastEnhanced.write(tabId, { requestId, sessionId });
    const result = done.outcome === "question" ? asked.text : done.content;
    tell({ kind: "done", text: result, note: noteOf(done) });
  } catch (error) {
    const failed = failureOf(error);
    if (failed !== null) tell(failed);
  }
}
