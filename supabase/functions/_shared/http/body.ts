export type Body =
  | { kind: "json"; value: unknown }
  | { kind: "too-large" }
  | { kind: "unreadable" };

const MAX_BODY_BYTES = 48 * 1024;

/** There was more to read than anybody needs. */
export class TooLarge extends Error {
  constructor(limit: number) {
    super(`More than ${limit} bytes came.`);
    this.name = "TooLarge";
  }
}

/** Reads and parses at most 48 kB; never throws. */
export async function readBody(request: Pick<Request, "body">): Promise<Body> {
  try {
    const bytes = await readAtMost(request.body, MAX_BODY_BYTES);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { kind: "json", value: JSON.parse(text) };
  } catch (error) {
    // The parser's message quotes the text, so it must not reach the log.
    return { kind: error instanceof TooLarge ? "too-large" : "unreadable" };
  }
}

/**
 * Drops what was not read of a body, up to 48 kB of it. Some versions of the Supabase runtime stall when a function
 * answers with its request body unread. Never throws.
 */
export async function dropBody(request: Request): Promise<void> {
  if (!request.bodyUsed) await readAtMost(request.body, MAX_BODY_BYTES).catch(() => {});
}

/** The bytes of a request's or an answer's body, decompressed ones. Throws TooLarge, and cancels, beyond the limit. */
export async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array> {
  if (stream === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new TooLarge(limit);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Passes a body on and fails with TooLarge beyond the limit, which also cancels what comes before it. */
export function atMost(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > limit) throw new TooLarge(limit);
      controller.enqueue(chunk);
    },
  });
}
