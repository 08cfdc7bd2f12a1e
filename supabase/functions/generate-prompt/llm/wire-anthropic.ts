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

const API_VERSION = "2023-06-01";
/** The format requires a cap. Far above any prompt we would accept. */
const MAX_TOKENS = 4096;
const GOOD_ENDS = new Set(["end_turn", "stop_sequence"]);

/** Anthropic's Messages, natively: the vendor describes its OpenAI layer as one for testing. */
export const anthropicWire: Wire = {
  request: ({ apiKey, model }, messages) => ({
    path: "messages",
    headers: { "x-api-key": apiKey, "anthropic-version": API_VERSION },
    body: {
      model,
      max_tokens: MAX_TOKENS,
      system: messages
        .flatMap(({ role, content }) => (role === "system" ? [content] : []))
        .join("\n\n"),
      messages: messages.filter(({ role }) => role !== "system"),
      stream: true,
    },
  }),
  readEvent(data) {
    const payload = parseObject(data);
    switch (payload["type"]) {
      case "error":
        throw reportedFault(payload["error"]);
      case "content_block_delta":
        return readDelta(toRecord(payload["delta"]));
      case "message_delta":
        return { ...NOTHING, isFinished: isEnd(toRecord(payload["delta"])["stop_reason"]) };
      case "message_stop":
        return { ...NOTHING, isFinished: true };
      default:
        // ping, message_start, block starts and stops, and events the vendor may add.
        return NOTHING;
    }
  },
  readWhole(body) {
    const payload = parseObject(body);
    if (payload["type"] === "error") throw reportedFault(payload["error"]);
    const { content } = payload;
    if (!Array.isArray(content)) throw new ProviderFault("Provider sent no content");
    const text = content
      .map(toRecord)
      .map((block) => (block["type"] === "text" ? toText(block["text"]) : ""))
      .join("");
    isEnd(payload["stop_reason"]);
    return { text, isToken: text !== "", isFinished: true };
  },
};

function readDelta({ type, text }: Record<string, unknown>): Step {
  if (type !== "text_delta") return { ...NOTHING, isToken: true };
  return { text: toText(text), isToken: true, isFinished: false };
}

/** "max_tokens" is cut short and "refusal" is withheld: neither is a usable prompt. */
function isEnd(reason: unknown): boolean {
  if (reason === undefined || reason === null) return false;
  if (typeof reason === "string" && GOOD_ENDS.has(reason)) return true;
  throw new ProviderFault(`Provider stopped early: ${JSON.stringify(reason)}`);
}
