import { useQuery } from "@tanstack/react-query";

import { useDeleteOwnPrompt } from "@/data/own-prompts/mutations";
import { ownPromptQueries } from "@/data/own-prompts/queries";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { EntryList } from "./entry-list";
import { HistorySection } from "./history-section";
import { OwnPromptEntry } from "./own-prompt";

export type OwnPromptsProps = { userId: string; search: string };

/** The prompts a user has kept from the enhancer. */
export function OwnPrompts({ userId, search }: OwnPromptsProps) {
  const query = useQuery(ownPromptQueries.list(userId));
  const remove = useDeleteOwnPrompt(userId);
  const sought = search.trim().toLowerCase();
  const rows = query.data?.filter(({ title, content }) =>
    `${title}\n${content}`.toLowerCase().includes(sought),
  );

  return (
    <HistorySection title="My prompts" count={query.data?.length ?? 0}>
      {rows === undefined &&
        (query.isError ? (
          <ErrorState
            className="py-0!"
            message="Your prompts could not be loaded. Check your connection and try again."
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
      {rows?.length === 0 && (
        <p className="text-muted text-sm">
          {sought === ""
            ? "Keep a result of the enhancer with ‘Save as my prompt’, and you find it here."
            : "None of your own prompts matches."}
        </p>
      )}
      {rows !== undefined && rows.length > 0 && (
        <EntryList
          label="My prompts"
          rows={rows}
          renderRow={(prompt) => (
            <OwnPromptEntry key={prompt.id} prompt={prompt} onDelete={remove.mutate} />
          )}
        />
      )}
    </HistorySection>
  );
}
