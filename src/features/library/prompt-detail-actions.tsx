import { Copy } from "lucide-react";

import { copyWithToast } from "@/platform/copy-with-toast";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { SaveButton } from "./save-button";

type PromptDetailActionsProps = { prompt: Prompt; reader: LibraryReader };

export function PromptDetailActions({ prompt, reader }: PromptDetailActionsProps) {
  return (
    <div className="flex items-center gap-1">
      <LikeButton prompt={prompt} reader={reader} textWithoutVotes="Like" />
      <SaveButton prompt={prompt} reader={reader} />
      <Button
        variant="primary"
        className="ml-auto"
        onClick={() => void copyWithToast(prompt.content, "promptCopied")}
      >
        <Copy aria-hidden />
        Copy Prompt
      </Button>
    </div>
  );
}
