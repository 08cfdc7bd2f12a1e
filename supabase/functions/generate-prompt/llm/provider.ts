import { ApiError, asApiError } from "../errors.ts";
import { readAnswer } from "./answer-text.ts";
import { requireOk, type RetryDeps, sleep, withRetries } from "./retry.ts";
import { anthropicWire } from "./wire-anthropic.ts";
import { openAiWire } from "./wire-openai.ts";
import type { ChatMessage, Endpoint } from "./wire.ts";

/**
 * Sends one conversation and yields the model's raw text as it comes. Throws UPSTREAM or TIMEOUT, or the
 * reason of the signal. Ending the iteration early hangs up on the model.
 */
export type Chat = (
  messages: readonly ChatMessage[],
  signal: AbortSignal,
) => AsyncGenerator<string>;

export type Patience = {
  /** From the call to the first token, retries included. */
  firstTokenMs: number;
  /** From one token to the next. */
  betweenTokensMs: number;
};

export type ProviderConfig = RetryDeps & { endpoint: Endpoint; patience: Patience };

const JSON_HEADERS = {
  "content-type": "application/json",
  accept: "text/event-stream, application/json",
};
const WIRES = { openai: openAiWire, anthropic: anthropicWire };

/**
 * One model behind one of the two wire formats, over plain fetch: the vendor SDKs cost two to
 * three times the cold start, and one of them hides errors that arrive mid-stream.
 */
export function createProvider({ endpoint, patience, ...deps }: ProviderConfig): Chat {
  const wire = WIRES[endpoint.format];
  return async function* (messages, signal) {
    const watchdog = createWatchdog(signal, patience);
    const { path, headers, body } = wire.request(endpoint, messages);
    const begin = async () => {
      const response = await deps.fetch(`${endpoint.baseUrl.replace(/\/+$/, "")}/${path}`, {
        method: "POST",
        headers: { ...headers, ...JSON_HEADERS },
        body: JSON.stringify({ ...body, ...endpoint.extra }),
        // It would carry the prompt, and of some vendors the key, to another host.
        redirect: "error",
        signal: watchdog.signal,
      });
      await requireOk(response);
      const answer = readAnswer(response, wire, watchdog.touch);
      return { answer, first: await answer.next() };
    };
    let answer: AsyncGenerator<string> | undefined;
    try {
      const begun = await withRetries(begin, watchdog.signal, deps);
      answer = begun.answer;
      for (let step = begun.first; step.done !== true; step = await answer.next()) {
        watchdog.pause();
        yield step.value;
        watchdog.resume();
      }
    } catch (error) {
      watchdog.signal.throwIfAborted();
      throw asApiError(error, "UPSTREAM");
    } finally {
      watchdog.stop();
      await answer?.return(undefined).catch(() => {});
    }
  };
}

/** Watches that an answer begins, and goes on. */
function createWatchdog(signal: AbortSignal, { firstTokenMs, betweenTokensMs }: Patience) {
  const controller = new AbortController();
  let patienceMs = firstTokenMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const resume = () => {
    stop();
    timer = setTimeout(() => controller.abort(new ApiError("TIMEOUT")), patienceMs);
  };
  resume();
  return {
    /** Aborts with TIMEOUT, or with the reason of the caller's signal. */
    signal: AbortSignal.any([signal, controller.signal]),
    /** A token came. */
    touch: () => {
      patienceMs = betweenTokensMs;
      resume();
    },
    /** The time a slow reader takes is not the provider's. */
    pause: stop,
    resume,
    stop,
  };
}

/** A configured model over the network. */
export function createChat(endpoint: Endpoint, patience: Patience): Chat {
  return createProvider({ endpoint, patience, fetch, sleep, random: Math.random });
}
