import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { countWords } from "../../functions/generate-prompt/text/normalise.ts";
import { rateOf, type Share } from "../statistics.ts";
import { readLabelled, splitHeldOut, toExample } from "./examples.ts";
import { fit } from "./fit.ts";

// npm run learn: learns the offline engine's weights from nine tenths of the labelled requests and says how well the
// rest is judged, which is never learned from.

const FEW_WORDS = 5;
const TARGET = fileURLToPath(
  new URL("../../functions/generate-prompt/offline/model/weights.json", import.meta.url),
);

const { taught, heldOut } = splitHeldOut(readLabelled());
// What most people type has few words, and so few features to be learned by.
const weighted = taught.flatMap((one) => (countWords(one.text) <= FEW_WORDS ? [one, one] : [one]));
const stored = fit(weighted.map(toExample));
writeFileSync(TARGET, `${JSON.stringify(stored)}\n`);
// Imported now: the engine reads its weights when it is loaded.
const { accuracyOf } = await import("./accuracy.ts");
const accuracy = accuracyOf(heldOut);
const shown = (share: Share) => `${(rateOf(share) * 100).toFixed(1)} % of ${share.of}`;
for (const [name, share] of Object.entries(accuracy)) console.warn(`${name}: ${shown(share)}`);
