import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { bootstrapInterval, meanOf, shareOf, wilsonInterval } from "../statistics.ts";
import { type Arm, ARMS, newestSet, readUnseen, textOf } from "./arms.ts";

/** One rated text: which request and arm, the start of the text's SHA-256, and a score of 1 to 5 by each rater. */
type Rating = { index: number; arm: Arm; hash: string; scores: [number, number] };

const BAD = 2;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Names the rated text, so that a report can say how many scores are of what the engine writes today. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function readRatings(file: URL): Rating[] {
  const lines = readFileSync(file, "utf8").trim().split("\n").slice(1);
  return lines.map((line) => {
    const [index = "", arm = "", hash = "", first = "", second = ""] = line.split("\t");
    return { index: Number(index), arm: arm as Arm, hash, scores: [Number(first), Number(second)] };
  });
}

/** The newest blind rating as a table: mean and share of 2 or less for each arm, with 95 % intervals, and agreement. */
export function ratingTable(): string {
  const set = newestSet("ratings");
  const ratings = readRatings(set.ratings);
  const requests = readUnseen(set);
  const rows = ARMS.map((arm) => {
    const rated = ratings.filter((rating) => rating.arm === arm);
    const means = rated.map(({ scores }) => meanOf(scores));
    const inner = bootstrapInterval(means, meanOf);
    const bad = shareOf(means, (mean) => mean <= BAD);
    const { low, high } = wilsonInterval(bad);
    return `| ${arm} | ${meanOf(means).toFixed(2)} (${inner.low.toFixed(2)} to ${inner.high.toFixed(2)}) | ${percent(bad.hits / bad.of)} (${percent(low)} to ${percent(high)}) |`;
  });
  const near = shareOf(ratings, ({ scores: [one, other] }) => Math.abs(one - other) <= 1);
  const current = shareOf(ratings, ({ index, arm, hash }) => {
    const request = requests[index];
    return request !== undefined && hashOf(textOf(arm, request)) === hash;
  });
  return [
    "| text | mean of 1 to 5 | rated 2 or less |",
    "| - | - | - |",
    ...rows,
    "",
    `Two raters, ${ratings.length} texts each; they differ by at most one point on ${percent(near.hits / near.of)}. ${current.hits} of the rated texts are what is written today.`,
  ].join("\n");
}
