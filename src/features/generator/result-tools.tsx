import { BookmarkPlus } from "lucide-react";

import { OpenInMenu } from "@/components/open-in-menu";
import { PlaceholderForm } from "@/components/placeholder-form";
import type { useFillIn } from "@/components/use-fill-in";
import type { Version } from "@/data/enhancement/enhancement-session";
import { useSaveOwnPrompt } from "@/data/own-prompts/mutations";
import { Button } from "@/ui/button";

import { AnswerFeedback } from "./answer-feedback";
import { RefineForm } from "./refine-form";
import { SideBySideChoice } from "./side-by-side-choice";
import type { Generator } from "./use-generator";

type ResultToolsProps = {
  generator: Generator;
  version: Version;
  fillIn: ReturnType<typeof useFillIn>;
  isCompared: boolean;
  onCompare: () => void;
};

/** Actions on a result: fill in blanks, open elsewhere, compare, save, refine. */
export function ResultTools(props: ResultToolsProps) {
  const { generator, version, isCompared, onCompare } = props;
  const { fillIn } = props;
  const { viewer, isEnhancing } = generator;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <OpenInMenu text={fillIn.filledText} />
        <Button size="sm" isDisabled={isEnhancing} onClick={onCompare}>
          {isCompared ? "Hide changes" : "Show changes"}
        </Button>
        {viewer.user !== null && (
          <SaveAsOwn
            // A retry that succeeds is another text of the same request.
            key={`${version.requestId} ${version.isComplete}`}
            userId={viewer.user.id}
            version={version}
            isDisabled={isEnhancing}
          />
        )}
      </div>
      {fillIn.fields.length > 0 && (
        <div className="border-line border-t pt-4">
          <PlaceholderForm fillIn={fillIn} />
        </div>
      )}
      {version.isComplete && (
        <>
          <RefineForm generator={generator} />
          <SideBySideChoice generator={generator} />
          <AnswerFeedback generator={generator} />
        </>
      )}
    </>
  );
}

type SaveAsOwnProps = { userId: string; version: Version; isDisabled: boolean };

/** Keeps a result among the user's own prompts. */
function SaveAsOwn({ userId, version, isDisabled }: SaveAsOwnProps) {
  const save = useSaveOwnPrompt(userId);
  return (
    <Button
      size="sm"
      isBusy={save.isPending}
      isDisabled={save.isSuccess || isDisabled}
      onClick={() => save.mutate(version)}
    >
      <BookmarkPlus aria-hidden />
      {save.isSuccess ? "Saved" : "Save as my prompt"}
    </Button>
  );
}
