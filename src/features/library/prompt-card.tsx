import { Copy } from "lucide-react";
import { Link } from "react-router-dom";

import { canOpenPrompt, hasWholeText } from "@/domain/entitlement";
import { copyWithToast } from "@/platform/copy-with-toast";
import type { Prompt } from "@/types/entities";
import { Card } from "@/ui/card";
import { IconButton } from "@/ui/icon-button";

import type { LibraryReader } from "./library-reader";
import { LikeButton } from "./like-button";
import { MarkedText } from "./marked-text";
import { PromptBadges } from "./prompt-badges";
import { PromptPreview } from "./prompt-preview";
import { SaveButton } from "./save-button";
import { usePromptLink } from "./use-library-address";

export type PromptCardProps = {
  prompt: Prompt;
  reader: LibraryReader;
  /** One below the heading of the section. */
  headingLevel: 3 | 4;
  /** Marked where the card shows it; "" marks nothing. */
  search: string;
};

/** The title's link covers the card; the buttons stand above it. */
export function PromptCard({ prompt, reader, headingLevel, search }: PromptCardProps) {
  const link = usePromptLink(prompt.id);
  const isLocked = !canOpenPrompt(reader.entitlement, prompt);
  const Heading = headingLevel === 3 ? "h3" : "h4";
  return (
    <Card as="li" isInteractive className="flex flex-col gap-3 pb-3!">
      <PromptBadges prompt={prompt} isLocked={isLocked} />
      <Heading className="line-clamp-3 text-lg wrap-anywhere">
        <Link
          {...link}
          aria-haspopup="dialog"
          className="after:rounded-card focus-visible:after:outline-accent outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
        >
          <MarkedText text={prompt.title} search={search} />
        </Link>
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
}
