import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

/** The collapsible's button inside a heading, as the pattern for disclosures asks. */
export function ResultHeading(trigger: ComponentProps<"button">) {
  return (
    <h2 className="min-w-0 grow font-sans text-sm tracking-normal">
      <button
        {...trigger}
        type="button"
        className="group rounded-control flex min-h-11 w-full items-center gap-2 text-start font-medium"
      >
        <ChevronDown
          aria-hidden
          className="text-muted size-[18px] shrink-0 -rotate-90 transition-transform duration-150 ease-out group-data-[state=open]:rotate-0"
        />
        Enhanced prompt
      </button>
    </h2>
  );
}
