import { ChevronLeft, ChevronRight, Undo2 } from "lucide-react";

import type { Version } from "@/domain/enhancement-session";
import { REFINEMENT_CHIPS } from "@/domain/refinement-chips";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

import type { Generator } from "./use-generator";

/** What a version was asked for, in the words of its chip or of its reader. */
function wishOf({ refine }: Version): string {
  if (refine === null) return "From your text";
  const chip = REFINEMENT_CHIPS.find((known) => known.chip === refine.chip);
  return chip?.label ?? `“${refine.instruction ?? ""}”`;
}

/** Steps through the versions: ‹ 2 / 4 ›. Nothing while there is only one. */
export function VersionBar({ generator }: { generator: Generator }) {
  const { session, shown, isEnhancing, step, undo } = generator;
  const { versions, shown: place } = session;
  if (versions.length < 2 || place === null || shown === null) return null;
  return (
    <fieldset aria-label="Versions" className="flex min-w-0 items-center gap-1">
      <IconButton
        icon={ChevronLeft}
        label="Previous version"
        size="sm"
        isDisabled={place === 0 || isEnhancing}
        onClick={() => step(-1)}
      />
      <output className="text-sm whitespace-nowrap tabular-nums">
        {place + 1} / {versions.length}
      </output>
      <IconButton
        icon={ChevronRight}
        label="Next version"
        size="sm"
        isDisabled={place === versions.length - 1 || isEnhancing}
        onClick={() => step(1)}
      />
      <span className="text-muted min-w-0 grow truncate px-1 text-xs">{wishOf(shown)}</span>
      <Button
        size="sm"
        variant="ghost"
        isDisabled={shown.cameFrom === null || isEnhancing}
        onClick={undo}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
    </fieldset>
  );
}
