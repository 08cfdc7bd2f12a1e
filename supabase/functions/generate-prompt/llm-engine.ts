import { findProblems, type Problem } from "./checks.ts";
import { clean } from "./clean-answer.ts";
import type { Engine, EnhanceInput } from "./engine.ts";
import { ApiError } from "./errors.ts";
import { givenText } from "./given-text.ts";
import { INSTRUCTIONS } from "./instructions.ts";
import { modelInput } from "./model-input.ts";
import type { Chat } from "./provider.ts";
import { createVisibleText } from "./visible-text.ts";
import type { ChatMessage } from "./wire.ts";

type LlmEngineOptions = {
  chat: Chat;
  /** For the answer and, if it needs one, its repair together. */
  totalTimeoutMs: number;
};

/**
 * One rewriting call, the cheap checks, at most one repair call, then an honest failure.
 * Throws UPSTREAM or TIMEOUT.
 */
export function createLlmEngine({ chat, totalTimeoutMs }: LlmEngineOptions): Engine {
  return {
    name: "llm",
    async *enhance(input) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(new ApiError("TIMEOUT")), totalTimeoutMs);
      const signal = AbortSignal.any([input.signal, deadline.signal]);
      try {
        const content = yield* rewrite(input, (messages) => chat(messages, signal));
        return { content, note: null };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

type Ask = (messages: readonly ChatMessage[]) => AsyncGenerator<string>;

async function* rewrite(input: EnhanceInput, ask: Ask): AsyncGenerator<string, string> {
  const conversation: ChatMessage[] = [
    { role: "system", content: INSTRUCTIONS },
    { role: "user", content: JSON.stringify(modelInput(input)) },
  ];
  const draft = yield* firstDraft(input, ask(conversation));
  const problems = findProblems(input, draft);
  if (problems.length === 0) return draft;
  let repaired = "";
  for await (const text of ask([...conversation, ...repairOf(draft, problems)])) repaired += text;
  return clean(repaired);
}

async function* firstDraft(
  input: EnhanceInput,
  answer: AsyncGenerator<string>,
): AsyncGenerator<string, string> {
  const newlyVisible = createVisibleText(givenText(input));
  let raw = "";
  for await (const text of answer) {
    raw += text;
    const fresh = newlyVisible(raw);
    if (fresh !== "") yield fresh;
  }
  return clean(raw);
}

function repairOf(draft: string, problems: readonly Problem[]): ChatMessage[] {
  const faults = problems.map(({ check, detail }) => ({ rule: check, broken_by: detail }));
  const request = "Fix these faults, change nothing else, and output the whole prompt again:";
  return [
    { role: "assistant", content: draft },
    { role: "user", content: `${request}\n${JSON.stringify(faults)}` },
  ];
}
