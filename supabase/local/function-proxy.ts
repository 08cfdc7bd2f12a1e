import { request as sendRequest, type IncomingMessage, type ServerResponse } from "node:http";

import type { Plugin } from "vite";

import { functionNames, startFunction, type RunningFunction } from "./edge-functions";

const PREFIX = "/functions/v1/";

export type FunctionHost = { plugin: Plugin; stop: () => Promise<void> };

type LazyFunction = { start: () => Promise<RunningFunction>; stop: () => Promise<void> };

/** Each function is a Deno process. It is started by its first call, and only once. */
function lazyFunction(name: string, environment: Record<string, string>): LazyFunction {
  let running: Promise<RunningFunction> | undefined;
  return {
    start() {
      running ??= startFunction(name, environment).catch((error: unknown) => {
        running = undefined;
        throw error;
      });
      return running;
    },
    stop: async () => (await running?.catch(() => undefined))?.stop(),
  };
}

/**
 * Serves every edge function at /functions/v1/<name>. Those named in `ready` are started before this resolves.
 */
export async function hostFunctions(
  environment: Record<string, string>,
  ready: readonly string[],
): Promise<FunctionHost> {
  const functions = new Map(functionNames().map((name) => [name, lazyFunction(name, environment)]));
  const stop = async () => {
    await Promise.all([...functions.values()].map((lazy) => lazy.stop()));
  };
  try {
    await Promise.all(ready.map(async (name) => functions.get(name)?.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  function serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length).split("/")[0] : "";
    const lazy = functions.get(name ?? "");
    if (lazy === undefined) return next();
    lazy.start().then(
      ({ url }) => forward(request, response, url),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        answerUnavailable(response);
      },
    );
  }
  const mount = ({ middlewares }: { middlewares: { use: (handle: typeof serve) => unknown } }) =>
    void middlewares.use(serve);
  return {
    plugin: { name: "edge-functions", configureServer: mount, configurePreviewServer: mount },
    stop,
  };
}

/** Passes a request on, with the caller's address appended as proxies do. */
function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const path = (request.url ?? "/").replace("/functions/v1", "");
  const addresses = [request.headers["x-forwarded-for"], request.socket.remoteAddress];
  const onward = sendRequest(
    new URL(path, target),
    {
      method: request.method,
      headers: {
        ...request.headers,
        "x-forwarded-for": addresses.flat().filter(Boolean).join(", "),
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once("error", () => answerUnavailable(response));
  response.once("close", () => onward.destroy());
  request.pipe(onward);
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(502, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: "The function is not available." }));
}
