import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { ChatMessage } from "../../supabase/functions/generate-prompt/llm/wire";

export type FakeModel = { baseUrl: string; stop: () => Promise<void> };

/** A Chat Completions server that answers a conversation as told. An Error becomes a status no client retries. */
export async function startFakeModel(
  reply: (messages: readonly ChatMessage[], model: string) => string | Error,
): Promise<FakeModel> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { messages, model } = JSON.parse(body) as { messages: ChatMessage[]; model: string };
      const content = reply(messages, model);
      const isError = content instanceof Error;
      response.writeHead(isError ? 400 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(isError ? {} : { choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
