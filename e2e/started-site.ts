import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "./free-port";

export type StartedSite = { url: string; logFile: string; stop: () => Promise<void> };

const START_TIMEOUT_MS = 120_000;

/** Runs what `npm start` runs, on a free port and with a database of its own. Throws with its output. */
export async function startSite(): Promise<StartedSite> {
  const folder = mkdtempSync(join(tmpdir(), "prompts-e2e-"));
  const logFile = join(folder, "site.log");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn("node", ["--import", "tsx", "supabase/local/start.ts", "preview"], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: join(folder, "data") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const isReady = new Promise<void>((resolve, reject) => {
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
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}.\n${output}`)));
  });
  await isReady;
  return {
    url,
    logFile,
    stop: async () => {
      child.kill("SIGINT");
      await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
