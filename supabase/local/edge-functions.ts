import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { FUNCTIONS_FOLDER, ROOT_FOLDER } from "./paths";

const START_TIMEOUT_MS = 30_000;
const LISTENING = /Listening on (http:\/\/\S+?)\/?\s/;
const DENO_CLI = createRequire(import.meta.url).resolve("deno/bin.cjs");

export type RunningFunction = { name: string; url: string; stop: () => Promise<void> };

/** The functions of supabase/functions: every folder with an index.ts. */
export function functionNames(): string[] {
  return readdirSync(FUNCTIONS_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .filter((name) => existsSync(join(FUNCTIONS_FOLDER, name, "index.ts")));
}

/**
 * Runs one edge function unchanged under Deno on a free loopback port, offline, from what `npm ci` installed.
 * Throws when it does not listen within 30 s.
 */
export async function startFunction(
  name: string,
  environment: Record<string, string>,
): Promise<RunningFunction> {
  const child = spawn(
    process.execPath,
    [
      DENO_CLI,
      "run",
      "--allow-net",
      "--allow-env",
      "--node-modules-dir=manual",
      "--cached-only",
      join(FUNCTIONS_FOLDER, name, "index.ts"),
    ],
    {
      cwd: ROOT_FOLDER,
      env: {
        ...process.env,
        ...environment,
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        DENO_NO_UPDATE_CHECK: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own: Ctrl-C reaches us first, and stopping us stops the launcher and Deno together.
      detached: true,
    },
  );
  const stop = () => stopGroup(child);
  // A group of its own also outlives us, unless it is ended when this process ends.
  const endGroup = () => signalGroup(child);
  process.once("exit", endGroup);
  child.once("exit", () => process.off("exit", endGroup));
  try {
    return { name, url: await listeningUrl(child, name), stop };
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

function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  signalGroup(child);
  return ended;
}

function signalGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}
