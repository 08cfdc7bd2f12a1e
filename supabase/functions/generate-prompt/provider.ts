import { readChatAnswer } from "./chat-answer.ts";
import { ApiError, asApiError } from "./errors.ts";
import { fetchWithRetries, type RetryDeps } from "./retry.ts";

export type ChatMessage = { role: "system" | "user" | "assistant"; content: string };

/** Sends one conversation, returns the model's raw text. Throws UPSTREAM or TIMEOUT. */
export type Complete = (messages: readonly ChatMessage[], signal: AbortSignal) => Promise<string>;

export type ProviderConfig = RetryDeps & {
  /** Up to and including the version: "https://api.openai.com/v1". */
  baseUrl: string;
  apiKey: string;
  model: string;
  firstTokenTimeoutMs: number;
};

/**
 * Any server that speaks OpenAI's Chat Completions, over plain fetch: the vendor SDKs cost two to
 * three times the cold start, and one of them hides errors that arrive mid-stream.
 *
 * Only model, messages and stream are sent. New models refuse `max_tokens` and `temperature`, old
 * servers do not know their successors, and reasoning tokens count against any cap; the length of
 * the answer is bounded while reading it instead.
 */
export function createProvider(config: ProviderConfig): Complete {
  return async (messages, signal) => {
    const firstToken = new AbortController();
    const timer = setTimeout(
      () => firstToken.abort(new ApiError("TIMEOUT")),
      config.firstTokenTimeoutMs,
    );
    const either = AbortSignal.any([signal, firstToken.signal]);
    try {
      const response = await fetchWithRetries(chatRequest(config, messages), either, config);
      return await readChatAnswer(response, () => clearTimeout(timer));
    } catch (error) {
      either.throwIfAborted();
      throw asApiError(error, "UPSTREAM");
    } finally {
      clearTimeout(timer);
    }
  };
}

function chatRequest({ baseUrl, apiKey, model }: ProviderConfig, messages: readonly ChatMessage[]) {
  return {
    url: `${baseUrl.replace(/\/+$/, "")}/chat/completions`,
    init: {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiKey}`,
        "content-type": "application/json",
        accept: "text/event-stream, application/json",
      },
      body: JSON.stringify({ model, messages, stream: true }),
    },
  };
}
