import { type FormEvent, useRef, useState } from "react";

import { MAX_INSTRUCTION_CHARACTERS } from "@/config/limits";
import { maskSecrets } from "@/domain/secrets";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

import { countText, excessText } from "./length-text";
import { RefineChips } from "./refine-chips";
import { SecretNotice } from "./secret-notice";
import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";
import { useSecretGate } from "./use-secret-gate";

type RefineFormProps = { generator: Generator };

/** Asks for a changed version: by one press, or in one's own words. */
export function RefineForm({ generator }: RefineFormProps) {
  const { refine, isEnhancing, isRefining, stop } = generator;
  const [instruction, setInstruction] = useState("");
  const fieldRef = useRef<HTMLInputElement>(null);
  const gate = useSecretGate();
  const wish = instruction.trim();
  const measure = { length: wish.length, max: MAX_INSTRUCTION_CHARACTERS };
  const excess = excessText(measure);

  /** The words stay until they are fulfilled: at a used-up quota nothing else holds them. */
  function send() {
    gate.allow(wish);
    refine({ chip: null, instruction: wish }, () =>
      setInstruction((current) => (current.trim() === wish ? "" : current)),
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (excess !== null) fieldRef.current?.focus();
    else if (wish !== "" && !isEnhancing && gate.lets(wish)) send();
  }

  return (
    <form
      aria-label="Refine"
      noValidate
      onSubmit={handleSubmit}
      className="border-line grid grid-cols-1 gap-3 border-t pt-4"
    >
      <RefineChips generator={generator} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Or say what to change"
          placeholder="for example: address it to my boss"
          dir="auto"
          autoComplete="off"
          value={instruction}
          onChange={(event) => setInstruction(event.target.value)}
          error={excess === null ? undefined : `${countText(measure)}: ${excess}.`}
          ref={fieldRef}
          className="min-w-48 grow"
        />
        {/* Beside the field, also while its error makes it a line higher. */}
        <div className={classNames("flex flex-wrap gap-3", excess !== null && "mb-6")}>
          <Button type="submit" isOff={isEnhancing}>
            Refine
          </Button>
          {isRefining && <StopButton onStop={stop} />}
        </div>
      </div>
      <output className="sr-only">{excess !== null && `Your words are ${excess}.`}</output>
      <SecretNotice
        text={instruction}
        isAsking={gate.asksAbout(wish)}
        onMask={() => setInstruction(maskSecrets(instruction))}
        onSend={send}
      />
    </form>
  );
}
