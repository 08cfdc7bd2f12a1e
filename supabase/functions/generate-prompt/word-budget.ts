type Band = { upTo: number; factor: number; extra: number };

// From the study in which good rewrites were compared by input size: short requests gain the
// most, long ones need gaps filled and nothing else. Each band ends where the next begins.
const BANDS: readonly Band[] = [
  { upTo: 12, factor: 0, extra: 260 },
  { upTo: 60, factor: 0, extra: 350 },
  { upTo: 150, factor: 1.6, extra: 254 },
  { upTo: Number.POSITIVE_INFINITY, factor: 1.3, extra: 300 },
];

/** How many words an enhanced prompt may have, given those of the request. */
export function wordBudget(requestWords: number): number {
  const band = BANDS.find(({ upTo }) => requestWords <= upTo) ?? { factor: 1.3, extra: 300 };
  return Math.round(requestWords * band.factor + band.extra);
}
