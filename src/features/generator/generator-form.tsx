import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from "react";

import { MAX_PROMPT_CHARACTERS, PROMPT_COUNTER_FROM_CHARACTERS } from "@/config/limits";
import { classNames } from "@/lib/class-names";
import { TextArea } from "@/ui/text-area";

import { GeneratorButtons } from "./generator-buttons";
import { PromptHints } from "./prompt-hints";
import { SecretNotice } from "./secret-notice";
import type { Generator } from "./use-generator";

export type GeneratorFormProps = {
  generator: Generator;
  boxRef: RefObject<HTMLTextAreaElement | null>;
};

const NUMBER = new Intl.NumberFormat("en-US");

function countOf(length: number): string {
  return `${NUMBER.format(length)} / ${NUMBER.format(MAX_PROMPT_CHARACTERS)} characters`;
}

function hintOf(length: number): ReactNode {
  if (length >= PROMPT_COUNTER_FROM_CHARACTERS) return countOf(length);
  return (
    <>
      A few words are enough.
      <span className="pointer-coarse:hidden"> Ctrl + Enter or ⌘ + Enter sends them.</span>
    </>
  );
}

/** Stands in the hint's place, so that nothing moves when the limit is passed. */
function noteOf(length: number): { hint: ReactNode } | { error: string } {
  const excess = length - MAX_PROMPT_CHARACTERS;
  if (excess <= 0) return { hint: hintOf(length) };
  return { error: `${countOf(length)}: too long by ${NUMBER.format(excess)}.` };
}

function isSendShortcut({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

export function GeneratorForm({ generator, boxRef }: GeneratorFormProps) {
  const { text, changeText, submit, isSketch } = generator;
  const { length } = text.trim();

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
        {...noteOf(length)}
        className={classNames(
          "[&_textarea]:field-sizing-content [&_textarea]:max-h-72 [&_textarea]:min-h-28 [&_textarea]:font-mono [&_textarea]:text-prompt pointer-coarse:[&_textarea]:text-base",
          isSketch && "[&_textarea]:text-muted",
        )}
      />
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
