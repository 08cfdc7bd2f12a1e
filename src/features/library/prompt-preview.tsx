import { Lock } from "lucide-react";

import { previewOf, previewOfMatch } from "@/domain/preview";

import { MarkedText } from "./marked-text";

type PromptPreviewProps = { content: string; isLocked: boolean; search: string };

const TEXT_CLASSES = "font-mono text-prompt text-wrap wrap-anywhere";

/** The shadow of transparent letters looks like `blur(4px)`, without a compositor layer for each card. */
const BLURRED_CLASSES =
  "text-transparent text-shadow-[0_0_8px_var(--muted)] forced-colors:opacity-0";

/**
 * The start of the text, or the part around a search's match. A locked prompt shows its teaser, blurred: the
 * server sends no more than that.
 */
export function PromptPreview({ content, isLocked, search }: PromptPreviewProps) {
  if (!isLocked) {
    return (
      <p className={`${TEXT_CLASSES} text-muted`}>
        <MarkedText text={previewOfMatch(content, search)} search={search} />
      </p>
    );
  }
  return (
    <div className="grid min-h-16 items-center *:col-start-1 *:row-start-1">
      <p
        // A picture made of letters; no <img> shows text.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label="Premium prompt, locked"
        className={`${TEXT_CLASSES} ${BLURRED_CLASSES} select-none`}
      >
        {previewOf(content)}
      </p>
      <p className="border-line bg-surface text-ink flex items-center gap-2 justify-self-center rounded-full border px-3 py-1.5 text-xs font-medium">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        Unlock full prompt with Premium
      </p>
    </div>
  );
}
