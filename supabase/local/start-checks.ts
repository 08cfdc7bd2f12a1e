import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

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

const LOCK_FOLDER = "used-by";
const FREE = "nobody";
/** What the command line of every copy of this site contains. */
const OWN_COMMAND = "src/entries/local/start.ts";

/**
 * One process at a time may open the embedded database. Returns the release. Throws `StartFault`.
 *
 * The lock is a folder with one file, whose name is the holder's process id. It is taken by renaming that file: of
 * several that saw the same name only one finds it.
 */
export function lockData(dataFolder: string): () => void {
  const folder = join(dataFolder, LOCK_FOLDER);
  makeLock(folder);
  const [holder = FREE] = readdirSync(folder);
  const own = join(folder, String(process.pid));
  if (Number(holder) !== process.pid && isCopyOfThisSite(holder)) throw inUseBy(holder);
  try {
    renameSync(join(folder, holder), own);
  } catch {
    throw inUseBy(readdirSync(folder).join());
  }
  return () => {
    if (existsSync(own)) renameSync(own, join(folder, FREE));
  };
}

/** A folder cannot be renamed to one that is there and has a file, so only the first of several makes the lock. */
function makeLock(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  writeFileSync(join(made, FREE), "");
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true });
  }
}

const inUseBy = (holder: string): StartFault =>
  new StartFault(
    `The local database is in use by another copy of this site (process ${holder}). Stop that one first.`,
  );

/** False for a process that has ended, and for another program that was given its number. */
function isCopyOfThisSite(processId: string): boolean {
  try {
    process.kill(Number(processId), 0);
    return commandOf(processId).includes(OWN_COMMAND);
  } catch {
    return false;
  }
}

function commandOf(processId: string): string {
  if (existsSync("/proc/self/cmdline")) return readFileSync(`/proc/${processId}/cmdline`, "utf8");
  const words = ["-o", "command=", "-p", processId];
  // Windows has no ps: there a process that runs is taken for ours.
  return spawnSync("ps", words, { encoding: "utf8" }).stdout ?? OWN_COMMAND;
}
