import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "./free-port";

export type StartedSite = {
  url: string;
  /** What it printed, mails included. */
  logFile: string;
  processId: number;
  /** Presses Ctrl-C. Resolves to the exit code; null when a signal ended it. */
  stop: () => Promise<number | null>;
};

export type SiteOptions = {
  /** Where the sources are; by default here. */
  checkout?: string;
  /** Kept when the site stops. By default a new one, removed with the site. */
  dataFolder?: string;
};

const START_TIMEOUT_MS = 120_000;

/** Runs what `npm start` runs, on a free port and with a database of its own. Throws with its output. */
export async function startSite({ checkout, dataFolder }: SiteOptions = {}): Promise<StartedSite> {
  const folder = mkdtempSync(join(tmpdir(), "prompts-e2e-"));
  const logFile = join(folder, "site.log");
  const port = await freePort();
  const child = spawn("node", ["--import", "tsx", "supabase/local/start.ts", "preview"], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_FOLDER: dataFolder ?? join(folder, "data"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await untilReady(child, logFile);
  return {
    url: `http://localhost:${port}`,
    logFile,
    processId: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGINT");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The site did not start.\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      appendFileSync(logFile, chunk);
      if (!output.includes("Ctrl-C")) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}.\n${output}`)));
  });
}
