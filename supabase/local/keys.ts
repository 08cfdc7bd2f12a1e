import { randomBytes } from "node:crypto";
import { join } from "node:path";

import type { BackendKeys } from "./embedded-backend";
import { readState, writeState } from "./state-file";

/** Public by nature: it is built into the page, and only names the role `anon`. */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local";

/** Random keys for a backend that lives as long as this process. */
export function createKeys(): BackendKeys {
  const random = () => randomBytes(32).toString("base64url");
  return {
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random(),
  };
}

/** The keys of the database in this folder, made at the first start, so that sign-ins survive a restart. */
export function loadKeys(dataFolder: string): BackendKeys {
  const file = join(dataFolder, "keys.json");
  const kept = readState(file, isKeys);
  if (kept !== null) return kept;
  const keys = createKeys();
  writeState(file, keys);
  return keys;
}

const isKeys = (value: unknown): value is BackendKeys =>
  typeof value === "object" &&
  value !== null &&
  ["publishableKey", "secretKey", "jwtSecret"].every(
    (name) => typeof Reflect.get(value, name) === "string",
  );
