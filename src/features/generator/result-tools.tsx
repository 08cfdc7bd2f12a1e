import { OpenInMenu } from "@/components/open-in-menu";
import { PlaceholderForm } from "@/components/placeholder-form";
import type { useFillIn } from "@/components/use-fill-in";
import type { Version } from "@/domain/enhancement-session";
import { handOff } from "@/platform/hand-off";
import { Button } from "@/ui/button";

import { RefineForm } from "./refine-form";
import { SaveAsOwn } from "./save-as-own";
import type { Generator } from "./use-generator";

export type ResultToolsProps = Pick<ReturnType<typeof useFillIn>, "filledText" | "form"> & {
  generator: Generator;
  version: Version;
  isCompared: boolean;
  onCompare: () => void;
};

/** What one does with a result: fill in, take along, compare, keep, change. */
export function ResultTools({
  generator,
  version,
  filledText,
  form,
  isCompared,
  onCompare,
}: ResultToolsProps) {
  const { viewer, isEnhancing } = generator;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <OpenInMenu size="sm" onChoose={(assistant) => void handOff(assistant, filledText)} />
        <Button size="sm" aria-pressed={isCompared} isOff={isEnhancing} onClick={onCompare}>
          Show changes
        </Button>
        {viewer.user !== null && (
          <SaveAsOwn
            // A retry that succeeds is another text of the same request.
            key={`${version.requestId} ${version.isComplete}`}
            userId={viewer.user.id}
            original={version.original}
            content={version.content}
            isOff={isEnhancing}
          />
        )}
      </div>
      {form !== null && (
        <div className="border-line border-t pt-4">
          <PlaceholderForm {...form} />
        </div>
      )}
      {version.isComplete && <RefineForm generator={generator} />}
    </>
  );
}
