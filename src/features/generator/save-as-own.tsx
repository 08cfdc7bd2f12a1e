import { BookmarkPlus } from "lucide-react";

import { useSaveOwnPrompt } from "@/data/own-prompts/mutations";
import { Button } from "@/ui/button";

export type SaveAsOwnProps = {
  userId: string;
  original: string;
  content: string;
  isOff: boolean;
};

/** Keeps a result among the user's own prompts. */
export function SaveAsOwn({ userId, original, content, isOff }: SaveAsOwnProps) {
  const save = useSaveOwnPrompt(userId);
  return (
    <Button
      size="sm"
      isBusy={save.isPending}
      isOff={save.isSuccess || isOff}
      onClick={() => save.mutate({ original, content })}
    >
      <BookmarkPlus aria-hidden />
      {save.isSuccess ? "Saved" : "Save as my prompt"}
    </Button>
  );
}
