import { createHash } from "node:crypto";

import textDates from "@/content/text-dates.json";

const TEXT_DATES: Readonly<Record<string, { changedOn: string } | undefined>> = textDates;

/**
 * The day on which a guide's text last changed, as 2026-11-20. `npm run dates` keeps the list, and a
 * contract test compares its hashes with the texts; a clone's file times and history say nothing.
 */
export function changedOn(path: string): string | undefined {
  return TEXT_DATES[path]?.changedOn;
}

/** Sixteen hexadecimal digits that change whenever the record does. */
export function textHash(record: object): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 16);
}
