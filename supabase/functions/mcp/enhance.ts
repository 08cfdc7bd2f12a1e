import { readAtMost } from "../_shared/http/body.ts";
import { isRecord } from "../_shared/http/json.ts";
import type { EnhanceAnswer, EnhanceRequest } from "../generate-prompt/contract.ts";

/** What the enhancer said: the text, or the sentence of its refusal. */
export type Enhancement = { isRefused: boolean; text: string };
export type Enhance = (call: {
  prompt: string;
  token: string;
  signal: AbortSignal;
}) => Promise<Enhancement>;

/** A model has 20 seconds to its first token and 40 for the rest, unless LLM_FIRST_TOKEN_SECONDS says more. */
const TIMEOUT_MS = 120_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Calls the function `generate-prompt` with the program's own token: quota, limits and history are that function's, and
 * nothing of them is here. Throws when it cannot be reached.
 */
export function createEnhance(supabaseUrl: string, send: typeof fetch = fetch): Enhance {
  return async ({ prompt, token, signal }) => {
    const response = await send(`${supabaseUrl}/functions/v1/generate-prompt`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ prompt } satisfies EnhanceRequest),
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const bytes = await readAtMost(response.body, MAX_ANSWER_BYTES);
    const answer: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isRecord(answer) && response.ok) {
      const { enhancedPrompt } = answer as EnhanceAnswer;
      return { isRefused: false, text: enhancedPrompt };
    }
    const error = isRecord(answer) ? answer["error"] : null;
    if (isRecord(error) && typeof error["message"] === "string") {
      return { isRefused: true, text: error["message"] };
    }
    throw new Error(`generate-prompt answered with ${response.status}.`);
  };
}
