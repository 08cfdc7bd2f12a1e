import { type FormEvent, useState } from "react";

import { MAX_INSTRUCTION_CHARACTERS } from "@/config/limits";
import { ASSISTANT_CHIPS, CHANGE_CHIPS } from "@/domain/refinement-chips";
import { maskSecrets } from "@/domain/secrets";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

import { SecretNotice } from "./secret-notice";
import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";
import { useSecretGate } from "./use-secret-gate";

type RefineFormProps = { generator: Generator };

/** Asks for a changed version: by one press, or in one's own words. */
export function RefineForm({ generator }: RefineFormProps) {
  const { refine, isEnhancing, isRefining, stop } = generator;
  const [instruction, setInstruction] = useState("");
  const gate = useSecretGate();
  const wish = instruction.trim();

  /** The words stay until they are fulfilled: at a used-up quota nothing else holds them. */
  function send() {
    gate.allow(wish);
    refine({ chip: null, instruction: wish }, () =>
      setInstruction((current) => (current.trim() === wish ? "" : current)),
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (wish !== "" && !isEnhancing && gate.lets(wish)) send();
  }

  return (
    <form
      aria-label="Refine"
      noValidate
      onSubmit={handleSubmit}
      className="border-line grid grid-cols-1 gap-3 border-t pt-4"
    >
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
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Or say what to change"
          placeholder="for example: address it to my boss"
          dir="auto"
          autoComplete="off"
          maxLength={MAX_INSTRUCTION_CHARACTERS}
          value={instruction}
          onChange={(event) => setInstruction(event.target.value)}
          className="min-w-48 grow"
        />
        <Button type="submit" isOff={isEnhancing}>
          Refine
        </Button>
        {isRefining && <StopButton onStop={stop} />}
      </div>
      <SecretNotice
        text={instruction}
        isAsking={gate.asksAbout(wish)}
        onMask={() => setInstruction(maskSecrets(instruction))}
        onSend={send}
      />
    </form>
  );
}
