import { MAX_INSTRUCTION_CHARACTERS } from "@/config/limits";
import { ASSISTANT_CHIPS, CHANGE_CHIPS } from "@/data/enhancement/refinement-chips";
import { Button } from "@/ui/button";

import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";
import { WishField } from "./wish-field";

type RefineFormProps = { generator: Generator };

/** Requests a changed version, with one press or in the user's own words. */
export function RefineForm({ generator }: RefineFormProps) {
  const { refine, isEnhancing, isRefining, stop } = generator;
  return (
    <WishField
      name="Refine"
      label="Or say what to change"
      placeholder="for example: address it to my boss"
      maxCharacters={MAX_INSTRUCTION_CHARACTERS}
      missing="Type what to change."
      action="Refine"
      isDisabled={isEnhancing}
      // The words stay until they have led to a result: when the quota is used up, they are kept nowhere else.
      onSend={(instruction, clear) => refine({ instruction }, clear)}
      extra={isRefining && <StopButton onStop={stop} />}
      className="border-line border-t pt-4"
    >
      <fieldset aria-label="Refine with one press" className="grid gap-2">
        {[CHANGE_CHIPS, ASSISTANT_CHIPS].map((chips) => (
          <div key={chips[0].chip} className="flex flex-wrap gap-2">
            {chips.map(({ chip, label }) => (
              <Button
                key={chip}
                size="sm"
                isDisabled={isEnhancing}
                onClick={() => refine({ chip })}
              >
                {label}
              </Button>
            ))}
          </div>
        ))}
      </fieldset>
    </WishField>
  );
}
