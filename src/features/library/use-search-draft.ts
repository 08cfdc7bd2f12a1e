import { useEffect, useEffectEvent, useState } from "react";

import { SEARCH_DEBOUNCE_MS } from "@/config/limits";

import { searchFromText } from "./library-address";

/**
 * The text in the search box. It is handed on after a pause in typing, and follows `search` when
 * that changes for another reason: the back button, 'Clear search'.
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);

  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setText(search);
      setSent(search);
    }
  }

  const wanted = searchFromText(text);
  const send = useEffectEvent(() => {
    setSent(wanted);
    onSearch(wanted);
  });

  // Outside React: the clock.
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { text, setText };
}
