import { ChevronLeft, ChevronRight, Undo2 } from "lucide-react";

import type { Version } from "@/data/enhancement/enhancement-session";
import { wishText } from "@/data/enhancement/reading";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";

import type { Generator } from "./use-generator";

/** What a version was asked for. */
function wishOf({ refine }: Version): string {
  return refine === null ? "From your text" : wishText(refine);
}

/** Steps through the versions: ‹ 2 / 4 ›. Nothing while there is only one. */
export function VersionBar({ generator }: { generator: Generator }) {
  const { session, shown, isEnhancing, step, undo } = generator;
  const { versions, shown: place } = session;
  if (versions.length < 2 || place === null || shown === null) return null;
  return (
    <fieldset aria-label="Versions" className="flex min-w-0 flex-wrap items-center gap-1">
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
      <span className="text-muted min-w-0 grow truncate px-1 text-xs max-sm:order-last max-sm:basis-full">
        {wishOf(shown)}
      </span>
      <Button
        size="sm"
        variant="ghost"
        className="ms-auto"
        isDisabled={shown.cameFrom === null || isEnhancing}
        onClick={undo}
      >
        <Undo2 aria-hidden />
        Undo
      </Button>
    </fieldset>
  );
}
