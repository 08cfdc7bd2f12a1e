import { createHash } from "node:crypto";

/** Sixteen hexadecimal digits that change whenever the record does. */
export function textHash(record: object): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 16);
}
