import { createHash } from "node:crypto";

import { readLabelled } from "./examples.ts";

/** Of all that is learned from, requests and features: other ones need other weights (`npm run learn`). */
export function fingerprint(): string {
  const { independent, byRuleMakers } = readLabelled();
  const all = [...independent, ...byRuleMakers].map(({ prompt, kind, vagueness }) => [
    prompt.types,
    prompt.clarity,
    (kind ?? vagueness)?.features.map(({ hash, value }) => [hash, value.toFixed(6)]),
  ]);
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}
