import { type FormEvent, useRef, useState } from "react";

import { MAX_INSTRUCTION_CHARACTERS } from "@/config/limits";
import { ASSISTANT_CHIPS, CHANGE_CHIPS } from "@/domain/refinement-chips";
import { maskSecrets } from "@/domain/secrets";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

import { lengthText } from "./length-text";
import { SecretNotice, useSecretGate } from "./secret-notice";
import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";

type RefineFormProps = { generator: Generator };

/** Requests a changed version, with one press or in the user's own words. */
export function RefineForm({ generator }: RefineFormProps) {
  const { refine, isEnhancing, isRefining, stop } = generator;
  const [instruction, setInstruction] = useState("");
  const fieldRef = useRef<HTMLInputElement>(null);
  const gate = useSecretGate();
  const wish = instruction.trim();
  const { excess, error } = lengthText(wish.length, MAX_INSTRUCTION_CHARACTERS);

  /** Clears the field only on success: when the quota is used up, the text is kept nowhere else. */
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
          error={error}
          ref={fieldRef}
          className="min-w-48 grow"
        />
        {/* Stays level with the field when its error adds a line. */}
        <div className={classNames("flex flex-wrap gap-3", excess !== null && "mb-6")}>
          <Button type="submit" isDisabled={isEnhancing}>
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

/** The changes that take one press. */
function RefineChips({ generator: { refine, isEnhancing } }: RefineFormProps) {
  return (
    <fieldset aria-label="Refine with one press" className="grid gap-2">
      {[CHANGE_CHIPS, ASSISTANT_CHIPS].map((chips) => (
        <div key={chips[0].chip} className="flex flex-wrap gap-2">
          {chips.map(({ chip, label }) => (
            <Button
              key={chip}
              size="sm"
              isDisabled={isEnhancing}
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
