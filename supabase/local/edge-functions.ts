import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { FUNCTIONS_FOLDER, ROOT_FOLDER } from "./paths";

const START_TIMEOUT_MS = 30_000;
const LISTENING = /Listening on (http:\/\/\S+?)\/?\s/;
const DENO_CLI = createRequire(import.meta.url).resolve("deno/bin.cjs");
/**
 * Ends a function with the process that holds its standard input, even if that is killed. In a timer, because Deno
 * waits for what a preloaded module begins.
 */
const END_WITH_INPUT = `data:text/javascript,Deno.unrefTimer(setTimeout(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit();
}))`;

type RunningFunction = { url: string; stop: () => Promise<void> };
type Fetch = (request: Request, caller?: { peerAddress: string | null }) => Promise<Response>;

export const FUNCTIONS_PATH = "/functions/v1";

/**
 * Answers requests to /functions/v1/<name>. Each function is a Deno process, started once, by its first call;
 * those named in `ready` are started before this resolves.
 */
export async function hostFunctions(
  environment: Record<string, string>,
  ready: readonly string[],
): Promise<{ fetch: Fetch; stop: () => Promise<void> }> {
  const names = readdirSync(FUNCTIONS_FOLDER).filter((name) =>
    existsSync(join(FUNCTIONS_FOLDER, name, "index.ts")),
  );
  const running = new Map<string, Promise<RunningFunction>>();

  function start(name: string): Promise<RunningFunction> {
    const started = running.get(name) ?? startFunction(name, environment);
    running.set(name, started);
    // The next call tries again.
    started.catch(() => running.delete(name));
    return started;
  }

  await Promise.all(ready.map(start));
  return {
    async fetch(request, caller) {
      const url = new URL(request.url);
      const path = url.pathname.slice(FUNCTIONS_PATH.length);
      const name = names.find((known) => known === path.split("/")[1]);
      if (name === undefined) return new Response(null, { status: 404 });
      try {
        const target = await start(name);
        return await forward(request, new URL(path + url.search, target.url), caller?.peerAddress);
      } catch (error) {
        if (!request.signal.aborted) console.error(error instanceof Error ? error.message : error);
        return Response.json({ error: "The function is not available." }, { status: 502 });
      }
    },
    async stop() {
      await Promise.allSettled([...running.values()].map(async (each) => (await each).stop()));
    },
  };
}

/** Passes a request on, with the caller's address appended as proxies do. */
function forward(request: Request, target: URL, address?: string | null): Promise<Response> {
  const headers = new Headers(request.headers);
  const addresses = [headers.get("x-forwarded-for"), address];
  headers.set("x-forwarded-for", addresses.filter(Boolean).join(", "));
  // `fetch` would decompress the answer and leave its header.
  headers.set("accept-encoding", "identity");
  return fetch(new Request(target, request), { headers, redirect: "manual" });
}

/**
 * Runs one edge function unchanged under Deno on a free loopback port, offline, from what `npm ci` installed.
 * Throws when it does not listen within 30 s.
 */
async function startFunction(
  name: string,
  environment: Record<string, string>,
): Promise<RunningFunction> {
  const words = [
    "run",
    "--allow-net",
    "--allow-env",
    "--node-modules-dir=manual",
    "--cached-only",
    `--preload=${END_WITH_INPUT}`,
    join(FUNCTIONS_FOLDER, name, "index.ts"),
  ];
  const child = spawn(process.execPath, [DENO_CLI, ...words], {
    cwd: ROOT_FOLDER,
    env: {
      ...process.env,
      ...environment,
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      DENO_NO_UPDATE_CHECK: "1",
    },
    stdio: "pipe",
    // A group of its own, so that Ctrl-C reaches us first.
    detached: true,
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    await once(child, "exit");
  };
  try {
    return { url: await listeningUrl(child, name), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listeningUrl(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(
      () => reject(new Error(`The function ${name} did not start in time.\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = LISTENING.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      child.stdout?.off("data", read);
      child.stderr?.off("data", read);
      child.stdout?.pipe(process.stdout);
      child.stderr?.pipe(process.stderr);
      resolve(url);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The function ${name} ended with code ${code}.\n${output}`));
    });
  });
}
