import { type FormEvent, type ReactNode, useRef, useState } from "react";

import { maskSecrets } from "@/domain/secrets";
import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

import { lengthText } from "./length-text";
import { SecretNotice, useSecretGate } from "./secret-notice";

type WishFieldProps = {
  /** The form's name. */
  name: string;
  label: string;
  placeholder?: string;
  maxCharacters: number;
  /** What to say when it is sent empty: "Type what to change." */
  missing: string;
  action: string;
  isDisabled: boolean;
  /** Sends the words; `clear` empties the field, unless something else was typed meanwhile. */
  onSend: (words: string, clear: () => void) => void;
  /** Between the words and their button, for instance a Stop. */
  extra?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A field for words of one's own, which asks before it sends a secret. */
export function WishField(props: WishFieldProps) {
  const { name, label, placeholder, maxCharacters, missing, action, isDisabled, onSend } = props;
  const [text, setText] = useState("");
  const [isSentEmpty, setIsSentEmpty] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const gate = useSecretGate();
  const words = text.trim();
  const length = lengthText(words.length, maxCharacters);
  const error = isSentEmpty && words === "" ? missing : length.error;

  function send() {
    gate.allow(words);
    onSend(words, () => setText((current) => (current.trim() === words ? "" : current)));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isDisabled) return;
    setIsSentEmpty(words === "");
    if (words === "" || length.excess !== null) fieldRef.current?.focus();
    else if (gate.lets(words)) send();
  }

  return (
    <form
      aria-label={name}
      noValidate
      onSubmit={handleSubmit}
      className={classNames("grid grid-cols-1 gap-3", props.className)}
    >
      {props.children}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={label}
          placeholder={placeholder}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsSentEmpty(false);
          }}
          error={error}
          ref={fieldRef}
          className="min-w-40 grow"
        />
        {/* Stays level with the field when its error adds a line. */}
        <div className={classNames("flex flex-wrap gap-3", error !== undefined && "mb-6")}>
          <Button type="submit" isDisabled={isDisabled}>
            {action}
          </Button>
          {props.extra}
        </div>
      </div>
      <output className="sr-only">
        {length.excess === null ? error : `Your words are ${length.excess}.`}
      </output>
      <SecretNotice
        text={text}
        isAsking={gate.asksAbout(words)}
        onMask={() => setText(maskSecrets(text))}
        onSend={send}
      />
    </form>
  );
}
