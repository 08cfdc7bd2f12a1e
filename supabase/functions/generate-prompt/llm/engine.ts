import type { Engine, EnhanceInput } from "../engine.ts";
import { ApiError } from "../errors.ts";
import { checkNames, type FailedCheck, findFailedChecks } from "../text/checks.ts";
import { givenText } from "../text/given.ts";
import { clean } from "./clean-answer.ts";
import { INSTRUCTIONS, recitesInstructions } from "./instructions.ts";
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
  const failed = [...findFailedChecks(input, draft), ...recital(input, draft)];
  if (failed.length === 0) return draft;
  let answer = "";
  for await (const text of ask([...conversation, ...repairOf(draft, failed)])) answer += text;
  const repaired = clean(answer);
  // The other checks are the caller's, and the same for every engine.
  const leak = recital(input, repaired);
  if (leak.length === 0) return repaired;
  throw new ApiError("UPSTREAM", { cause: new Error(`Failed checks: ${checkNames(leak)}`) });
}

/** The one check that only an answer to our instructions can fail. */
function recital(input: EnhanceInput, text: string): FailedCheck<"instructions not leaked">[] {
  return recitesInstructions(text, givenText(input))
    ? [{ check: "instructions not leaked", detail: "repeats the system prompt" }]
    : [];
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

function repairOf(draft: string, failed: readonly FailedCheck<string>[]): ChatMessage[] {
  const faults = failed.map(({ check, detail }) => ({ rule: check, broken_by: detail }));
  const request = "Fix these faults, change nothing else, and output the whole prompt again:";
  return [
    { role: "assistant", content: draft },
    { role: "user", content: `${request}\n${JSON.stringify(faults)}` },
  ];
}
