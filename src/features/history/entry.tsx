import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

import { StructuredText } from "@/components/structured-text";
import { enhancedBlocksOf } from "@/domain/enhanced-text";
import { placeholderParts } from "@/domain/placeholders";
import { Collapsible } from "@/ui/collapsible";

export type EntryProps = {
  title: string;
  content: string;
  /** ISO timestamp. */
  createdAt: string;
  /** Its buttons. */
  children: ReactNode;
};

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

function dateOf(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : DATE.format(time);
}

/** A line that opens to the text behind it. */
export function Entry({ title, content, createdAt, children }: EntryProps) {
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
          <StructuredText
            text={content}
            blocks={enhancedBlocksOf(content)}
            partsOf={placeholderParts}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </Collapsible>
    </li>
  );
}
