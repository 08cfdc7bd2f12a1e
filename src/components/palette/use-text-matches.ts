import { useEffect, useState } from "react";

import { MAX_SEARCH_CHARACTERS, SEARCH_DEBOUNCE_MS } from "@/config/limits";
import type { MatchPart } from "@/domain/prompt-search";

/** A prompt whose text was found, and the text around the match. */
export type TextMatch = { title: string; snippet: readonly MatchPart[] };

export type FindInTexts = (search: string, signal: AbortSignal) => Promise<readonly TextMatch[]>;

type Found = { text: string; matches: readonly TextMatch[]; hasFailed: boolean };

/** A shorter text is in almost every prompt. */
const SHORTEST_SEARCH = 3;
const NOTHING: Found = { text: "", matches: [], hasFailed: false };

/** Prompts whose text contains what was typed; they come from the server after a pause in typing. */
export function useTextMatches(text: string, findInTexts: FindInTexts) {
  const [found, setFound] = useState(NOTHING);
  const isWanted = text.length >= SHORTEST_SEARCH && text.length <= MAX_SEARCH_CHARACTERS;

  useEffect(() => {
    if (!isWanted) return undefined;
    const stopped = new AbortController();
    async function find() {
      try {
        const matches = await findInTexts(text, stopped.signal);
        if (!stopped.signal.aborted) setFound({ text, matches, hasFailed: false });
      } catch {
        if (!stopped.signal.aborted) setFound({ text, matches: [], hasFailed: true });
      }
    }
    const timer = setTimeout(() => void find(), SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [text, isWanted, findInTexts]);

  const isCurrent = isWanted && found.text === text;
  return { ...(isCurrent ? found : NOTHING), isSearching: isWanted && !isCurrent };
}
