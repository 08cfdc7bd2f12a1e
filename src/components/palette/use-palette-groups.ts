import { useState } from "react";
import { useLocation } from "react-router-dom";

import { recentChoices } from "@/platform/recent-choices";

import { matchGroups, type PaletteGroup, type PaletteSources, startGroups } from "./palette-groups";
import { type PaletteItem, textItems } from "./palette-items";
import { type FindInTexts, type TextMatch, useTextMatches } from "./use-text-matches";

export type PaletteContent = {
  sources: PaletteSources;
  /** This week's prompts. */
  picked: readonly PaletteItem[];
  findInTexts: FindInTexts;
};

/** The state of the search. */
export type PaletteState = {
  /** What was typed, trimmed. */
  text: string;
  /** How many results; null before anything is typed. */
  found: number | null;
  isSearching: boolean;
  hasFailed: boolean;
};

const countOf = ({ options, total }: PaletteGroup): number => total ?? options.length;

/** The prompts that were found by their text and are not shown yet. */
function inTexts(
  matches: readonly TextMatch[],
  { sources, shown }: { sources: PaletteSources; shown: PaletteGroup[] },
): PaletteGroup[] {
  const known = new Set(shown.flatMap(({ options }) => options.map(({ item }) => item.id)));
  const options = matches.flatMap(({ title, snippet }) => {
    const item = sources.Prompts.find(({ label }) => label === title);
    if (item === undefined || known.has(item.id)) return [];
    return [{ item: { ...item, snippet }, ranges: [] }];
  });
  return options.length === 0 ? [] : [{ heading: "In the text of prompts", options }];
}

/** What the palette lists for what was typed. */
export function usePaletteGroups(
  typed: string,
  { sources, picked, findInTexts }: PaletteContent,
): PaletteState & { groups: PaletteGroup[] } {
  const text = typed.trim();
  const { pathname } = useLocation();
  // As they were when it opened: what is chosen closes it.
  const [recentIds] = useState(recentChoices.read);
  const { matches, isSearching, hasFailed } = useTextMatches(text, findInTexts);
  const state = { text, isSearching, hasFailed };
  if (text === "")
    return { ...state, groups: startGroups({ sources, picked }, recentIds), found: null };
  const byLabel = matchGroups(sources, text, recentIds);
  const shown = [...byLabel, ...inTexts(matches, { sources, shown: byLabel })];
  const anyText = textItems(text, pathname).map((item) => ({ item, ranges: [] }));
  return {
    ...state,
    groups: [...shown, { heading: "With this text", options: anyText }],
    found: shown.reduce((sum, group) => sum + countOf(group), 0),
  };
}
