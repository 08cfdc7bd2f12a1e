import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";

import { type FillIn, useFillIn } from "@/components/use-fill-in";
import { pageExtrasQuery } from "@/data/prompts/page-extras";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { PromptDetailActions } from "./prompt-detail-actions";
import { PromptDetailLead } from "./prompt-detail-lead";
import { PromptDetailRelated } from "./prompt-detail-related";
import { PromptDetailText } from "./prompt-detail-text";
import { UnconfirmedPrompt } from "./unconfirmed-prompt";
import { useKept } from "./use-kept";
import type { PromptDetailState } from "./use-prompt-detail";

type PromptDetailDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Null when the address names none; the last one is shown until the dialog has faded. */
  detail: PromptDetailState | null;
  renderMore: (prompt: Prompt, fillIn: FillIn) => ReactNode;
};

type PromptDetailProps = Pick<PromptDetailDialogProps, "renderMore"> & { prompt: Prompt };

/** A prompt that its reader may open. */
function PromptDetail({ prompt, renderMore }: PromptDetailProps) {
  // The dialog is whole without them: there is nothing to say where they do not come.
  const { data: extras } = useQuery(pageExtrasQuery(prompt));
  const example = extras?.example ?? null;
  const fillIn = useFillIn(prompt.content, prompt.id, example?.blanks);
  const copyRef = useRef<HTMLButtonElement>(null);
  const [wasCopied, setWasCopied] = useState(false);
  return (
    <>
      {prompt.gets !== "" && <p className="text-muted pb-3 text-sm wrap-anywhere">{prompt.gets}</p>}
      <PromptDetailActions
        prompt={prompt}
        fillIn={fillIn}
        more={renderMore(prompt, fillIn)}
        place="dialog"
        copyRef={copyRef}
        onCopied={() => setWasCopied(true)}
      />
      <PromptDetailText fillIn={fillIn} example={example} place="dialog" copyRef={copyRef} />
      {wasCopied && extras !== undefined && extras.related.length > 0 && (
        <PromptDetailRelated prompt={prompt} related={extras.related} />
      )}
    </>
  );
}

function PromptDetailSkeleton() {
  return (
    <div aria-busy className="grid gap-6 pb-7">
      <Skeleton className="h-11 w-full" />
      <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="h-64 w-full max-md:order-last" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}

const TITLES = {
  loading: "Loading the prompt",
  missing: "This prompt does not exist",
  failed: "This prompt could not be loaded",
} as const;

export function PromptDetailDialog(props: PromptDetailDialogProps) {
  const { isOpen, onClose, detail: asked, renderMore } = props;
  const detail = useKept(isOpen ? asked : null);
  if (detail === null) return null;
  const isLarge = detail.status === "whole" || detail.status === "loading";
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      size={isLarge ? "xl" : "lg"}
      title={"prompt" in detail ? detail.prompt.title : TITLES[detail.status]}
      {...("prompt" in detail && {
        lead: (
          <PromptDetailLead
            prompt={detail.prompt}
            place="dialog"
            isLocked={detail.status !== "whole"}
            areVotesKnown
          />
        ),
      })}
    >
      {detail.status === "whole" && (
        <PromptDetail key={detail.prompt.id} prompt={detail.prompt} renderMore={renderMore} />
      )}
      {detail.status === "unconfirmed" && <UnconfirmedPrompt />}
      {detail.status === "loading" && <PromptDetailSkeleton />}
      {detail.status === "missing" && (
        <div className="grid justify-items-start gap-5">
          <p className="text-sm">
            The link may be incomplete, or the prompt was removed. All the others are in the
            library.
          </p>
          <Button variant="primary" onClick={onClose}>
            Browse all prompts
          </Button>
        </div>
      )}
      {detail.status === "failed" && (
        <ErrorState message="Check your connection and try again." onRetry={detail.retry} />
      )}
    </Dialog>
  );
}
