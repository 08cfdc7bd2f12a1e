import { Copy } from "lucide-react";
import type { ReactNode } from "react";

import { DeleteAll } from "@/components/delete-all";
import { StructuredText } from "@/components/structured-text";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";

type KeptTextProps = {
  /** What is copied, and shown unless there is a view of its own. */
  text: string;
  view?: ReactNode;
  copyMessage: "promptCopied" | "enhancedPromptCopied";
  deletion?: { title: string; isBusy: boolean; onDelete: () => void };
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
          <DeleteAll
            label="Delete"
            name={`Delete “${deletion.title}”`}
            confirmLabel="Delete it for good"
            keepLabel="Keep it"
            className="ms-auto"
            isBusy={deletion.isBusy}
            onDelete={deletion.onDelete}
          />
        )}
      </div>
    </>
  );
}
