import { writeFileSync } from "node:fs";

import { seededRandom, shuffled } from "../statistics.ts";
import { ARMS, newestSet, readUnseen, textOf } from "./arms.ts";

// `node --import tsx supabase/evaluation/rating/write-sheet.ts <folder> <seed>`: what a rater reads, in an order of
// its own for each seed and without the arms' names, and apart from it the key that puts the scores back in place.

const [folder, seed] = process.argv.slice(2);
if (folder === undefined || seed === undefined)
  throw new Error("Usage: write-sheet <folder> <seed>");

const items = readUnseen(newestSet("requests")).flatMap((request, index) =>
  ARMS.map((arm) => ({ index, arm, request: request.text, text: textOf(arm, request) })),
);
const order = shuffled(items, seededRandom(Number(seed)));
const sheet = order.map(
  ({ request, text }, at) =>
    `===== ${at + 1}\n--- the person's own line:\n${request}\n--- the text to rate:\n${text}\n`,
);
writeFileSync(`${folder}/sheet-${seed}.txt`, sheet.join("\n"));
writeFileSync(
  `${folder}/key-${seed}.tsv`,
  order.map(({ index, arm }, at) => `${at + 1}\t${index}\t${arm}`).join("\n"),
);
