import { type KeyboardEvent, useRef } from "react";

import { SearchField } from "@/ui/search-field";

import { useSearchDraft } from "./use-search-draft";
import { useSearchShortcut } from "./use-search-shortcut";

export type LibrarySearchProps = { search: string; onSearch: (search: string) => void };

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
