/**
 * The `data:` payloads of a server-sent event stream, in order. Comments and other fields are
 * skipped; line ends may be "\n" or "\r\n"; chunks may be cut anywhere, even inside a character.
 */
export async function* readSseData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    while (true) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() + "\n" : decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("data:")) yield line.slice("data:".length).trim();
      }
      if (done) return;
    }
  } finally {
    // Reached early when the consumer stops or throws: tells the provider to stop generating.
    await reader.cancel().catch(() => {});
  }
}
