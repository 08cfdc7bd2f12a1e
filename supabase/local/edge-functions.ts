import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { type RunningFunction, startFunction } from "./deno-process";
import { FUNCTIONS_FOLDER } from "./paths";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

type Fetch = (request: Request, caller?: { peerAddress: string | null }) => Promise<Response>;

export const FUNCTIONS_PATH = "/functions/v1";

/**
 * Answers requests to /functions/v1/<name>. Each function is a Deno process, started by its first call and kept
 * running from then on; those named in `ready` are started before this resolves.
 */
export async function hostFunctions(
  environment: Record<string, string>,
  ready: readonly string[],
): Promise<{ fetch: Fetch; stop: () => Promise<void> }> {
  const names = readdirSync(FUNCTIONS_FOLDER).filter((name) =>
    existsSync(join(FUNCTIONS_FOLDER, name, "index.ts")),
  );
  const kept = new Map(names.map((name) => [name, keepRunning(name, environment)]));
  await Promise.all(ready.map(async (name) => kept.get(name)?.running()));
  return {
    async fetch(request, caller) {
      const url = new URL(request.url);
      const path = url.pathname.slice(FUNCTIONS_PATH.length);
      const called = kept.get(path.split("/")[1] ?? "");
      if (called === undefined) return new Response(null, { status: 404 });
      const target = await called.running().catch(() => null);
      if (target === null) return unavailable();
      const address = new URL(path + url.search, target.url);
      return forward(request, address, caller?.peerAddress).catch((error: unknown) => {
        if (!request.signal.aborted) console.error(error instanceof Error ? error.message : error);
        return unavailable();
      });
    },
    async stop() {
      await Promise.all([...kept.values()].map((each) => each.stop()));
    },
  };
}

/** Starts a function when it is first asked for, and again whenever it ends, each time after twice the wait. */
function keepRunning(name: string, environment: Record<string, string>) {
  let current: Promise<RunningFunction> | null = null;
  let restart: NodeJS.Timeout | null = null;
  let startedAt = 0;
  let waitMs = FIRST_WAIT_MS;
  let isStopped = false;

  function start(): Promise<RunningFunction> {
    restart = null;
    startedAt = Date.now();
    current = startFunction(name, environment);
    current.then(
      ({ ended }) => ended.then(restartLater),
      (error: Error) => restartLater(error.message),
    );
    return current;
  }

  function restartLater(reason: string): void {
    if (isStopped) return;
    if (Date.now() - startedAt > LONGEST_WAIT_MS) waitMs = FIRST_WAIT_MS;
    restart = setTimeout(() => void start(), waitMs);
    console.error(`${reason} It starts again in ${waitMs / 1000} s.`);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  }

  return {
    /** Null while it waits to be started again. Throws when it does not start. */
    running: async () => (restart === null ? (current ?? start()) : null),
    async stop() {
      isStopped = true;
      if (restart !== null) clearTimeout(restart);
      await current?.then(
        (running) => running.stop(),
        () => undefined,
      );
    },
  };
}

/** In the shape of every failure of every function. */
const unavailable = () =>
  Response.json(
    {
      error: {
        code: "UNAVAILABLE",
        message: "The function is not running. Try again in a minute.",
      },
    },
    { status: 503 },
  );

/** Passes a request on, with the caller's address appended as proxies do. */
async function forward(request: Request, target: URL, address?: string | null): Promise<Response> {
  const headers = new Headers(request.headers);
  // They are about the caller's connection, and `fetch` takes none of them.
  for (const name of ["connection", "expect", "keep-alive", "transfer-encoding", "upgrade"]) {
    headers.delete(name);
  }
  const addresses = [headers.get("x-forwarded-for"), address];
  headers.set("x-forwarded-for", addresses.filter(Boolean).join(", "));
  // `fetch` would decompress the answer and leave its header.
  headers.set("accept-encoding", "identity");
  const { method, signal } = request;
  const body = request.body && (await request.arrayBuffer());
  return fetch(target, { method, headers, body, signal, redirect: "manual" });
}
