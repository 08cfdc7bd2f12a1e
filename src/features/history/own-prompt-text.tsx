import { type ReactNode, useRef, useState } from "react";

import { OpenInMenu } from "@/components/open-in-menu";
import { PlaceholderEditor } from "@/components/placeholder-editor";
import { PlaceholderForm } from "@/components/placeholder-form";
import { useFillIn } from "@/components/use-fill-in";
import { useDeleteOwnPrompt } from "@/data/own-prompts/mutations";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";

import { KeptText } from "./kept-text";
import { OwnPromptForm } from "./own-prompt-form";
import { OwnPromptOrigin } from "./own-prompt-origin";
import { OwnPromptVersions } from "./own-prompt-versions";

type OwnPromptTextProps = { userId: string; prompt: OwnPrompt; tools: ReactNode };

/** A prompt of one's own: its blanks, its text, and what can be done with it. */
export function OwnPromptText({ userId, prompt, tools }: OwnPromptTextProps) {
  const remove = useDeleteOwnPrompt(userId);
  const [isEditing, setIsEditing] = useState(false);
  const fillIn = useFillIn(prompt.content, prompt.id);
  const toolsRef = useRef<HTMLDivElement>(null);
  const hasBlanks = fillIn.fields.length > 0;
  if (isEditing) {
    return <OwnPromptForm userId={userId} prompt={prompt} onDone={() => setIsEditing(false)} />;
  }
  return (
    <div ref={toolsRef} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
      {prompt.origin_id !== null && <OwnPromptOrigin userId={userId} prompt={prompt} />}
      {hasBlanks && <PlaceholderForm fillIn={fillIn} />}
      <KeptText
        text={fillIn.filledText}
        view={
          hasBlanks ? (
            <PlaceholderEditor fillIn={fillIn} onDone={() => toolsRef.current?.focus()} />
          ) : null
        }
        copyMessage="promptCopied"
        deletion={{
          title: prompt.title,
          isBusy: remove.isPending,
          onDelete: () => remove.mutate(prompt.id),
        }}
      >
        <OpenInMenu text={fillIn.filledText} />
        <Button size="sm" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        {tools}
      </KeptText>
      {prompt.updated_at !== prompt.created_at && (
        <OwnPromptVersions userId={userId} prompt={prompt} />
      )}
    </div>
  );
}
