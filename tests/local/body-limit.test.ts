import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";

import { honoMiddleware } from "@supabase/lite/vite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { limitBody } from "../../supabase/local/body-limit";

const LIMIT_BYTES = 1_000_000;
const IMPORT = "/rest/v1/rpc/import_pack";
const CLOSING =
  "POST /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello";

let server: Server;

/** Answers with the body's length, mounted behind the limit as the site's parts are. */
beforeEach(async () => {
  const measure = async (request: Request) =>
    new Response(String((await request.arrayBuffer()).byteLength));
  const mounted = honoMiddleware({ fetch: measure } as never, ["/x", IMPORT]);
  server = createServer((request, response) =>
    limitBody(request, response, () => mounted(request, response, () => response.end())),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
});
afterEach(() => void server.close());

type Sent = { path?: string; header: string; isChunked: boolean; block: Buffer; blocks: number };

/**
 * Sends a request to its end, whatever the server answers meanwhile, and another one behind it. Resolves to the
 * statuses and bodies of the answers. Written by hand, because Node's own client hangs up at an early answer.
 */
async function send({ path = "/x", header, isChunked, block, blocks }: Sent): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, "localhost");
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  const closed = new Promise((resolve, reject) => socket.on("close", resolve).on("error", reject));
  const length = isChunked
    ? "Transfer-Encoding: chunked"
    : `Content-Length: ${block.length * blocks}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${header}${length}\r\n\r\n`);
  for (let sent = 0; sent < blocks; sent += 1) {
    if (isChunked) socket.write(`${block.length.toString(16)}\r\n`);
    socket.write(block);
    await new Promise((resolve) => socket.write(isChunked ? "\r\n" : "", resolve));
  }
  socket.write(`${isChunked ? "0\r\n\r\n" : ""}${CLOSING}`);
  await closed;
  return received
    .split("HTTP/1.1 ")
    .slice(1)
    .map((answer) => `${answer.slice(0, 3)} ${answer.split("\r\n\r\n")[1]}`);
}

const PACKED = "Content-Encoding: gzip\r\n";
const TOO_LARGE =
  '413 {"error":{"code":"TOO_LARGE","message":"A request may have 1000000 bytes."}}';

test.each([
  ["of a known length", "", false],
  ["of an unknown length", "", true],
  ["that is compressed", PACKED, false],
  ["that is compressed, of an unknown length", PACKED, true],
])(
  "a body %s has 1 MB at most, and its connection answers the next request",
  async (_what, header, isChunked) => {
    const block = Buffer.alloc(LIMIT_BYTES / 10, "x");
    const sent = { header, isChunked, block };
    expect(await send({ ...sent, blocks: 10 })).toEqual(["200 1000000", "200 5"]);
    expect(await send({ ...sent, blocks: 11 })).toEqual([TOO_LARGE, "200 5"]);
    expect(await send({ ...sent, blocks: 300 })).toEqual([TOO_LARGE, "200 5"]);
  },
);

test("a compressed body is not unpacked before it is measured", async () => {
  const block = gzipSync(Buffer.alloc(20 * LIMIT_BYTES, "x"));
  const answers = await send({ header: PACKED, isChunked: false, block, blocks: 1 });
  expect(answers).toEqual([`200 ${block.length}`, "200 5"]);
});

test("of a body of 300 MB nothing is kept in memory", async () => {
  const before = process.memoryUsage().rss;
  const block = Buffer.alloc(LIMIT_BYTES, "x");
  const answers = await send({ header: "", isChunked: true, block, blocks: 300 });
  expect(answers).toEqual([TOO_LARGE, "200 5"]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * LIMIT_BYTES);
});

test("an import alone may have 8 MB", async () => {
  const sent = { path: IMPORT, header: "", isChunked: false, block: Buffer.alloc(LIMIT_BYTES) };
  expect(await send({ ...sent, blocks: 8 })).toEqual(["200 8000000", "200 5"]);
  const refusal = TOO_LARGE.replace("1000000", "8000000");
  expect(await send({ ...sent, blocks: 9 })).toEqual([refusal, "200 5"]);
});
