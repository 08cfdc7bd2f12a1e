import { Copy } from "lucide-react";
import { type ReactNode, type RefObject, useId } from "react";

import { EnhanceForm } from "@/components/enhance-form";
import { OpenInMenu } from "@/components/open-in-menu";
import type { FillIn } from "@/components/use-fill-in";
import { classNames } from "@/lib/class-names";
import { copyWithToast } from "@/platform/clipboard";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import { useReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { SaveButton } from "./save-button";

type CopyBarProps = {
  fillIn: FillIn;
  place: keyof typeof PLACES;
  copyRef: RefObject<HTMLButtonElement | null>;
  onCopied?: () => void;
};

type PromptDetailActionsProps = Omit<CopyBarProps, "fillIn"> & {
  prompt: Prompt;
  /** Null where the prompt's text is locked: there is nothing to copy or to enhance. */
  fillIn: FillIn | null;
  /** More ways to keep it and to hand it on. */
  more: ReactNode;
};

/** On a phone at the lower edge and toasts above, else at the top and toasts below: neither covers the other. */
const PLACES = {
  dialog: {
    row: "md:border-line md:border-b md:pt-2 md:pb-4",
    bar: "bg-surface -mx-5 px-5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0",
  },
  page: {
    row: "md:bg-paper md:border-line md:sticky md:top-0 md:z-10 md:border-b md:py-3",
    bar: "bg-paper -mx-4 px-4 pb-3 md:mx-0",
  },
} as const;

function openText(count: number): string {
  if (count === 0) return "All blanks filled in.";
  return `${count} ${count === 1 ? "blank" : "blanks"} left. ${count === 1 ? "It copies" : "They copy"} as [BRACKETS].`;
}

/** What one came for: the text as it is filled in, to the clipboard or to an assistant. */
function CopyBar({ fillIn, place, copyRef, onCopied }: CopyBarProps) {
  const { fields, filledText, openCount } = fillIn;
  const hintId = useId();
  const hasBlanks = fields.length > 0;

  function handleCopy() {
    void copyWithToast(filledText, "promptCopied");
    onCopied?.();
  }

  return (
    <div
      className={classNames(
        "border-line sticky bottom-0 z-10 order-last mt-auto flex min-w-0 flex-wrap items-center gap-2 border-t pt-3 noscript:hidden md:static md:order-none md:mt-0 md:border-t-0 md:p-0",
        PLACES[place].bar,
      )}
    >
      <div className="flex w-full gap-2 md:w-auto">
        <Button
          ref={copyRef}
          variant="primary"
          className="px-2! md:px-3! lg:px-4!"
          onClick={handleCopy}
          {...(hasBlanks && { "aria-describedby": hintId })}
        >
          <Copy aria-hidden className="max-lg:hidden" />
          Copy Prompt
        </Button>
        <OpenInMenu text={filledText} size="md" isAtBottom className="min-w-0 grow md:grow-0" />
      </div>
      {hasBlanks && (
        <p id={hintId} className="text-muted text-xs max-lg:w-full max-md:order-first lg:ms-2">
          {openText(openCount)}
        </p>
      )}
    </div>
  );
}

/** What can be done with a prompt. On a phone its bar is last in the column that holds it. */
export function PromptDetailActions({ prompt, fillIn, more, ...bar }: PromptDetailActionsProps) {
  const reader = useReader();
  return (
    <div
      className={classNames(
        "contents md:flex md:items-center md:gap-2",
        fillIn !== null && PLACES[bar.place].row,
      )}
    >
      {fillIn !== null && <CopyBar fillIn={fillIn} {...bar} />}
      <div
        className={classNames(
          "flex shrink-0 items-center self-start noscript:hidden",
          fillIn !== null && "md:ms-auto",
        )}
      >
        <LikeButton prompt={prompt} reader={reader} textWithoutVotes="Like" />
        <SaveButton prompt={prompt} reader={reader} />
        {more}
        {fillIn !== null && <EnhanceForm text={fillIn.filledText} />}
      </div>
    </div>
  );
}
