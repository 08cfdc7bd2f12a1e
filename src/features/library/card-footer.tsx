import { ArrowUpRight, Copy } from "lucide-react";

import { hasWholeText } from "@/domain/entitlement";
import { sizeText } from "@/domain/preview";
import { copyWithToast } from "@/platform/clipboard";
import { filledTextOf } from "@/platform/filled-in";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";

import type { LibraryReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { SaveButton } from "./save-button";

type CardFooterProps = { prompt: Prompt; reader: LibraryReader };

/** Gives way to Copy and Open. */
const SIZE_CLASSES =
  "text-muted forced-colors:hidden pointer-fine:group-focus-within:invisible pointer-fine:group-hover:invisible text-xs tabular-nums pointer-coarse:basis-full";

/** Transparent letters and not `opacity`, which would be a compositor layer for each card. */
const ACTIONS_CLASSES =
  "-ml-3 flex items-center pointer-fine:*:text-transparent pointer-fine:group-focus-within:*:text-ink pointer-fine:group-hover:*:text-ink";

/** How much a prompt asks, or on hover, focus and touch screens what to do with it; then the reader's marks. */
export function CardFooter({ prompt, reader }: CardFooterProps) {
  const isWhole = hasWholeText(reader.entitlement, prompt);
  return (
    <div className="mt-auto flex items-end">
      {isWhole && (
        <div className="flex flex-1 flex-wrap items-center pointer-fine:grid pointer-fine:*:col-start-1 pointer-fine:*:row-start-1">
          <p className={SIZE_CLASSES}>{sizeText(prompt.content)}</p>
          <div className={ACTIONS_CLASSES}>
            <Button
              variant="ghost"
              aria-label={`Copy “${prompt.title}”`}
              className="relative px-3!"
              onClick={() => void copyWithToast(filledTextOf(prompt), "promptCopied")}
            >
              <Copy aria-hidden />
              Copy
            </Button>
            {/* A press on it goes through to the title's link, which covers the card. */}
            <span
              aria-hidden
              className="pointer-events-none inline-flex items-center gap-1.5 px-3 text-sm font-medium"
            >
              <ArrowUpRight className="size-[18px]" />
              Open
            </span>
          </div>
        </div>
      )}
      <div className={"-mr-3 ml-auto flex ps-3"}>
        <LikeButton prompt={prompt} reader={reader} />
        <SaveButton prompt={prompt} reader={reader} />
      </div>
    </div>
  );
}
