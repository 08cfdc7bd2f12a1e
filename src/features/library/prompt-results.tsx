import type { ReactNode } from "react";

import type { LibraryReader } from "./library-reader";
import { NoMatches } from "./no-matches";
import { isEmptyGroup } from "./prompt-group";
import { type PromptGroups, PromptSections } from "./prompt-sections";
import { PromptsError } from "./prompts-error";

type PromptResultsProps = {
  groups: PromptGroups;
  reader: LibraryReader;
  search: string;
  headingLevel: 2 | 3;
  /** Stands where nothing matches. */
  suggestion?: ReactNode;
  onClearSearch: () => void;
  onShowAll: () => void;
};

/** The sections; or one sentence where they would all say the same. */
export function PromptResults({
  groups,
  reader,
  search,
  headingLevel,
  suggestion,
  onClearSearch,
  onShowAll,
}: PromptResultsProps) {
  const all = Object.values(groups);
  if (all.every(isEmptyGroup)) {
    return (
      <NoMatches
        search={search}
        suggestion={suggestion}
        onClearSearch={onClearSearch}
        onShowAll={onShowAll}
      />
    );
  }
  const retries = all.flatMap((group) => (group.status === "error" ? [group.retry] : []));
  if (retries.length === all.length) {
    return <PromptsError onRetry={() => retries.forEach((retry) => retry())} />;
  }
  return <PromptSections groups={groups} reader={reader} headingLevel={headingLevel} />;
}
