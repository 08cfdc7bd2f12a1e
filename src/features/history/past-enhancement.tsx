import { BookmarkPlus, Copy, Trash2 } from "lucide-react";
import { useState } from "react";

import { previewOf } from "@/domain/preview";
import { copyWithToast } from "@/platform/clipboard";
import type { PastEnhancement } from "@/types/entities";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

import { Entry } from "./entry";

export type PastEnhancementEntryProps = {
  row: PastEnhancement;
  /** Absent for guests, who cannot save prompts. */
  onSave?: (row: PastEnhancement) => Promise<unknown>;
  onDelete: (id: string) => void;
};

/** One line of the history; opened, it shows the whole text. */
export function PastEnhancementEntry({ row, onSave, onDelete }: PastEnhancementEntryProps) {
  const [isSaved, setIsSaved] = useState(false);
  const title = previewOf(row.original);

  function handleSave() {
    setIsSaved(true);
    // Uses the promise, because mutate's callbacks only run for the latest row.
    onSave?.(row).catch(() => setIsSaved(false));
  }

  return (
    <Entry title={title} content={row.content} createdAt={row.created_at}>
      <Button size="sm" onClick={() => void copyWithToast(row.content, "enhancedPromptCopied")}>
        <Copy aria-hidden />
        Copy
      </Button>
      {onSave !== undefined && (
        <Button size="sm" isDisabled={isSaved} onClick={handleSave}>
          <BookmarkPlus aria-hidden />
          Save as my prompt
        </Button>
      )}
      <IconButton
        icon={Trash2}
        size="sm"
        label={`Delete “${title}”`}
        className="ms-auto"
        onClick={() => onDelete(row.id)}
      />
    </Entry>
  );
}
