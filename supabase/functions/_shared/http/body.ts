export type Body =
  | { kind: "json"; value: unknown }
  | { kind: "too-large" }
  | { kind: "unreadable" };

const MAX_BODY_BYTES = 48 * 1024;

/**
 * Reads and parses at most 48 kB; never throws. It runs before any early error, because some
 * versions of the Supabase runtime stall when a function answers with its request body unread.
 */
export async function readBody(request: Pick<Request, "body">): Promise<Body> {
  try {
    const bytes = await readAtMost(request.body, MAX_BODY_BYTES);
    if (bytes === null) return { kind: "too-large" };
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { kind: "json", value: JSON.parse(text) };
  } catch {
    // The parser's message quotes the text, so it must not reach the log.
    return { kind: "unreadable" };
  }
}

async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | null> {
  if (stream === null) return new Uint8Array();
  const buffer = new Uint8Array(limit);
  let length = 0;
  const reader = stream.getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return buffer.subarray(0, length);
    if (length + value.length > limit) {
      await reader.cancel();
      return null;
    }
    buffer.set(value, length);
    length += value.length;
  }
}
