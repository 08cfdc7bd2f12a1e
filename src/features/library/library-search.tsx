import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

import { SEARCH_DEBOUNCE_MS } from "@/config/limits";
import { SearchField } from "@/ui/search-field";

import { searchFromText } from "./use-library-address";

/**
 * The text in the search box. It is handed on after a pause in typing, and follows `search` when
 * that changes for another reason: the back button, 'Clear search'.
 */
function useSearchDraft(search: string, onSearch: (search: string) => void) {
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

  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { text, setText };
}

/** WCAG 2.1.4: a one-character shortcut must not fire while the reader types or a dialog is open. */
function canTakeShortcut({ target }: globalThis.KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"));
  return !isTyping && document.querySelector('[role="dialog"], [role="menu"]') === null;
}

/** '/' moves to the field from anywhere on the page. */
function useSearchShortcut(fieldRef: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function handleKeyDown(event: globalThis.KeyboardEvent) {
      const isShortcut = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isShortcut || event.defaultPrevented || !canTakeShortcut(event)) return;
      event.preventDefault();
      fieldRef.current?.focus();
      fieldRef.current?.select();
    }
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, [fieldRef]);
}

type LibrarySearchProps = { search: string; onSearch: (search: string) => void };

/** Holds what is being typed, so that a keystroke renders this box and no card. */
export function LibrarySearch({ search, onSearch }: LibrarySearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { text, setText } = useSearchDraft(search, onSearch);
  useSearchShortcut(inputRef);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (text === "") inputRef.current?.blur();
    else setText("");
  }

  return (
    <SearchField
      label="Search prompts"
      placeholder="Search prompts..."
      value={text}
      onValueChange={setText}
      inputRef={inputRef}
      shortcut="/"
      onKeyDown={handleKeyDown}
    />
  );
}
