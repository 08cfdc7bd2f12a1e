import { Bookmark } from "lucide-react";

import type { Prompt } from "@/types/entities";
import { IconButton } from "@/ui/icon-button";

import type { LibraryReader } from "./library-reader";

export function SaveButton({ prompt, reader }: { prompt: Prompt; reader: LibraryReader }) {
  const { hasMarks, saves } = reader;
  return (
    <IconButton
      icon={Bookmark}
      label={`Save “${prompt.title}”`}
      aria-pressed={saves.ids.has(prompt.id)}
      aria-disabled={!hasMarks}
      isBusy={saves.changingIds.has(prompt.id)}
      onClick={() => saves.toggle(prompt.id)}
      className="relative"
    />
  );
}
