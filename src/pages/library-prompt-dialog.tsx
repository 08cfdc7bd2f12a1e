import type { ComponentProps } from "react";

import { PromptDetailDialog } from "@/features/library/prompt-detail-dialog";

import { PromptMore } from "./prompt-more";

type LibraryPromptDialogProps = Omit<ComponentProps<typeof PromptDetailDialog>, "renderMore"> &
  Pick<ComponentProps<typeof PromptMore>, "userId" | "onSignIn">;

/** A prompt over the library, with what else can be done with it. */
export function LibraryPromptDialog({ userId, onSignIn, ...dialog }: LibraryPromptDialogProps) {
  return (
    <PromptDetailDialog
      {...dialog}
      renderMore={(prompt, fillIn) => (
        <PromptMore prompt={prompt} fillIn={fillIn} userId={userId} onSignIn={onSignIn} />
      )}
    />
  );
}
