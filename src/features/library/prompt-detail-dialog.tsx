import { OpenInMenu } from "@/components/open-in-menu";
import { PlaceholderForm } from "@/components/placeholder-form";
import { useFillIn } from "@/components/use-fill-in";
import { voteSummary } from "@/domain/votes";
import type { Prompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ErrorState } from "@/ui/error-state";
import { Skeleton } from "@/ui/skeleton";

import { PromptBadges } from "./prompt-badges";
import { PromptDetailActions } from "./prompt-detail-actions";
import { PromptText } from "./prompt-text";
import { UnconfirmedPrompt } from "./unconfirmed-prompt";
import { useKept } from "./use-kept";
import type { PromptDetailState } from "./use-prompt-detail";

type PromptDetailDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Null when the address names none; the last one is shown until the dialog has faded. */
  detail: PromptDetailState | null;
};

type PromptDetailProps = { prompt: Prompt; fillIn: ReturnType<typeof useFillIn> };

/** A prompt that its reader may open, with a form for its placeholders. */
function PromptDetail({ prompt, fillIn }: PromptDetailProps) {
  const { parts, filledText, form } = fillIn;
  return (
    <div className="grid gap-5 pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PromptBadges prompt={prompt} isLocked={false} />
        <p className="text-muted text-xs tabular-nums">{voteSummary(prompt)}</p>
        <div className="ml-auto">
          <OpenInMenu text={filledText} align="end" />
        </div>
      </div>
      <div className="border-line grid grid-cols-1 gap-5 border-t pt-5">
        <PromptText parts={parts} />
        {form !== null && (
          <div className="border-line border-t pt-4">
            <PlaceholderForm {...form} />
          </div>
        )}
      </div>
    </div>
  );
}

const TITLES = {
  loading: "Loading the prompt",
  missing: "This prompt does not exist",
  failed: "This prompt could not be loaded",
} as const;

export function PromptDetailDialog({ isOpen, onClose, detail: asked }: PromptDetailDialogProps) {
  const detail = useKept(isOpen ? asked : null);
  const fillIn = useFillIn(detail?.status === "whole" ? detail.prompt.content : "");
  if (detail === null) return null;
  const isWhole = detail.status === "whole";
  const title = "prompt" in detail ? detail.prompt.title : TITLES[detail.status];
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => {
        if (!willBeOpen) onClose();
      }}
      size="lg"
      title={title}
      {...(isWhole && {
        footer: <PromptDetailActions prompt={detail.prompt} filledText={fillIn.filledText} />,
      })}
    >
      {isWhole && <PromptDetail prompt={detail.prompt} fillIn={fillIn} />}
      {detail.status === "unconfirmed" && (
        <div className="grid gap-5 pb-1">
          <PromptBadges prompt={detail.prompt} isLocked />
          <div className="border-line border-t pt-5">
            <UnconfirmedPrompt />
          </div>
        </div>
      )}
      {detail.status === "loading" && (
        <div aria-busy className="grid gap-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {detail.status === "missing" && (
        <div className="grid justify-items-start gap-5">
          <p className="text-sm">
            The link may be incomplete, or the prompt was removed. You find all others in the
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
