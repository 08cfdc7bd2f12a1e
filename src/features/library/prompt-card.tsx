import { Copy } from "lucide-react";
import { memo } from "react";

import { canOpenPrompt, hasWholeText } from "@/domain/entitlement";
import { copyWithToast } from "@/platform/clipboard";
import type { Prompt } from "@/types/entities";
import { Card } from "@/ui/card";
import { IconButton } from "@/ui/icon-button";

import { isSameFor, type LibraryReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { MarkedText } from "./marked-text";
import { PromptBadges } from "./prompt-badges";
import { PromptCardLink } from "./prompt-card-link";
import { PromptPreview } from "./prompt-preview";
import { SaveButton } from "./save-button";

export type PromptCardProps = {
  prompt: Prompt;
  reader: LibraryReader;
  /** One below the heading of the section. */
  headingLevel: 3 | 4;
  /** Marked where the card shows it; "" marks nothing. */
  search: string;
};

function isSameCard(before: PromptCardProps, after: PromptCardProps): boolean {
  return (
    before.prompt === after.prompt &&
    before.search === after.search &&
    before.headingLevel === after.headingLevel &&
    isSameFor(before.prompt.id, before.reader, after.reader)
  );
}

/**
 * The title's link covers the card; the buttons stand above it. Unlike other headings the title is not
 * balanced, which costs several layouts of every card that scrolling brings near. A card is drawn anew only
 * for a change of its own, and not for those of the thousand others that may be on the page.
 */
export const PromptCard = memo(function PromptCard({
  prompt,
  reader,
  headingLevel,
  search,
}: PromptCardProps) {
  const isLocked = !canOpenPrompt(reader.entitlement, prompt);
  const Heading = headingLevel === 3 ? "h3" : "h4";
  return (
    // The list is one by its role, see PromptList.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Card role="listitem" isInteractive className="flex flex-col gap-3 pb-3!">
      <PromptBadges prompt={prompt} isLocked={isLocked} />
      <Heading className="text-lg text-wrap wrap-anywhere">
        <PromptCardLink prompt={prompt}>
          <MarkedText text={prompt.title} search={search} />
        </PromptCardLink>
      </Heading>
      <PromptPreview content={prompt.content} isLocked={isLocked} search={search} />
      <div className="relative mt-auto flex items-center">
        <LikeButton prompt={prompt} reader={reader} textWithoutVotes="No votes yet" />
        <div className="-mr-3 ml-auto flex">
          <SaveButton prompt={prompt} reader={reader} />
          {hasWholeText(reader.entitlement, prompt) && (
            <IconButton
              icon={Copy}
              label={`Copy “${prompt.title}”`}
              onClick={() => void copyWithToast(prompt.content, "promptCopied")}
            />
          )}
        </div>
      </div>
    </Card>
  );
}, isSameCard);
