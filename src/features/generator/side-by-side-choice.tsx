import { Columns2, Lock } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { shownVersion } from "@/data/enhancement/enhancement-session";
import { ASSISTANT_CHIPS, assistantOfChip } from "@/data/enhancement/refinement-chips";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";

import type { Generator } from "./use-generator";

/** Fetched when it is asked for. */
const SideBySide = lazy(async () => ({ default: (await import("./side-by-side")).SideBySide }));

/** The version for another assistant and the one it was made from, where the one on screen is such a version. */
function pairOf({ session }: Generator) {
  const second = shownVersion(session);
  const first = second?.cameFrom == null ? undefined : session.versions[second.cameFrom];
  const isForAnother = assistantOfChip(second?.refine?.chip ?? null) !== null;
  return first === undefined || second === null || !isForAnother ? null : { first, second };
}

/** The same request for a second assistant, beside the first. With Premium; others see what it is. */
export function SideBySideChoice({ generator }: { generator: Generator }) {
  const { viewer, shown, isEnhancing, refine, requestUpgrade } = generator;
  const [isOpen, setIsOpen] = useState(false);
  const pair = pairOf(generator);
  if (viewer.entitlement.tier !== "premium") {
    return (
      <div className="border-line border-t pt-2">
        <Button variant="ghost" size="sm" className="-ms-3 text-start" onClick={requestUpgrade}>
          <Lock aria-hidden className="text-marigold-ink" />
          Compare two assistants (Premium)
        </Button>
      </div>
    );
  }
  return (
    <Collapsible
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="border-line border-t pt-2"
      contentClassName="grid grid-cols-1 gap-4 pt-1"
      trigger={
        <Button variant="ghost" size="sm" className="-ms-3">
          <Columns2 aria-hidden className="text-muted" />
          Side by side
        </Button>
      }
    >
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-medium">The same request</legend>
        {ASSISTANT_CHIPS.filter(({ chip }) => assistantOfChip(chip) !== shown?.assistant).map(
          ({ chip, label }) => (
            <Button key={chip} size="sm" isDisabled={isEnhancing} onClick={() => refine({ chip })}>
              {label}
            </Button>
          ),
        )}
      </fieldset>
      {pair !== null && (
        <Suspense fallback={null}>
          <SideBySide {...pair} />
        </Suspense>
      )}
    </Collapsible>
  );
}
