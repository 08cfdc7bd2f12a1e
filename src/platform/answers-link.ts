import { ANSWERS_FRAGMENT } from "@/config/routes";
import type { PlaceholderValues } from "@/domain/placeholders";
import { parseJson } from "@/lib/parse-json";

// What was filled into a prompt's blanks, in the fragment of its address, which browsers send to no server.

/** Chat programs cut longer addresses. */
const MAX_PACKED_CHARACTERS = 6000;
/** What a hostile link may unpack to: a few kilobytes of it can become gigabytes. */
const MAX_UNPACKED_BYTES = 100_000;
const FORMAT = "deflate-raw";

/** The fragment for an address; null when it would be too long. */
export async function packAnswers(values: PlaceholderValues): Promise<string | null> {
  const { body } = new Response(JSON.stringify(values));
  const packed = body?.pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  if (text.length > MAX_PACKED_CHARACTERS) return null;
  return ANSWERS_FRAGMENT + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Refuses to go on when there is too much. */
function measure(): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(part, controller) {
      size += part.length;
      if (size > MAX_UNPACKED_BYTES) throw new Error("The link holds too much.");
      controller.enqueue(part);
    },
  });
}

async function unpackedText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { body } = new Response(bytes);
  return new Response(
    body?.pipeThrough(new DecompressionStream(FORMAT)).pipeThrough(measure()),
  ).text();
}

/** What the fragment holds; null when it was cut, changed or made to do harm. */
export async function unpackAnswers(fragment: string): Promise<unknown> {
  try {
    const text = fragment.slice(ANSWERS_FRAGMENT.length);
    if (text.length > MAX_PACKED_CHARACTERS) return null;
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return parseJson(await unpackedText(Uint8Array.from(packed, (letter) => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}
