import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";

import { FUNCTIONS_FOLDER, ROOT_FOLDER } from "./paths";

/** A function took 30 seconds and more to start on a busy machine, and a tenth of that alone. */
const START_TIMEOUT_MS = 60_000;
/** How long a function may take to end by itself. */
const END_TIMEOUT_MS = 5000;
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

export type RunningFunction = {
  url: string;
  /** Resolves to a sentence about how it ended, by itself or by `stop`. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Runs one edge function unchanged under Deno on a free loopback port, offline, from what `npm ci` installed.
 * Throws when it does not listen within 30 s.
 */
export async function startFunction(
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
  const ended = once(child, "exit").then(([code, signal]: string[]) => {
    // The command that npm installed starts Deno as a second process, which may outlive it.
    killGroup(child);
    return `The function ${name} ended (${signal === null ? `code ${code}` : signal}).`;
  });
  const stop = async () => {
    const timer = setTimeout(() => killGroup(child), END_TIMEOUT_MS);
    child.stdin.end();
    await ended;
    clearTimeout(timer);
  };
  try {
    return { url: await listeningUrl(child, name), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
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
