import { Heart } from "lucide-react";

import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { useLike } from "./use-prompt-marks";

type LikeButtonProps = {
  prompt: Prompt;
  reader: LibraryReader;
  /** Stands where the number of likes would, as long as nobody voted. */
  textWithoutVotes: "No votes yet" | "Like";
};

export function LikeButton({ prompt, reader, textWithoutVotes }: LikeButtonProps) {
  const { isSet, isAvailable, isBusy, toggle } = useLike(reader, prompt.id);
  const hasVotes = prompt.like_count + prompt.dislike_count > 0;
  const text = hasVotes ? String(prompt.like_count) : textWithoutVotes;
  return (
    <Button
      aria-label={`Like “${prompt.title}”: ${text}`}
      variant="ghost"
      aria-pressed={isSet}
      aria-disabled={!isAvailable}
      isBusy={isBusy}
      title="Like"
      onClick={toggle}
      className="text-muted -ml-3 px-3! tabular-nums aria-pressed:[&_svg]:fill-current"
    >
      <Heart aria-hidden />
      {text}
    </Button>
  );
}
