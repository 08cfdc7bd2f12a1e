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
  /** Absent for a guest, who has no prompts of one's own. */
  onSave?: (row: PastEnhancement) => Promise<unknown>;
  onDelete: (id: string) => void;
};

/** One line of the history; opened, it shows the whole text. */
export function PastEnhancementEntry({ row, onSave, onDelete }: PastEnhancementEntryProps) {
  const [isSaved, setIsSaved] = useState(false);
  const title = previewOf(row.original);

  function handleSave() {
    setIsSaved(true);
    // A promise of its own: mutate's callbacks are those of the latest row alone.
    onSave?.(row).catch(() => setIsSaved(false));
  }

  return (
    <Entry title={title} content={row.content} createdAt={row.created_at}>
      <Button size="sm" onClick={() => void copyWithToast(row.content, "enhancedPromptCopied")}>
        <Copy aria-hidden />
        Copy
      </Button>
      {onSave !== undefined && (
        <Button size="sm" isOff={isSaved} onClick={handleSave}>
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
