import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { PlaceholderEditor } from "@/components/placeholder-editor";
import { PlaceholderForm } from "@/components/placeholder-form";
import { useFillIn } from "@/components/use-fill-in";
import { reportMailLink } from "@/config/report-link";
import { ROUTES } from "@/config/routes";
import { promptPathOf } from "@/data/prompts/prompt-path";
import { sharedQueries } from "@/data/shares/shares";
import type { SharedContent, SharedItem } from "@/domain/shared-content";
import { isAppError } from "@/lib/app-error";
import { currentAddress } from "@/platform/browser";
import { copyWithToast } from "@/platform/clipboard";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

export function SharedSkeleton() {
  return (
    <>
      <h1 className="text-2xl">Shared with you</h1>
      <Skeleton className="h-64 w-full" />
    </>
  );
}

type SharedViewProps = {
  /** Null for a guest. */
  readerId: string | null;
  id: string;
};

/** What somebody shared by a link. */
export function SharedView({ readerId, id }: SharedViewProps) {
  const { data, error, refetch } = useQuery(sharedQueries.one(readerId, id));
  if (isAppError(error, "not-found") || isAppError(error, "invalid")) {
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-2xl">This link shows nothing</h1>
        <p className="text-muted max-w-text">
          It has expired, was switched off, or is not complete. Ask the person who sent it for a new
          one.
        </p>
        <ButtonLink to={ROUTES.library}>Browse the library</ButtonLink>
      </div>
    );
  }
  if (data === undefined) {
    if (error === null) return <SharedSkeleton />;
    const message = isAppError(error, "rate-limited")
      ? "Too many people are reading this at the moment. Try again in a minute."
      : "What was shared could not be loaded. Check your connection and try again.";
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  return <SharedPage id={id} shared={data} />;
}

function SharedPage({ id, shared }: { id: string; shared: SharedContent }) {
  return (
    <>
      <div className="grid gap-3">
        <h1 dir="auto" className="text-2xl wrap-anywhere">
          {shared.title}
        </h1>
        <p className="text-muted max-w-text text-sm">
          {`Written or put together by a reader, not by us. Anyone with this link can read it until ${DATE.format(new Date(shared.until))}. Search engines do not list it.`}
        </p>
      </div>
      {shared.status === "prompt" ? (
        <SharedText text={shared.content} name={id} />
      ) : (
        <ol className="grid grid-cols-1 gap-10">
          {shared.items.map((item) => (
            <SharedRow key={`${item.id}${item.title}${item.content}`} item={item} />
          ))}
        </ol>
      )}
      <Report />
    </>
  );
}

function SharedRow({ item }: { item: SharedItem }) {
  const { id, title, note, content } = item;
  return (
    <li className="border-line grid grid-cols-1 gap-4 border-t pt-5">
      <h2 dir="auto" className="text-lg wrap-anywhere">
        {id === null ? (
          title
        ) : (
          <a href={promptPathOf({ id, title })} className="link">
            {title}
          </a>
        )}
      </h2>
      {note !== "" && (
        <p dir="auto" className="border-accent max-w-text border-s-2 ps-4 text-sm wrap-anywhere">
          {note}
        </p>
      )}
      {item.is_teaser ? (
        <p className="text-muted max-w-text text-sm">{`${content} The full prompt is part of Premium.`}</p>
      ) : (
        <SharedText text={content} name={id ?? `${title}${content.length}`} />
      )}
    </li>
  );
}

/** A text with its blanks; `name` tells what is filled in here from other prompts. */
function SharedText({ text, name }: { text: string; name: string }) {
  const fillIn = useFillIn(text, name);
  const copyRef = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      {fillIn.fields.length > 0 && <PlaceholderForm fillIn={fillIn} />}
      <PlaceholderEditor fillIn={fillIn} onDone={() => copyRef.current?.focus()} />
      <Button
        ref={copyRef}
        variant="primary"
        className="justify-self-start"
        onClick={() => void copyWithToast(fillIn.filledText, "promptCopied")}
      >
        Copy Prompt
      </Button>
    </div>
  );
}

/** Only where somebody reads the mail. */
function Report() {
  const mail = reportMailLink(currentAddress().pathname);
  if (mail === null) return null;
  return (
    <p className="border-line border-t pt-5 text-sm">
      <a href={mail} className="link inline-block py-2.5">
        Report this page
      </a>
    </p>
  );
}
