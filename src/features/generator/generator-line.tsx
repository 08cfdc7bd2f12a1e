import { ArrowRight, PenLine } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { ROUTES } from "@/config/routes";

/** A line to write on, not one more box. The same in the link and around the closed box, so that one takes the other's place without a move. */
const LINE_CLASSES = "border-control hover:border-ink relative flex h-12 items-center border-b-2";

/** Lies over the line and lets presses through. */
function LineSigns() {
  return (
    <span
      aria-hidden
      className="text-accent pointer-events-none absolute inset-0 flex items-center justify-between text-sm font-medium"
    >
      <PenLine className="text-muted size-[18px] shrink-0" />
      <span className="flex items-center gap-1.5">
        Enhance
        <ArrowRight className="size-[18px]" />
      </span>
    </span>
  );
}

/** In place of the generator: for guests, whom the library shows none, and while it loads. */
export function GeneratorLink() {
  return (
    <Link to={ROUTES.refine} className={LINE_CLASSES}>
      <span className="text-muted text-prompt truncate ps-8 pe-24 font-mono pointer-coarse:text-base">
        <span className="sr-only">Enhance a prompt of your own, </span>
        e.g. a cover letter
      </span>
      <LineSigns />
    </Link>
  );
}

/** Of the form inside, the box is all that shows, one line high. */
const CLOSED_FORM_CLASSES =
  "flex-1 [&_form>*:not(:first-child)]:hidden [&_label]:sr-only [&_p]:hidden [&_textarea]:h-11! [&_textarea]:min-h-0! [&_textarea]:resize-none [&_textarea]:overflow-hidden! [&_textarea]:border-0 [&_textarea]:bg-transparent [&_textarea]:mask-r-from-[calc(100%-8rem)] [&_textarea]:mask-r-to-[calc(100%-6.5rem)] [&_textarea]:ps-8 [&_textarea]:whitespace-nowrap pointer-coarse:[&_textarea]:py-2!";

type ClosableProps = { isClosed: boolean; children: ReactNode };

/** The generator's form, or one line of it until the reader puts the cursor in. */
export function ClosableForm({ isClosed, children }: ClosableProps) {
  return (
    <div className={isClosed ? LINE_CLASSES : undefined}>
      <div className={isClosed ? CLOSED_FORM_CLASSES : undefined}>{children}</div>
      {isClosed && <LineSigns />}
    </div>
  );
}
