import { Lock } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";

import { canOpenPrompt } from "@/domain/entitlement";
import { previewOfMatch, teaserOf } from "@/domain/preview";
import { markMatches } from "@/domain/prompt-search";
import type { Prompt } from "@/types/entities";
import { Card } from "@/ui/card";

import { CardFooter } from "./card-footer";
import { CardLabels } from "./card-labels";
import { isSameFor, type LibraryReader, useReader } from "./library-reader";
import { CardSlot } from "./selectable";
import { usePromptLink } from "./use-library-address";

export type PromptCardProps = {
  prompt: Prompt;
  /** One below the heading of the section. */
  headingLevel: 3 | 4;
  /** Marked where the card shows it; "" marks nothing. */
  search: string;
};

/** The text with matches of the search marked; screen readers read it as one text. */
function MarkedText({ text, search }: { text: string; search: string }) {
  if (search === "") return text;
  return markMatches(text, search).map((part, index) =>
    part.isMatch ? (
      // A part has no identity but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="search-mark">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

type PromptPreviewProps = { content: string; search: string };

const TEXT_CLASSES = "font-mono text-prompt text-wrap wrap-anywhere";

/** The start of the text, or the part around a search's match. */
function PromptPreview({ content, search }: PromptPreviewProps) {
  return (
    <p className={`${TEXT_CLASSES} text-muted`}>
      <MarkedText text={previewOfMatch(content, search)} search={search} />
    </p>
  );
}

/** The shadow of transparent letters looks like `blur(3px)`, without a compositor layer for each card. */
const BLURRED_CLASSES =
  "text-transparent text-shadow-[0_0_6px_var(--muted)] forced-colors:opacity-0";

/** Where the text would begin, its teaser out of focus and fading: the server sends no more than that. */
function LockedPreview({ teaser }: { teaser: string }) {
  return (
    <div className="grid items-end *:col-start-1 *:row-start-1">
      <div className="after:to-surface text-prompt relative h-[4lh] overflow-hidden after:absolute after:inset-0 after:bg-linear-to-b after:from-transparent after:to-80%">
        <p
          // A picture made of letters; no <img> shows text.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="img"
          aria-label="Premium prompt, locked"
          className={`${TEXT_CLASSES} ${BLURRED_CLASSES} select-none`}
        >
          {teaser}
        </p>
      </div>
      <p className="text-marigold-ink relative flex items-center gap-1.5 text-xs font-medium">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        Unlock full prompt with Premium
      </p>
    </div>
  );
}

type CardBodyProps = PromptCardProps & { reader: LibraryReader };

/** Covers its card, and is focused clear of a bar at the lower edge. A separate component, so that only it renders again when the address changes. */
function CardLink({ prompt, children }: { prompt: Prompt; children: ReactNode }) {
  return (
    <Link
      {...usePromptLink(prompt)}
      aria-haspopup="dialog"
      className="after:rounded-card focus-visible:after:outline-accent scroll-mb-28 outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-2"
    >
      {children}
    </Link>
  );
}

function isSameCard(before: CardBodyProps, after: CardBodyProps): boolean {
  return (
    before.prompt === after.prompt &&
    before.search === after.search &&
    before.headingLevel === after.headingLevel &&
    isSameFor(before.prompt.id, before.reader, after.reader)
  );
}

/**
 * The title's link covers the card; the buttons are above it. Unlike other headings the title is not balanced,
 * which costs several layouts of every card that scrolling brings near.
 */
const CardBody = memo(function CardBody({ prompt, reader, headingLevel, search }: CardBodyProps) {
  const isLocked = !canOpenPrompt(reader.entitlement, prompt);
  // What one gets, in a sentence or a line.
  const gets = (isLocked ? teaserOf(prompt) : prompt.gets) || null;
  const Heading = headingLevel === 3 ? "h3" : "h4";
  return (
    // A list item by its role, as the list is a list by its role: see PromptGrid.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Card role="listitem" isInteractive className="group flex flex-col gap-2.5 pb-2!">
      <CardLabels prompt={prompt} />
      <Heading className="text-lg text-wrap wrap-anywhere">
        <CardLink prompt={prompt}>
          <MarkedText text={prompt.title} search={search} />
        </CardLink>
      </Heading>
      {gets !== null && (
        <p className="text-sm wrap-anywhere">
          <MarkedText text={gets} search={search} />
        </p>
      )}
      {isLocked ? (
        <LockedPreview teaser={teaserOf(prompt)} />
      ) : (
        <PromptPreview content={prompt.content} search={search} />
      )}
      <CardSlot prompt={prompt} />
      <CardFooter prompt={prompt} reader={reader} />
    </Card>
  );
}, isSameCard);

/**
 * Only this shell reads the context. More than a thousand cards may be on the page, and a like must not render the
 * bodies of all the others again.
 */
export function PromptCard(props: PromptCardProps) {
  return <CardBody {...props} reader={useReader()} />;
}
