import { previewOfMatch } from "@/domain/preview";
import {
  isBeyondTitle,
  isOnlyClose,
  markMatches,
  type MatchPart,
  searchTextOf,
} from "@/domain/prompt-search";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

const ASKED = 16;
const SHOWN = 8;

/** A prompt that the server found, and the text around the match. */
type TextMatch = { title: string; snippet: readonly MatchPart[] };

/** The prompts that the search finds by more than their titles, which the palette has itself; best first. */
export async function findInTexts(search: string, signal: AbortSignal): Promise<TextMatch[]> {
  const found = unwrap(
    await supabase
      .rpc("search_prompts", { p_search: searchTextOf(search), p_limit: ASKED })
      .abortSignal(signal),
  );
  return found
    .filter(({ rank }) => isBeyondTitle(rank) && !isOnlyClose(rank))
    .slice(0, SHOWN)
    .map(({ title, content, gets, searched }) => {
      const isInText = content.toLowerCase().includes(searched);
      const text = isInText ? previewOfMatch(content, search) : gets || content;
      return { title, snippet: markMatches(text, searched) };
    });
}
