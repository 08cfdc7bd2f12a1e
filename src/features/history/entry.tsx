import { ChevronDown, Copy, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";

import { StructuredText } from "@/components/structured-text";
import { copyWithToast } from "@/platform/clipboard";
import type { PastEnhancement } from "@/types/entities";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";
import { IconButton } from "@/ui/icon-button";

type EntryProps = {
  title: string;
  entry: Pick<PastEnhancement, "id" | "content" | "created_at">;
  copyMessage: "promptCopied" | "enhancedPromptCopied";
  onDelete: (id: string) => void;
  /** More that can be done with it. */
  children?: ReactNode;
};

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

function dateOf(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : DATE.format(time);
}

/** A line that opens to the text behind it. */
export function Entry({ title, entry, copyMessage, onDelete, children }: EntryProps) {
  const { id, content, created_at: createdAt } = entry;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-line min-w-0 border-b">
      <Collapsible
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        contentClassName="grid grid-cols-1 gap-4 pb-5"
        trigger={
          <button
            type="button"
            className="group rounded-control flex min-h-11 w-full min-w-0 items-center gap-2 py-2 text-start text-sm"
          >
            <ChevronDown
              aria-hidden
              className="text-muted size-[18px] shrink-0 -rotate-90 transition-transform duration-150 ease-out group-data-[state=open]:rotate-0"
            />
            <span className="grid min-w-0 grow grid-cols-1 md:flex md:items-baseline md:gap-3">
              <span className="min-w-0 grow truncate">{title}</span>
              <time dateTime={createdAt} className="text-muted shrink-0 text-xs tabular-nums">
                {dateOf(createdAt)}
              </time>
            </span>
          </button>
        }
      >
        <div className="border-line border-s-2 ps-4">
          <StructuredText text={content} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={() => void copyWithToast(content, copyMessage)}>
            <Copy aria-hidden />
            Copy
          </Button>
          {children}
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Delete “${title}”`}
            className="ms-auto"
            onClick={() => onDelete(id)}
          />
        </div>
      </Collapsible>
    </li>
  );
}
