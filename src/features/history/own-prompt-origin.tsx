import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { DiffView } from "@/components/diff-view";
import { useSeeOrigin } from "@/data/own-prompts/mutations";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { promptQueries } from "@/data/prompts/queries";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";

type OriginProps = { userId: string; prompt: OwnPrompt };

/** Which prompt of the library this is a copy of, and whether that one has changed since. */
export function OwnPromptOrigin({ userId, prompt }: OriginProps) {
  const { data: origin } = useQuery(promptQueries.byId(userId, prompt.origin_id ?? ""));
  // Removed, or not known yet: the copy is whole without it.
  if (origin === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p className="text-muted">
        {"Your copy of "}
        <a href={promptPathOf(origin)} className="link">
          {origin.title}
        </a>
      </p>
      {!origin.is_premium && origin.content !== prompt.origin_content && (
        <OriginChange userId={userId} prompt={prompt} content={origin.content} />
      )}
    </div>
  );
}

function OriginChange({ userId, prompt, content }: OriginProps & { content: string }) {
  const [isShown, setIsShown] = useState(false);
  const see = useSeeOrigin(userId);
  const { id, origin_id } = prompt;
  return (
    <div className="border-accent grid grid-cols-1 gap-3 border-s-2 ps-4">
      <p>The original has changed since you copied it.</p>
      {isShown && (
        <DiffView before={prompt.origin_content ?? ""} after={content} isBeforeOwn={false}>
          {null}
        </DiffView>
      )}
      <div className="flex flex-wrap gap-2">
        {!isShown && (
          <Button size="sm" onClick={() => setIsShown(true)}>
            See what changed
          </Button>
        )}
        <Button
          size="sm"
          isBusy={see.isPending}
          onClick={() => see.mutate({ id, origin_id, content })}
        >
          Use the new text
        </Button>
        <Button
          size="sm"
          variant="ghost"
          isBusy={see.isPending}
          onClick={() => see.mutate({ id, origin_id })}
        >
          Keep mine
        </Button>
      </div>
    </div>
  );
}
