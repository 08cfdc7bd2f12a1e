type Fetch = (request: Request) => Promise<Response>;

/** Below this, a packet is a packet. */
const SMALLEST_BYTES = 1024;

/** Compresses what the database answers, as the gateway of a hosted project does. */
export const compressed =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    const isAccepted = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
    const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
    if (!isAccepted || !isJson || response.body === null) return response;
    const body = await response.arrayBuffer();
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    if (body.byteLength < SMALLEST_BYTES)
      return new Response(body, { status, statusText, headers });
    headers.set("content-encoding", "gzip");
    headers.append("vary", "accept-encoding");
    headers.delete("content-length");
    const packed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
    return new Response(packed, { status, statusText, headers });
  };
