import { createParser } from "eventsource-parser";

import { atMost, readAtMost, TooLarge } from "../../_shared/http/body.ts";
import { ProviderFault, type Wire } from "./wire.ts";

/** Far above any prompt we would accept; stops a runaway model. */
const MAX_ANSWER_CHARACTERS = 20_000;
/** Of a whole answer, or of one event of a stream. */
const MAX_BYTES = 1024 * 1024;
/** Of a stream, which is not kept: an event of some 300 bytes a token, a model's thinking included. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024;

/**
 * The text of an answer as it comes, streamed or (from servers that ignore `stream`) whole.
 * Throws a ProviderFault for anything but a complete text: broken stream, error event, wrong shape,
 * empty content, or an end other than a normal one.
 */
export async function* readAnswer(
  response: Response,
  wire: Wire,
  onToken: () => void,
): AsyncGenerator<string> {
  let characters = 0;
  let isBlank = true;
  try {
    for await (const text of textsOf(response, wire, onToken)) {
      characters += text.length;
      if (characters > MAX_ANSWER_CHARACTERS) throw new TooLarge(MAX_ANSWER_CHARACTERS);
      isBlank &&= text.trim() === "";
      if (text !== "") yield text;
    }
  } catch (error) {
    if (error instanceof TooLarge) throw new ProviderFault("Provider sent far too much");
    throw error;
  }
  if (isBlank) throw new ProviderFault("Provider sent empty content");
}

async function* textsOf(
  response: Response,
  wire: Wire,
  onToken: () => void,
): AsyncGenerator<string> {
  const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
  if (!isStream) {
    const { text } = wire.readWhole(
      new TextDecoder().decode(await readAtMost(response.body, MAX_BYTES)),
    );
    onToken();
    yield text;
    return;
  }
  if (response.body === null) throw new ProviderFault("Provider sent no body");
  let isFinished = false;
  for await (const data of readSseData(response.body.pipeThrough(atMost(MAX_STREAM_BYTES)))) {
    const step = wire.readEvent(data);
    if (step.isToken) onToken();
    yield step.text;
    isFinished ||= step.isFinished;
    if (data === "[DONE]") return;
  }
  if (!isFinished) throw new ProviderFault("Provider stream broke off", { isRetryable: true });
}

/** The `data:` payloads of a server-sent event stream, in order. */
async function* readSseData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const complete: string[] = [];
  let isTooLarge = false;
  const parser = createParser({
    maxBufferSize: MAX_BYTES,
    onEvent: ({ data }) => complete.push(data.trim()),
    onError: ({ type }) => {
      isTooLarge ||= type === "max-buffer-size-exceeded";
    },
  });
  try {
    while (true) {
      const { done, value } = await reader.read();
      // Some servers close without the blank line behind the last event.
      parser.feed(done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true }));
      if (isTooLarge) throw new TooLarge(MAX_BYTES);
      yield* complete.splice(0);
      if (done) return;
    }
  } finally {
    // Reached early when the consumer stops or throws: tells the provider to stop generating.
    await reader.cancel().catch(() => {});
  }
}
