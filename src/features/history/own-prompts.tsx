import { useQuery } from "@tanstack/react-query";
import { Copy, Trash2 } from "lucide-react";

import { OpenInMenu } from "@/components/open-in-menu";
import { useDeleteOwnPrompt } from "@/data/own-prompts/mutations";
import { ownPromptQueries } from "@/data/own-prompts/queries";
import { copyWithToast } from "@/platform/clipboard";
import { handOff } from "@/platform/hand-off";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { IconButton } from "@/ui/icon-button";
import { Skeleton } from "@/ui/skeleton";

import { Entry } from "./entry";
import { EntryList } from "./entry-list";
import { HistorySection } from "./history-section";

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

type OwnPromptEntryProps = { prompt: OwnPrompt; onDelete: (id: string) => void };

/** One of the user's own prompts; it opens to the whole text. */
function OwnPromptEntry({ prompt, onDelete }: OwnPromptEntryProps) {
  const { id, title, content, created_at: createdAt } = prompt;
  return (
    <Entry title={title} content={content} createdAt={createdAt}>
      <Button size="sm" onClick={() => void copyWithToast(content, "promptCopied")}>
        <Copy aria-hidden />
        Copy
      </Button>
      <OpenInMenu size="sm" onChoose={(assistant) => void handOff(assistant, content)} />
      <IconButton
        icon={Trash2}
        size="sm"
        label={`Delete “${title}”`}
        className="ms-auto"
        onClick={() => onDelete(id)}
      />
    </Entry>
  );
}
