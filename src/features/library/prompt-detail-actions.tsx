import { Copy } from "lucide-react";

import { copyWithToast } from "@/platform/copy-with-toast";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { EnhanceForm } from "@/ui/enhance-form";

import type { LibraryReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { SaveButton } from "./save-button";

type PromptDetailActionsProps = {
  prompt: Prompt;
  reader: LibraryReader;
  /** False where the prompt's text is locked: there is nothing to copy or to enhance. */
  hasText?: boolean;
};

export function PromptDetailActions({ prompt, reader, hasText = true }: PromptDetailActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <LikeButton prompt={prompt} reader={reader} textWithoutVotes="Like" />
      <SaveButton prompt={prompt} reader={reader} />
      {hasText && (
        <>
          <EnhanceForm text={prompt.content} isCompact />
          <Button
            variant="primary"
            className="ml-auto grow sm:grow-0"
            onClick={() => void copyWithToast(prompt.content, "promptCopied")}
          >
            <Copy aria-hidden />
            Copy Prompt
          </Button>
        </>
      )}
    </div>
  );
}
