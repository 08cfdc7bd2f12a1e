const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday that computers count from. */
const FIRST_MONDAY = 4 * DAY_MS;
const PICKS = 3;

const weekOf = (date: Date): number => Math.floor((date.getTime() - FIRST_MONDAY) / WEEK_MS);

/** The midnight (UTC) with which the week of a date began, or one that many weeks later. */
export function mondayOf(date: Date, weeksLater = 0): Date {
  return new Date(FIRST_MONDAY + (weekOf(date) + weeksLater) * WEEK_MS);
}

/** Three of the list, the same for everybody for a week. Each week goes on where the last one ended, in a circle. */
export function weeklyPick<Item>(all: readonly Item[], date: Date): Item[] {
  const start = weekOf(date) * PICKS;
  return all.length <= PICKS
    ? [...all]
    : Array.from({ length: PICKS }, (_, place) => all[(start + place) % all.length] as Item);
}
