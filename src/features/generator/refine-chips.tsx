import { ASSISTANT_CHIPS, CHANGE_CHIPS } from "@/domain/refinement-chips";
import { Button } from "@/ui/button";

import type { Generator } from "./use-generator";

type RefineChipsProps = { generator: Generator };

/** The changes that take one press. */
export function RefineChips({ generator: { refine, isEnhancing } }: RefineChipsProps) {
  return (
    <fieldset aria-label="Refine with one press" className="grid gap-2">
      {[CHANGE_CHIPS, ASSISTANT_CHIPS].map((chips) => (
        <div key={chips[0].chip} className="flex flex-wrap gap-2">
          {chips.map(({ chip, label }) => (
            <Button
              key={chip}
              size="sm"
              isOff={isEnhancing}
              onClick={() => refine({ chip, instruction: null })}
            >
              {label}
            </Button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
