import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "./free-port";

export type Site = {
  url: string;
  /** What it printed, mails included. */
  logFile: string;
  processId: number;
  /** Rejects with its output when it ends before. */
  untilReady: () => Promise<void>;
  /** Presses Ctrl-C, or closes the terminal. Resolves to the exit code; null when a signal ended it. */
  stop: (signal?: "SIGINT" | "SIGHUP") => Promise<number | null>;
};

export type SiteOptions = {
  /** Where the sources are; by default here. */
  checkout?: string;
  /** Kept when the site stops. By default a new one, removed with the site. */
  dataFolder?: string;
  /** For its build and its functions. */
  environment?: Record<string, string>;
};

const START_TIMEOUT_MS = 420_000;

/** Runs what `npm start` runs, on a free port and with a database of its own. */
export async function launchSite(options: SiteOptions = {}): Promise<Site> {
  const { checkout, dataFolder, environment } = options;
  const folder = mkdtempSync(join(tmpdir(), "prompts-e2e-"));
  const logFile = join(folder, "site.log");
  writeFileSync(logFile, "");
  const port = await freePort();
  const child = spawn("node", ["--import", "tsx", "src/entries/local/start.ts", "preview"], {
    cwd: checkout,
    env: {
      ...process.env,
      ...environment,
      PORT: String(port),
      DATA_FOLDER: dataFolder ?? join(folder, "data"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => appendFileSync(logFile, chunk));
  }
  return {
    url: `http://localhost:${port}`,
    logFile,
    processId: child.pid ?? 0,
    untilReady: () => untilReady(child, logFile),
    stop: async (signal = "SIGINT") => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

/** Launches a site and waits until it serves. Throws with its output when it does not. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const site = await launchSite(options);
  try {
    await site.untilReady();
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  const failure = (what: string) => new Error(`${what}\n${readFileSync(logFile, "utf8")}`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(failure("The site did not start.")), START_TIMEOUT_MS);
    child.stdout?.on("data", () => {
      if (!readFileSync(logFile, "utf8").includes("Ctrl-C")) return;
      clearTimeout(timer);
      resolve();
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(failure(`npm start ended with ${code}.`));
    });
  });
}
