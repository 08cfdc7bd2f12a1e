import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Collapsible } from "@/ui/collapsible";

type EntryProps = {
  title: string;
  /** Of how many parts it is made. */
  size?: string | false;
  /** ISO timestamp. */
  createdAt: string;
  children: ReactNode;
};

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

function dateOf(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : DATE.format(time);
}

/** A line that opens to what is behind it. */
export function Entry({ title, size, createdAt, children }: EntryProps) {
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
              <span className="min-w-0 grow truncate group-data-[state=open]:whitespace-normal">
                {title}
              </span>{" "}
              <span className="text-muted flex shrink-0 gap-3 text-xs tabular-nums">
                {size && <span>{size}</span>} <time dateTime={createdAt}>{dateOf(createdAt)}</time>
              </span>
            </span>
          </button>
        }
      >
        {children}
      </Collapsible>
    </li>
  );
}
