import fc from "fast-check";

import type { EnhancementCall, Problem } from "@/data/enhancement/enhancement";
import {
  EMPTY_SESSION,
  enhancementSession,
  type Session,
  type SessionAction,
} from "@/data/enhancement/enhancement-session";

import type { DoneData } from "../../supabase/functions/generate-prompt/contract";

// What happens to a session of the enhancer, for tests of its rules.

export const callOf = (requestId: string, sessionId = "one text"): EnhancementCall => ({
  requestId,
  sessionId,
  prompt: "a poem",
  refine: null,
  facts: [],
  assistant: null,
  turnstileToken: null,
});
export const refinementOf = (requestId: string, parentRequestId: string): EnhancementCall => ({
  ...callOf(requestId),
  refine: {
    chip: "shorter",
    instruction: null,
    choices: [],
    previous: "x",
    original: "a poem",
    parentRequestId,
  },
});
const doneOf = (content: string): DoneData => ({
  content,
  engine: "llm",
  requestId: "any",
  usage: { used: 1, limit: 2, counted: true },
  outcome: "enhanced",
  reading: null,
  suggestions: [],
  note: null,
});
export const LOST: Problem = {
  reason: "lost",
  retryAfterSeconds: null,
  isFree: false,
  reference: null,
};

export const started = (requestId: string, sessionId?: string): SessionAction => ({
  type: "started",
  call: callOf(requestId, sessionId),
});
export const opened = (requestId: string): SessionAction => ({
  type: "opened",
  requestId,
  engine: "llm",
});
export const received = (requestId: string, text: string): SessionAction => ({
  type: "received",
  requestId,
  text,
});
export const finished = (requestId: string, content: string): SessionAction => ({
  type: "finished",
  requestId,
  done: doneOf(content),
});
export const unchanged = (requestId: string): SessionAction => ({
  type: "finished",
  requestId,
  done: { ...doneOf("1"), note: "not_understood" },
});
export const failed = (requestId: string, problem = LOST): SessionAction => ({
  type: "failed",
  requestId,
  problem,
});

export const after = (...actions: SessionAction[]): Session =>
  actions.reduce(enhancementSession, EMPTY_SESSION);
export const enhanced = (id: string): SessionAction[] => [
  started(id),
  opened(id),
  finished(id, id),
];

const id = fc.constantFrom("1", "2", "3");
/** Anything that may happen, in any order. */
export const anyAction: fc.Arbitrary<SessionAction> = fc.oneof(
  fc.tuple(id, fc.constantFrom("one text", "another text")).map((ids) => started(...ids)),
  id.map(opened),
  fc.tuple(id, fc.string()).map(([requestId, text]) => received(requestId, text)),
  fc.tuple(id, fc.string()).map(([requestId, text]) => finished(requestId, text)),
  id.map((requestId) => failed(requestId)),
  fc.constantFrom<SessionAction[]>(
    { type: "stepped", by: 1 },
    { type: "stepped", by: -1 },
    { type: "undone" },
  ),
);
