import { Copy, Trash2 } from "lucide-react";

import { OpenInMenu } from "@/components/open-in-menu";
import { copyWithToast } from "@/platform/clipboard";
import { handOff } from "@/platform/hand-off";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

import { Entry } from "./entry";

export type OwnPromptEntryProps = { prompt: OwnPrompt; onDelete: (id: string) => void };

/** A prompt of one's own; opened, it shows the whole text. */
export function OwnPromptEntry({ prompt, onDelete }: OwnPromptEntryProps) {
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
