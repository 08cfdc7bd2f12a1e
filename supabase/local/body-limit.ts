import type { IncomingMessage, ServerResponse } from "node:http";

/** More than any other request of the site, and than any function reads. */
const MAX_BODY_BYTES = 1_000_000;
/** A file of prompts, as an account imports it at once. */
const IMPORT_PATH = "/rest/v1/rpc/import_pack";
const MAX_IMPORT_BYTES = 8_000_000;

/**
 * Reads a request's body before anything else does. A longer one is answered with 413 at once and thrown away as it
 * comes, which takes no memory and leaves the connection ready for its next request.
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  if (length === undefined && encoding === undefined) return next();
  const maxBytes = request.url === IMPORT_PATH ? MAX_IMPORT_BYTES : MAX_BODY_BYTES;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const refuse = (): void => {
    chunks.length = 0;
    if (response.headersSent) return;
    response.statusCode = 413;
    response.setHeader("Content-Type", "application/json");
    const message = `A request may have ${maxBytes} bytes.`;
    response.end(JSON.stringify({ error: { code: "TOO_LARGE", message } }));
  };
  if (Number(length) > maxBytes) refuse();
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) refuse();
    else chunks.push(chunk);
  });
  request.on("end", () => {
    if (response.headersSent) return;
    // Where the adapter between Node and Request looks for a body that was already read.
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    next();
  });
}
