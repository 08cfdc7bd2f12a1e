/** A request whose body never ends, and how much of it was read. */
export function endlessRequest(headers: Record<string, string> = {}, method = "POST") {
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.bytes += 8192;
      controller.enqueue(new Uint8Array(8192).fill(32));
    },
  });
  const init = { method, headers, body, duplex: "half" };
  return { request: new Request("https://backend.test/", init), read };
}
