/** A share of some of all: how many of how many. */
export type Share = { hits: number; of: number };

export function shareOf<Item>(items: readonly Item[], isHit: (item: Item) => boolean): Share {
  return { hits: items.filter(isHit).length, of: items.length };
}

export function rateOf({ hits, of }: Share): number {
  return of === 0 ? 1 : hits / of;
}

/** Both ends of a 95 % interval, as shares of one. */
export type Interval = { low: number; high: number };

const Z_95 = 1.96;
const RESAMPLES = 1000;

/** Wilson's interval: right for small samples and for shares near 0 and 1, where the usual one is not. */
export function wilsonInterval({ hits, of }: Share): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const z2 = Z_95 ** 2;
  const centre = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z_95 / (1 + z2 / of)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The middle 95 % of a statistic over resampled data; the same each time, by a seeded generator. */
export function bootstrapInterval<Item>(
  items: readonly Item[],
  statistic: (sample: readonly Item[]) => number,
): Interval {
  const random = seededRandom(items.length);
  const values = Array.from({ length: RESAMPLES }, () =>
    statistic(items.flatMap(() => items[Math.floor(random() * items.length)] ?? [])),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

/** Numbers in [0, 1) that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The items in another order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let end = order.length - 1; end > 0; end -= 1) {
    const other = Math.floor(random() * (end + 1));
    [order[end], order[other]] = [order[other] as Item, order[end] as Item];
  }
  return order;
}
