import { Check, Circle } from "lucide-react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";

import { MAX_PROMPT_CHARACTERS, PROMPT_COUNTER_FROM_CHARACTERS } from "@/config/limits";
import { checkPrompt } from "@/domain/prompt-cues";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { VisuallyHidden } from "@/ui/visually-hidden";

import { lengthText } from "./length-text";
import { SecretNotice } from "./secret-notice";
import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";

type GeneratorFormProps = {
  generator: Generator;
  boxRef: RefObject<HTMLTextAreaElement | null>;
};

const HINT = (
  <>
    A few words are enough.
    <span className="pointer-coarse:hidden"> Press Ctrl + Enter or ⌘ + Enter to send.</span>
  </>
);

function isSendShortcut({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

export function GeneratorForm({ generator, boxRef }: GeneratorFormProps) {
  const { text, changeText, submit, isSketch } = generator;
  const { length } = text.trim();
  const { count, excess, error } = lengthText(length, MAX_PROMPT_CHARACTERS);

  function handleSubmit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const reason = submit();
    if (reason === "empty" || reason === "too-long") boxRef.current?.focus();
  }

  function handleMask() {
    generator.maskSecretsInText();
    boxRef.current?.focus();
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
        onKeyDown={(event) => {
          if (isSendShortcut(event)) handleSubmit(event);
        }}
        // One in the other's place, so that nothing moves when the limit is passed.
        {...(excess === null
          ? { hint: length < PROMPT_COUNTER_FROM_CHARACTERS ? HINT : count }
          : { error })}
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

/** What a lazy prompt says already, checked in the browser. More is better, none of it is needed. */
function PromptHints({ text }: { text: string }) {
  const { points, gaps } = checkPrompt(text);
  return (
    <div className="text-muted flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1 text-xs">
      <span>Your prompt has:</span>
      {points.map(({ name, isMet }) => {
        const Icon = isMet ? Check : Circle;
        return (
          <span key={name} className={classNames("flex items-center gap-1", isMet && "text-ink")}>
            <Icon aria-hidden className={classNames("size-3.5", !isMet && "p-1")} />
            {name}
            <VisuallyHidden>{isMet ? ": yes" : ": not yet"}</VisuallyHidden>
          </span>
        );
      })}
      {gaps.length > 0 && <span>Still to fill in: {gaps.join(", ")}</span>}
    </div>
  );
}

/** 'Enhance Prompt', which becomes 'Enhancing...' and gets a Stop beside it (specification, section 4). */
function GeneratorButtons({ generator, boxRef }: GeneratorFormProps) {
  const { isEnhancing, isRefining, isAnswered, canPutBack, putBack } = generator;

  function handlePutBack() {
    putBack();
    boxRef.current?.focus();
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant={isAnswered ? "secondary" : "primary"}
        isBusy={isEnhancing}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="w-40"
      >
        {isEnhancing ? "Enhancing..." : "Enhance Prompt"}
      </Button>
      {/* A refinement is stopped where it was asked for. */}
      {isEnhancing && !isRefining && <StopButton onStop={generator.stop} />}
      {canPutBack && !isEnhancing && (
        <Button variant="ghost" onClick={handlePutBack}>
          Restore my text
        </Button>
      )}
    </div>
  );
}
