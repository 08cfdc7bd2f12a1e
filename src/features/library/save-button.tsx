import { Bookmark } from "lucide-react";

import type { Prompt } from "@/types/entities";
import { IconButton } from "@/ui/icon-button";

import type { LibraryReader } from "./library-reader";
import { useSave } from "./use-prompt-marks";

type SaveButtonProps = { prompt: Prompt; reader: LibraryReader };

export function SaveButton({ prompt, reader }: SaveButtonProps) {
  const { isSet, isAvailable, isBusy, toggle } = useSave(reader, prompt.id);
  return (
    <IconButton
      icon={Bookmark}
      label={`Save “${prompt.title}”`}
      aria-pressed={isSet}
      aria-disabled={!isAvailable}
      isBusy={isBusy}
      onClick={toggle}
    />
  );
}
