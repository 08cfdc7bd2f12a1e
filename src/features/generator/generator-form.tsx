import { Check } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useEffect,
  useState,
} from "react";

import { MAX_PROMPT_CHARACTERS, PROMPT_COUNTER_FROM_CHARACTERS } from "@/config/limits";
import { checkPrompt } from "@/domain/prompt-cues";
import { classNames } from "@/lib/class-names";
import { optionalPart } from "@/lib/optional-part";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";

import { lengthText } from "./length-text";
import { SecretNotice } from "./secret-notice";
import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";

const AssistantChoice = optionalPart(async () => (await import("./line-parts")).AssistantChoice);

type GeneratorFormProps = {
  generator: Generator;
  boxRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether there is more to choose than to send. */
  hasOptions: boolean;
};

const HINT = (
  <>
    <span className="block @xl:inline">A few words are enough. </span>
    <span className="pointer-coarse:hidden">Press Ctrl + Enter or ⌘ + Enter to send.</span>
    <span className="hidden pointer-coarse:inline">As you type, you’ll see what’s missing.</span>
  </>
);

/** In a narrow form two lines for whatever is below the box, so that nothing moves when one takes another's place. */
const BELOW_THE_BOX = "[&>p]:min-h-[2lh] @xl:[&>p]:min-h-0";

function isSendShortcut({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing;
}

export function GeneratorForm({ generator, boxRef, hasOptions }: GeneratorFormProps) {
  const { text, changeText, submit, isSketch } = generator;
  const { length } = text.trim();
  const [isTyping, setIsTyping] = useState(false);
  const { count, excess, error } = lengthText(length, MAX_PROMPT_CHARACTERS);
  const isChecked = isTyping && length > 0 && generator.session.question === null;
  const hint = isChecked ? <PromptHints text={text} /> : HINT;

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
    <form noValidate onSubmit={handleSubmit} className="@container grid grid-cols-1 gap-4">
      <TextArea
        ref={boxRef}
        label="Your lazy prompt"
        // A line that is closed has room for a short one.
        placeholder={
          hasOptions ? "for example: linkedin post about my new job" : "e.g. a cover letter"
        }
        dir="auto"
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
        onKeyDown={(event) => {
          if (isSendShortcut(event)) handleSubmit(event);
        }}
        // One in the other's place, so that nothing moves when the limit is passed.
        {...(excess === null
          ? { hint: length < PROMPT_COUNTER_FROM_CHARACTERS ? hint : count }
          : { error })}
        className={classNames(
          BELOW_THE_BOX,
          "[&_textarea]:field-sizing-content [&_textarea]:max-h-72 [&_textarea]:min-h-28 [&_textarea]:font-mono [&_textarea]:text-prompt pointer-coarse:[&_textarea]:text-base",
          isSketch && "[&_textarea]:text-muted",
        )}
      />
      <Question generator={generator} boxRef={boxRef} />
      <output className="sr-only">{excess !== null && `Your text is ${excess}.`}</output>
      <SecretNotice
        text={text}
        isAsking={generator.isAskingAboutSecrets}
        onMask={handleMask}
        onSend={generator.sendWithSecrets}
      />
      <GeneratorButtons generator={generator} boxRef={boxRef} hasOptions={hasOptions} />
    </form>
  );
}

/** Where it cannot be told what is wanted, the answer is typed into the same box. */
function Question({ generator, boxRef }: Omit<GeneratorFormProps, "hasOptions">) {
  const { question } = generator.session;
  const id = question?.call.requestId;
  const isAsked = question !== null && !generator.isEnhancing;

  useEffect(() => {
    const box = boxRef.current;
    if (id === undefined || box === null) return;
    const focused = document.activeElement;
    // Who has gone elsewhere meanwhile stays there.
    if (focused !== document.body && box.form?.contains(focused) !== true) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, [id, boxRef]);

  if (!isAsked) return null;
  return (
    <div className="border-accent grid gap-1 border-s-2 ps-4">
      <p dir="auto" className="text-sm whitespace-pre-line">
        {question.text}
      </p>
      <p className="text-muted text-xs">Add it to your text and send it again. Not counted.</p>
    </div>
  );
}

/** What a lazy prompt says already, checked in the browser while it is typed. */
function PromptHints({ text }: { text: string }) {
  const { said, advice, gaps } = checkPrompt(text);
  return (
    <span className="flex flex-wrap gap-x-2.5">
      {said.length > 0 && (
        <span className="text-ink flex basis-full gap-x-2.5 @xl:basis-auto">
          {said.map((name) => (
            <span key={name} className="flex items-center gap-1">
              <Check aria-hidden className="size-3.5" />
              {name}
            </span>
          ))}
        </span>
      )}
      {advice !== null && <span>{advice}</span>}
      {gaps.length > 0 && <span>Still blank: {gaps.join(", ")}</span>}
    </span>
  );
}

/** 'Enhance Prompt', which becomes 'Enhancing...' and gets a Stop beside it (specification, section 4). */
function GeneratorButtons({ generator, boxRef, hasOptions }: GeneratorFormProps) {
  const { isEnhancing, isRefining, isAnswered, canPutBack, putBack } = generator;

  function handlePutBack() {
    putBack();
    boxRef.current?.focus();
  }

  return (
    <div className="flex flex-wrap gap-x-2 gap-y-3">
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
      {hasOptions && (
        <Suspense fallback={null}>
          <AssistantChoice />
        </Suspense>
      )}
      {canPutBack && !isEnhancing && (
        <Button variant="ghost" onClick={handlePutBack}>
          Restore my text
        </Button>
      )}
    </div>
  );
}
