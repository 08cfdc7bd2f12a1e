import { bestMatches, type TextRange, titleQuery } from "@/domain/title-match";

import type { PaletteItem } from "./palette-items";

export type PaletteOption = { item: PaletteItem; ranges: readonly TextRange[] };
export type PaletteGroup = {
  heading: string;
  options: readonly PaletteOption[];
  /** How many there are, where not all are shown. */
  total?: number;
};

/** What there is to find, by heading. */
export type PaletteSources = Readonly<
  Record<"Pages" | "Categories" | "Actions" | "Prompts" | "Guides", readonly PaletteItem[]>
>;

/** Few enough to look through; a longer text finds fewer. */
const MOST_SHOWN = 8;

const unmarked = (item: PaletteItem): PaletteOption => ({ item, ranges: [] });

type Start = { sources: PaletteSources; picked: readonly PaletteItem[] };

/** Before anything is typed: what was opened lately, this week's prompts, and every place there is a short list of. */
export function startGroups(
  { sources, picked }: Start,
  recentIds: readonly string[],
): PaletteGroup[] {
  const all = Object.values(sources).flat();
  const recent = recentIds.flatMap((id) => all.find((item) => item.id === id) ?? []);
  const rest = (items: readonly PaletteItem[]) => items.filter((item) => !recent.includes(item));
  const { Pages, Actions, Categories } = sources;
  return Object.entries({
    Recent: recent,
    "Pick of the week": rest(picked),
    Pages: rest(Pages),
    Actions,
    Categories: rest(Categories),
  })
    .map(([heading, items]) => ({ heading, options: items.map(unmarked) }))
    .filter(({ options }) => options.length > 0);
}

/** What matches by its label; the group with the best match comes first. */
export function matchGroups(
  sources: PaletteSources,
  text: string,
  recentIds: readonly string[],
): PaletteGroup[] {
  const query = titleQuery(text);
  return Object.entries(sources)
    .map(([heading, items]) => ({ heading, matches: bestMatches(items, query, recentIds) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((a, b) => (a.matches[0]?.score ?? 0) - (b.matches[0]?.score ?? 0))
    .map(({ heading, matches }) => ({
      heading,
      options: matches.slice(0, MOST_SHOWN),
      ...(matches.length > MOST_SHOWN && { total: matches.length }),
    }));
}
