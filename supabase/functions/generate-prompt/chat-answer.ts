import { readSseData } from "./sse.ts";

/** Far above any prompt we would accept; stops a runaway model. */
const MAX_ANSWER_CHARACTERS = 20_000;

type Piece = { text: string; finishReason: string | null };

/**
 * The text of a Chat Completions answer, streamed or (from servers that ignore `stream`) whole.
 * Throws an Error for anything but a complete text: broken stream, error event, wrong shape,
 * empty content, or a finish reason other than a normal stop.
 */
export async function readChatAnswer(
  response: Response,
  onFirstToken: () => void,
): Promise<string> {
  const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
  const text = isStream
    ? await readStream(response, onFirstToken)
    : await readWhole(response, onFirstToken);
  if (text.length > MAX_ANSWER_CHARACTERS) throw new Error("Provider sent far too much text");
  if (text.trim() === "") throw new Error("Provider sent empty content");
  return text;
}

async function readStream({ body }: Response, onFirstToken: () => void): Promise<string> {
  if (body === null) throw new Error("Provider sent no body");
  let text = "";
  let isFinished = false;
  for await (const data of readSseData(body)) {
    onFirstToken();
    if (data === "[DONE]") return text;
    const piece = parsePiece(data, "delta");
    text += piece.text;
    isFinished ||= piece.finishReason !== null;
    if (text.length > MAX_ANSWER_CHARACTERS) return text;
  }
  if (!isFinished) throw new Error("Provider stream broke off");
  return text;
}

async function readWhole(response: Response, onFirstToken: () => void): Promise<string> {
  const body = await response.text();
  onFirstToken();
  return parsePiece(body, "message").text;
}

/** One event or one whole answer. The last event of a stream may have no choices, only usage. */
function parsePiece(json: string, part: "delta" | "message"): Piece {
  const payload = toRecord(parseJson(json));
  if (payload["error"] !== undefined && payload["error"] !== null)
    throw new Error("Provider sent an error");
  if (!Array.isArray(payload["choices"])) throw new Error("Provider sent no choices");
  if (payload["choices"].length === 0 && part === "delta") return { text: "", finishReason: null };
  const choice = toRecord(payload["choices"][0]);
  const content = toRecord(choice[part] ?? {})["content"] ?? "";
  if (typeof content !== "string") throw new Error("Provider sent content that is not text");
  return { text: content, finishReason: toFinishReason(choice["finish_reason"]) };
}

/** "length" means cut short and "content_filter" means withheld: neither is a usable prompt. */
function toFinishReason(reason: unknown): string | null {
  if (typeof reason !== "string") return null;
  if (reason === "length" || reason === "content_filter") {
    throw new Error(`Provider stopped early: ${reason}`);
  }
  return reason;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text, which may hold the visitor's words.
    throw new Error("Provider sent something else than JSON");
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error("Provider sent something else than an object");
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
