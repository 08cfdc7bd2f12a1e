import { previewOfMatch } from "@/domain/preview";
import { markMatches, type MatchPart, searchTextOf } from "@/domain/prompt-search";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";

const GROUPS = ["featured", "free", "premium"] as const;
const MATCHES_A_GROUP = 8;
/** Ranks from here on are matches in the text and not in the title. */
const FIRST_TEXT_RANK = 3;

/** A prompt whose text was found, and the text around the match. */
type TextMatch = { title: string; snippet: readonly MatchPart[] };

/** The prompts whose text, not their title, contains the search: some of each group, best first. */
export async function findInTexts(search: string, signal: AbortSignal): Promise<TextMatch[]> {
  const found = await Promise.all(
    GROUPS.map(async (group) =>
      unwrap(
        await supabase
          .rpc("search_prompts", {
            p_search: searchTextOf(search),
            p_group: group,
            p_limit: MATCHES_A_GROUP,
          })
          .abortSignal(signal),
      ),
    ),
  );
  return found
    .flat()
    .filter(({ rank }) => rank >= FIRST_TEXT_RANK)
    .toSorted((a, b) => a.rank - b.rank || Number(a.is_premium) - Number(b.is_premium))
    .slice(0, MATCHES_A_GROUP)
    .map(({ title, content }) => ({
      title,
      snippet: markMatches(previewOfMatch(content, search), search),
    }));
}
