import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { BackendKeys } from "./embedded-backend";

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
  try {
    return JSON.parse(readFileSync(file, "utf8")) as BackendKeys;
  } catch {
    const keys = createKeys();
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
    return keys;
  }
}
