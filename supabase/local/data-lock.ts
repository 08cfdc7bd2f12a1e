import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { StartFault } from "./fault";

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
