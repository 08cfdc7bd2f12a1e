import { Lock } from "lucide-react";
import { useDeferredValue } from "react";

import { MAX_SEARCH_CHARACTERS } from "@/config/limits";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";

import { type PanelText, type Shelf, useTexts } from "./texts";

type TextListProps = {
  shelf: Shelf;
  search: string;
  onSearch: (search: string) => void;
  viewer: ViewerState;
  onChoose: (text: PanelText) => void;
  onSignIn: () => void;
};

const EMPTY: Readonly<Record<Shelf, string>> = {
  Library: "No prompts found matching your criteria.",
  Saved: "No saved prompts yet. Start exploring and save your favorites!",
  Mine: "No prompts of your own yet. Save a result on the website to find it here.",
  History: "Nothing enhanced yet.",
};

/** A shelf's texts, with a box to search them. */
export function TextList({ shelf, search, onSearch, viewer, onChoose, onSignIn }: TextListProps) {
  const isForUsers = shelf === "Saved" || shelf === "Mine";
  const { texts, isError, retry } = useTexts(shelf, useDeferredValue(search), viewer);
  if (isForUsers && viewer.user === null && viewer.status !== "loading") {
    return (
      <EmptyState
        title="Sign in required"
        text={`${shelf === "Saved" ? "Saved prompts" : "Prompts of your own"} belong to an account.`}
        action={
          <Button variant="primary" onClick={onSignIn}>
            Sign In
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label="Search"
        type="search"
        placeholder="Search prompts..."
        maxLength={MAX_SEARCH_CHARACTERS}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      {isError && (
        <ErrorState
          message="Your prompts could not be loaded. Check your connection."
          onRetry={retry}
        />
      )}
      {texts === undefined && !isError && <Skeleton className="h-64 w-full" />}
      {texts?.length === 0 && <p className="text-muted text-sm">{EMPTY[shelf]}</p>}
      <ul aria-label={shelf} className="divide-line grid grid-cols-1 divide-y">
        {texts?.map((text) => (
          <li key={text.id}>
            <button
              type="button"
              className="hover:bg-shade rounded-control grid w-full grid-cols-1 gap-1 px-2 py-3 text-start"
              onClick={() => onChoose(text)}
            >
              <span className="flex items-start gap-2 text-sm font-medium">
                <span className="min-w-0 wrap-anywhere">{text.title}</span>
                {text.isLocked && (
                  <Lock aria-label="Premium" className="text-marigold-ink mt-0.5 size-4 shrink-0" />
                )}
              </span>
              <span className="text-muted line-clamp-2 text-xs wrap-anywhere">{text.content}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
