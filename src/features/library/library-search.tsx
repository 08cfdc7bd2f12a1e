import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { MAX_SEARCH_CHARACTERS, SEARCH_DEBOUNCE_MS } from "@/config/limits";
import { prepareSearch } from "@/data/prompts/queries";
import { classNames } from "@/lib/class-names";
import { usePageShortcut } from "@/lib/use-page-shortcut";
import { CONTROL_CLASSES } from "@/ui/control-style";
import { IconButton } from "@/ui/icon-button";

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

type LibrarySearchProps = { search: string; onSearch: (search: string) => void };

/** Holds what is being typed, so that a keystroke renders this box and no card. */
export function LibrarySearch({ search, onSearch }: LibrarySearchProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { text, setText } = useSearchDraft(search, onSearch);
  usePageShortcut("/", () => {
    inputRef.current?.focus();
    inputRef.current?.select();
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (text === "") inputRef.current?.blur();
    else setText("");
  }

  function handleClear() {
    setText("");
    inputRef.current?.focus();
  }

  return (
    // jsdom does not know <search>, and React warns of elements the browser does not know.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" className="relative">
      <label htmlFor={id} className="sr-only">
        Search prompts
      </label>
      <Search
        aria-hidden
        className="text-muted pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2"
      />
      <input
        placeholder="Search prompts..."
        onFocus={prepareSearch}
        onKeyDown={handleKeyDown}
        ref={inputRef}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_CHARACTERS}
        value={text}
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.target.value)}
        className={classNames(
          CONTROL_CLASSES,
          "h-11 px-10 pr-12 [&::-webkit-search-cancel-button]:appearance-none",
        )}
      />
      {text === "" && (
        <kbd
          aria-hidden
          className="border-line text-muted pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-[4px] border px-1.5 font-mono text-xs md:pointer-fine:block [input:focus~&]:hidden!"
        >
          /
        </kbd>
      )}
      {text !== "" && (
        <IconButton
          icon={X}
          label="Clear search"
          onClick={handleClear}
          className="absolute! top-0 right-0"
        />
      )}
    </div>
  );
}
