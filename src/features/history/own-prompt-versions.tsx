import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { DiffView } from "@/components/diff-view";
import { useWriteOwnPrompt } from "@/data/own-prompts/mutations";
import { ownPromptQueries } from "@/data/own-prompts/own-prompts";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { Entry } from "./entry";

type VersionsProps = { userId: string; prompt: OwnPrompt };

/** What edits replaced: fetched when asked for. */
export function OwnPromptVersions({ userId, prompt }: VersionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Earlier versions
      </Button>
      {isOpen && <Versions userId={userId} prompt={prompt} />}
    </div>
  );
}

function Versions({ userId, prompt }: VersionsProps) {
  const { data, isError, refetch } = useQuery(ownPromptQueries.versions(userId, prompt));
  const write = useWriteOwnPrompt(userId, prompt.id);
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-11 w-full" />;
    return (
      <ErrorState
        message="The earlier versions could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <p className="text-muted text-sm">There are none.</p>;
  return (
    <ul aria-label="Earlier versions" className="border-line grid grid-cols-1 border-t">
      {data.map(({ title, content, replaced_at: replacedAt }, place) => (
        <Entry key={replacedAt} title={`Replaced: ${title}`} createdAt={replacedAt}>
          {/* What this text lost and gained with the edit that replaced it. */}
          <DiffView
            before={content}
            after={data[place - 1]?.content ?? prompt.content}
            isBeforeOwn={false}
          >
            {null}
          </DiffView>
          <Button
            size="sm"
            className="justify-self-start"
            isBusy={write.isPending}
            onClick={() => write.mutate({ title, content, tags: prompt.tags })}
          >
            Use this version again
          </Button>
        </Entry>
      ))}
    </ul>
  );
}
