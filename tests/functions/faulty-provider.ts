import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the fake provider answers one request. */
export type Answer = (response: ServerResponse) => void;

export type FaultyProvider = {
  baseUrl: string;
  /** The bodies received, in order. */
  requests: {
    path: string | undefined;
    headers: IncomingMessage["headers"];
    body: string;
    authorization: string | undefined;
  }[];
  stop: () => Promise<void>;
};

const SSE = { "content-type": "text/event-stream" };

/** A server that gives the listed answers, one a request; the last one repeats. */
export async function startProvider(answers: readonly Answer[]): Promise<FaultyProvider> {
  const requests: FaultyProvider["requests"] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const { url: path, headers } = request;
      requests.push({ path, headers, body, authorization: headers.authorization });
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      answer?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, stop };
}

/** A complete streamed answer. */
export function streamed(text: string, finishReason = "stop"): Answer {
  return (response) => {
    response.writeHead(200, SSE);
    for (const piece of text.match(/[\s\S]{1,40}/gu) ?? []) response.write(event(delta(piece)));
    response.write(event({ choices: [{ delta: {}, finish_reason: finishReason }] }));
    response.end("data: [DONE]\n\n");
  };
}

/** A complete answer from a server that ignores `stream`. */
export function whole(body: unknown): Answer {
  return (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
}

export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(code, headers);
    response.end("no");
  };
}

/** Raw bytes as an event stream, cut where the caller says. */
export function rawStream(chunks: readonly (string | Uint8Array)[]): Answer {
  return (response) => {
    response.writeHead(200, SSE);
    for (const chunk of chunks) response.write(chunk);
    response.end();
  };
}

/** An event stream that repeats itself until nobody reads it any more. */
export function endless(start: string, again: string): Answer {
  return (response) => {
    response.writeHead(200, SSE);
    response.write(start);
    const send = () => {
      while (response.write(again));
      response.once("drain", send);
    };
    send();
  };
}

/** Accepts the request and never answers. */
export const hang: Answer = () => {};

/** Sends headers, then nothing. */
export const headersOnly: Answer = (response) => {
  response.writeHead(200, SSE);
  response.flushHeaders();
};

/** Sends headers and one token, then nothing more. */
export const hangAfterToken: Answer = (response) => {
  response.writeHead(200, SSE);
  response.write(event(delta("**Task")));
};

/** Cuts the connection before any answer. */
export const refuse: Answer = (response) => response.destroy();

/** Cuts the connection after a first token. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, SSE);
  response.write(event(delta("**Task Overview**\nWrite")), () => response.destroy());
};

export function event(payload: unknown): string {
  return `data: ${JSON.stringify(payload)}\n\n`;
}

export function delta(content: string): unknown {
  return { choices: [{ delta: { content }, finish_reason: null }] };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
