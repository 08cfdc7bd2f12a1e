import { Heart } from "lucide-react";

import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";

type LikeButtonProps = {
  prompt: Prompt;
  reader: LibraryReader;
  /** In place of the number of likes until somebody has voted; without it there is the icon alone. */
  textWithoutVotes?: "Like";
};

export function LikeButton({ prompt, reader, textWithoutVotes }: LikeButtonProps) {
  const { hasMarks, likes } = reader;
  const hasVotes = prompt.like_count + prompt.dislike_count > 0;
  const text = hasVotes ? String(prompt.like_count) : textWithoutVotes;
  const name = `Like “${prompt.title}”: ${text ?? "No votes yet"}`;
  return (
    <Button
      aria-label={name}
      variant="ghost"
      aria-pressed={likes.ids.has(prompt.id)}
      aria-disabled={!hasMarks}
      isBusy={likes.changingIds.has(prompt.id)}
      title="Like"
      onClick={() => likes.toggle(prompt.id)}
      className="relative -ml-3 px-3! tabular-nums aria-pressed:[&_svg]:fill-current"
    >
      <Heart aria-hidden />
      {text}
    </Button>
  );
}
