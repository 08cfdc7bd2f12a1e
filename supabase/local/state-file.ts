import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { StartFault } from "./start-checks";

/** What `writeState` wrote; null where there is no such file. Throws `StartFault` for anything else, and keeps it. */
export function readState<State>(
  file: string,
  isState: (value: unknown) => value is State,
): State | null {
  if (!existsSync(file)) return null;
  const value = parse(readFileSync(file, "utf8"));
  if (isState(value)) return value;
  throw new StartFault(
    `${file} is damaged. Restore it, or start over with a new database: "npm run reset".`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Written beside and renamed: a process that ends half-way leaves the old file. Only this user can read it. */
export function writeState(file: string, state: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
