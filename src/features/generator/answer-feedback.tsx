import { MessageCircleWarning } from "lucide-react";
import { useState } from "react";

import { MAX_FEEDBACK_CHARACTERS } from "@/config/limits";
import { FEEDBACK_CHIPS } from "@/data/enhancement/refinement-chips";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";

import type { Generator } from "./use-generator";
import { WishField } from "./wish-field";

/** What went wrong with an assistant's answer becomes a change of the prompt. */
export function AnswerFeedback({ generator: { refine, isEnhancing } }: { generator: Generator }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Collapsible
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="border-line border-t pt-2"
      contentClassName="pt-1"
      trigger={
        <Button variant="ghost" size="sm" className="-ms-3 text-start">
          <MessageCircleWarning aria-hidden className="text-muted" />
          Got a bad answer?
        </Button>
      }
    >
      <WishField
        name="What was wrong with the answer"
        label="Or in your own words: the answer was"
        placeholder="for example: about the wrong city"
        maxCharacters={MAX_FEEDBACK_CHARACTERS}
        missing="Type what was wrong with the answer."
        action="Fix the prompt"
        isDisabled={isEnhancing}
        onSend={(words, clear) => refine({ instruction: `The answer was: ${words}` }, clear)}
      >
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">The assistant’s answer was ...</legend>
          <div className="flex flex-wrap gap-2">
            {FEEDBACK_CHIPS.map(({ chip, label }) => (
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
        </fieldset>
      </WishField>
    </Collapsible>
  );
}
