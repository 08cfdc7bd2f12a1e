import { Copy } from "lucide-react";

import { EnhanceForm } from "@/components/enhance-form";
import { copyWithToast } from "@/platform/clipboard";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import { useReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { SaveButton } from "./save-button";

type PromptDetailActionsProps = {
  prompt: Prompt;
  /** Null where the prompt's text is locked: there is nothing to copy or to enhance. */
  filledText: string | null;
};

export function PromptDetailActions({ prompt, filledText }: PromptDetailActionsProps) {
  const reader = useReader();
  return (
    <div className="flex flex-wrap items-center gap-1">
      <LikeButton prompt={prompt} reader={reader} textWithoutVotes="Like" />
      <SaveButton prompt={prompt} reader={reader} />
      {filledText !== null && (
        <>
          <EnhanceForm text={filledText} isCompact />
          <Button
            variant="primary"
            className="ml-auto grow md:grow-0"
            onClick={() => void copyWithToast(filledText, "promptCopied")}
          >
            <Copy aria-hidden />
            Copy Prompt
          </Button>
        </>
      )}
    </div>
  );
}
