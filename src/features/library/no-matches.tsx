import type { ReactNode } from "react";

import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";

type NoMatchesProps = {
  search: string;
  suggestion: ReactNode;
  onClearSearch: () => void;
  onShowAll: () => void;
};

export function NoMatches({ search, suggestion, onClearSearch, onShowAll }: NoMatchesProps) {
  const hasSearch = search !== "";
  return (
    <EmptyState
      title="No prompts found matching your criteria."
      text={
        hasSearch
          ? "Try fewer or other words, or look through all prompts."
          : "Look through all prompts instead."
      }
      action={
        <div className="flex flex-wrap gap-3">
          {hasSearch && suggestion}
          {hasSearch && <Button onClick={onClearSearch}>Clear search</Button>}
          <Button onClick={onShowAll}>Show all</Button>
        </div>
      }
    />
  );
}
