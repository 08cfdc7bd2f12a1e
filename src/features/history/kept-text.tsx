import { Copy, Trash2 } from "lucide-react";
import type { ReactNode } from "react";

import { StructuredText } from "@/components/structured-text";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

type KeptTextProps = {
  /** What is copied, and shown unless there is a view of its own. */
  text: string;
  view?: ReactNode;
  copyMessage: "promptCopied" | "enhancedPromptCopied";
  deletion?: { label: string; onDelete: () => void };
  /** More that can be done with it. */
  children?: ReactNode;
};

/** A text of the history, and what can be done with it. */
export function KeptText({ text, view, copyMessage, deletion, children }: KeptTextProps) {
  return (
    <>
      <div className="border-line border-s-2 ps-4">{view ?? <StructuredText text={text} />}</div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => void copyWithToast(text, copyMessage)}>
          <Copy aria-hidden />
          Copy
        </Button>
        {children}
        {deletion && (
          <IconButton
            icon={Trash2}
            size="sm"
            label={deletion.label}
            className="ms-auto"
            onClick={deletion.onDelete}
          />
        )}
      </div>
    </>
  );
}
