import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from "react";

import { MAX_PROMPT_CHARACTERS, PROMPT_COUNTER_FROM_CHARACTERS } from "@/config/limits";
import { classNames } from "@/lib/class-names";
import { TextArea } from "@/ui/text-area";

import { GeneratorButtons } from "./generator-buttons";
import { countText, excessText } from "./length-text";
import { PromptHints } from "./prompt-hints";
import { SecretNotice } from "./secret-notice";
import type { Generator } from "./use-generator";

export type GeneratorFormProps = {
  generator: Generator;
  boxRef: RefObject<HTMLTextAreaElement | null>;
};

function hintOf(length: number): ReactNode {
  if (length >= PROMPT_COUNTER_FROM_CHARACTERS) {
    return countText({ length, max: MAX_PROMPT_CHARACTERS });
  }
  return (
    <>
      A few words are enough.
      <span className="pointer-coarse:hidden"> Ctrl + Enter or ⌘ + Enter sends them.</span>
    </>
  );
}

function isSendShortcut({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

export function GeneratorForm({ generator, boxRef }: GeneratorFormProps) {
  const { text, changeText, submit, isSketch } = generator;
  const measure = { length: text.trim().length, max: MAX_PROMPT_CHARACTERS };
  const excess = excessText(measure);

  function send() {
    const reason = submit();
    if (reason === "empty" || reason === "too-long") boxRef.current?.focus();
  }

  function handleMask() {
    generator.maskSecretsInText();
    boxRef.current?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isSendShortcut(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-4">
      <TextArea
        ref={boxRef}
        label="Your lazy prompt"
        placeholder="for example: linkedin post about my new job"
        dir="auto"
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={handleKeyDown}
        // One in the other's place, so that nothing moves when the limit is passed.
        {...(excess === null
          ? { hint: hintOf(measure.length) }
          : { error: `${countText(measure)}: ${excess}.` })}
        className={classNames(
          "[&_textarea]:field-sizing-content [&_textarea]:max-h-72 [&_textarea]:min-h-28 [&_textarea]:font-mono [&_textarea]:text-prompt pointer-coarse:[&_textarea]:text-base",
          isSketch && "[&_textarea]:text-muted",
        )}
      />
      <output className="sr-only">{excess !== null && `Your text is ${excess}.`}</output>
      <PromptHints text={text} />
      <SecretNotice
        text={text}
        isAsking={generator.isAskingAboutSecrets}
        onMask={handleMask}
        onSend={generator.sendWithSecrets}
      />
      <GeneratorButtons generator={generator} boxRef={boxRef} />
    </form>
  );
}
