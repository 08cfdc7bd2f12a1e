import {
  NOTHING,
  parseObject,
  ProviderFault,
  reportedFault,
  type Step,
  toRecord,
  toText,
  type Wire,
} from "./wire.ts";

// Cut short, withheld, or something else than text: none of them is a usable prompt.
const UNUSABLE_ENDS = new Set(["length", "content_filter", "tool_calls", "function_call"]);

/**
 * OpenAI's Chat Completions, which OpenRouter, Groq, Together, Ollama, llama.cpp, vLLM, LM Studio and Gemini's
 * compatible address speak too.
 *
 * Only model, messages and stream are sent. New models refuse `max_tokens` and `temperature`, old
 * servers do not know their successors, and reasoning tokens count against any cap; the length of
 * the answer is bounded while reading it instead.
 */
export const openAiWire: Wire = {
  request: ({ apiKey, model }, messages) => ({
    path: "chat/completions",
    headers: { authorization: `Bearer ${apiKey}` },
    body: { model, messages, stream: true },
  }),
  readEvent: (data) =>
    data === "[DONE]" ? { ...NOTHING, isFinished: true } : readChoice(data, "delta"),
  readWhole: (body) => ({ ...readChoice(body, "message"), isFinished: true }),
};

/** One event or one whole answer. The last event of a stream may have no choices, only usage. */
function readChoice(json: string, part: "delta" | "message"): Step {
  const payload = parseObject(json);
  const { error, choices } = payload;
  if (error !== undefined && error !== null) throw reportedFault(error);
  if (!Array.isArray(choices)) throw new ProviderFault("Provider sent no choices");
  if (choices.length === 0 && part === "delta") return NOTHING;
  const choice = toRecord(choices[0]);
  const message = toRecord(choice[part] ?? {});
  const text = toText(message["content"]);
  const reasoning = message["reasoning_content"] ?? message["reasoning"];
  return {
    text,
    isToken: text !== "" || (typeof reasoning === "string" && reasoning !== ""),
    isFinished: isEnd(choice["finish_reason"]),
  };
}

function isEnd(reason: unknown): boolean {
  if (typeof reason !== "string" || reason === "") return false;
  if (UNUSABLE_ENDS.has(reason)) throw new ProviderFault(`Provider stopped early: ${reason}`);
  return true;
}
