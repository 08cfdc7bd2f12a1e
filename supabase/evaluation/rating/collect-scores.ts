import { readFileSync, writeFileSync } from "node:fs";

import { type Arm, newestSet, readUnseen, textOf } from "./arms.ts";
import { hashOf } from "./rating-report.ts";

// `node --import tsx supabase/evaluation/rating/collect-scores.ts <folder>`: puts the scores of two raters
// (`scores-1.tsv` and `scores-2.tsv`: number, score) back in place by the keys of their sheets.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: collect-scores <folder>");

const rowsOf = (file: string): string[][] =>
  readFileSync(`${folder}/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));

function scoresBy(rater: 1 | 2): Map<string, number> {
  const scores = new Map(
    rowsOf(`scores-${rater}.tsv`).map(([at = "", score]) => [at, Number(score)]),
  );
  return new Map(
    rowsOf(`key-${rater}.tsv`).map(([at = "", index, arm]) => [
      `${index}\t${arm}`,
      scores.get(at) ?? NaN,
    ]),
  );
}

const set = newestSet("requests");
const requests = readUnseen(set);
const [first, second] = [scoresBy(1), scoresBy(2)];
const rows = [...first].map(([key, score]) => {
  const [index = "", arm = ""] = key.split("\t");
  const request = requests[Number(index)];
  const other = second.get(key);
  if (request === undefined || other === undefined || Number.isNaN(score + other))
    throw new Error(`No score: ${key}`);
  return {
    index: Number(index),
    line: [key, hashOf(textOf(arm as Arm, request)), score, other].join("\t"),
  };
});
const lines = rows.toSorted((a, b) => a.index - b.index).map(({ line }) => line);
writeFileSync(set.ratings, `${["request\tarm\ttext\trater 1\trater 2", ...lines].join("\n")}\n`);
