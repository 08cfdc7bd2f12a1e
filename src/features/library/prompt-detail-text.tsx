import { type RefObject, useRef } from "react";

import { PlaceholderEditor } from "@/components/placeholder-editor";
import { PlaceholderForm } from "@/components/placeholder-form";
import { PromptExampleFold } from "@/components/prompt-example-fold";
import type { FillIn } from "@/components/use-fill-in";
import { classNames } from "@/lib/class-names";
import type { PromptExample } from "@/types/page-record";
import { Button } from "@/ui/button";

type PromptDetailTextProps = {
  fillIn: FillIn;
  example: PromptExample | null;
  place: keyof typeof PLACES;
  /** Where Enter in the last blank leads. */
  copyRef: RefObject<HTMLButtonElement | null>;
};

/** In the dialog each column scrolls by itself; on the page the blanks stay in view while the text scrolls. */
const PLACES = {
  dialog: {
    columns: "md:min-h-0 md:flex-auto md:grid-rows-[minmax(0,1fr)]",
    blanks: "md:overflow-y-auto md:overscroll-contain md:py-5",
    text: "md:overflow-y-auto md:overscroll-contain md:py-5",
  },
  page: {
    columns: "",
    blanks:
      "md:sticky md:top-20 md:max-h-[calc(100dvh-6rem)] md:self-start md:overflow-y-auto md:-my-1 md:py-1",
    text: "",
  },
} as const;

/** A prompt's text and its blanks: two columns, or on a phone the text and then the list. */
export function PromptDetailText({ fillIn, example, place, copyRef }: PromptDetailTextProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const look = PLACES[place];
  const hasBlanks = fillIn.fields.length > 0;

  function showList() {
    listRef.current?.scrollIntoView({ block: "start" });
    listRef.current?.querySelector<HTMLElement>("input, textarea")?.focus({ preventScroll: true });
  }

  return (
    <div
      className={classNames(
        "grid grid-cols-1 gap-8 pt-2 pb-6 md:py-0",
        hasBlanks && "md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-0 noscript:block",
        look.columns,
      )}
    >
      {hasBlanks && (
        <div
          ref={listRef}
          className={classNames(
            "noscript:hidden max-md:border-line max-md:order-last max-md:border-t max-md:pt-5 md:-ms-1 md:ps-1 md:pe-6 lg:pe-8 [&_input]:scroll-mb-28 [&_textarea]:scroll-mb-28 md:[&_input]:scroll-mb-4 md:[&_textarea]:scroll-mb-4",
            look.blanks,
          )}
        >
          <PlaceholderForm fillIn={fillIn} />
        </div>
      )}
      <div
        className={classNames(
          "grid content-start gap-4",
          hasBlanks && "md:border-line md:border-s md:ps-6 lg:ps-8",
          look.text,
        )}
      >
        {hasBlanks && (
          <div className="text-muted flex items-center justify-between gap-3 text-xs md:hidden noscript:hidden">
            <p>Press a blank to fill it in.</p>
            <Button size="sm" variant="ghost" className="-me-3" onClick={showList}>
              List all
            </Button>
          </div>
        )}
        <PlaceholderEditor fillIn={fillIn} onDone={() => copyRef.current?.focus()} />
        <PromptExampleFold example={example} />
      </div>
    </div>
  );
}
