import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";

import {
  type DoneData,
  encodeEvent,
  type EnhanceRequest,
  type StreamEvent,
} from "../supabase/functions/generate-prompt/contract";

/** An enhancer over a real connection that says what the test says. `stop` it at the end. */
export type ScriptedEnhancer = Awaited<ReturnType<typeof scriptEnhancer>>;

async function bodyOf(request: AsyncIterable<Buffer>): Promise<EnhanceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString()) as EnhanceRequest;
}

/** Sends the page's enhancements to a server of the test's own; the newest one is answered. */
export async function scriptEnhancer(page: Page) {
  const bodies: EnhanceRequest[] = [];
  let answer: ServerResponse | undefined;
  let hangUps = 0;
  const push = (event: StreamEvent) => void answer?.write(encodeEvent(event));

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      bodies.push(body);
      answer = response;
      // What is cut off is no longer the caller's to end.
      response.once("close", () => {
        if (!response.writableEnded && !response.destroyed) hangUps += 1;
      });
      request.socket.once("end", () => {
        if (!response.writableEnded) hangUps += 1;
      });
      response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
      const isRefinement = body.refine !== undefined;
      push({
        event: "start",
        data: { requestId: body.requestId ?? "", engine: "llm", isRefinement },
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await page.route("**/functions/v1/generate-prompt", (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/` }),
  );

  return {
    bodies,
    hangUps: () => hangUps,
    send: (text: string) => push({ event: "delta", data: { text } }),
    finish(content: string, usage: Partial<DoneData["usage"]> = {}) {
      push({
        event: "done",
        data: {
          content,
          engine: "llm",
          requestId: bodies.at(-1)?.requestId ?? "",
          usage: { used: 1, limit: 2, counted: true, ...usage },
          outcome: "enhanced",
          reading: null,
          suggestions: [],
          note: null,
        },
      });
      answer?.end();
    },
    /** The server gives up, and says so. */
    fail() {
      const error = { code: "UPSTREAM", message: "No answer." } as const;
      push({ event: "error", data: { error, retryAfter: null } });
      answer?.end();
    },
    /** The connection breaks in the middle of the answer. */
    cut: () => answer?.destroy(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
