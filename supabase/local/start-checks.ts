import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

// Checked before anything heavy is loaded, so that an old Node gets a sentence instead of a syntax error.

/** A reason not to start that a person can act on. It is printed as one sentence, without a stack. */
export class StartFault extends Error {}

const OLDEST_NODE: [number, number] = [20, 19];
const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

/** Throws `StartFault` for a version older than 20.19, given as "20.18.1". */
export function checkNodeVersion(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartFault(
    `Node ${version} is too old: this project needs ${OLDEST_NODE.join(".")} or newer.`,
  );
}

/** The port named by PORT, or 4173. Throws `StartFault`. */
export function portOf(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT);
  if (Number.isInteger(port) && port >= 1 && port <= HIGHEST_PORT) return port;
  throw new StartFault(`PORT must be a number from 1 to ${HIGHEST_PORT}, not "${text}".`);
}

/** Rejects with `StartFault` when the port is in use. */
export function checkPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(
        new StartFault(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`),
      ),
    );
    probe.listen({ port, host: "localhost" }, () => probe.close(() => resolve()));
  });
}

const isRunning = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
};

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** One process at a time may open the embedded database. Returns the release. Throws `StartFault`. */
export function lockData(dataFolder: string): () => void {
  const file = join(dataFolder, "lock");
  const holder = holderOf(file);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new StartFault(
      `The local database is in use by another copy of this site (process ${holder}). Stop that one first.`,
    );
  }
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}
