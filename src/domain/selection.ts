export type Selection = {
  selected: ReadonlySet<string>;
  /** The one pressed last: where a range begins. */
  lastId: string | null;
};

export const NOTHING_SELECTED: Selection = { selected: new Set(), lastId: null };

export const selecting = ({ selected }: Selection, ids: readonly string[]): Selection => ({
  selected: new Set([...selected, ...ids]),
  lastId: ids.at(-1) ?? null,
});

/** From the one pressed last to this one, as they are listed; this one alone where there is no range. */
function rangeTo(id: string, { lastId }: Selection, listed: readonly string[]): readonly string[] {
  const to = listed.indexOf(id);
  const from = lastId === null ? -1 : listed.indexOf(lastId);
  if (from === -1 || to === -1) return [id];
  return listed.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** A press on one of them. `range` lists all of them when it is to reach from the press before: Shift is held. */
export function toggling(selection: Selection, id: string, range: readonly string[]): Selection {
  const { selected } = selection;
  const ids = rangeTo(id, selection, range);
  if (!selected.has(id)) return { ...selecting(selection, ids), lastId: id };
  return { selected: new Set([...selected].filter((one) => !ids.includes(one))), lastId: id };
}
