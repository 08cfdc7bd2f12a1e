import { type FormEvent, useRef, useState } from "react";

import { MAX_COLLECTION_NAME_CHARACTERS } from "@/config/limits";
import { isNameTaken } from "@/domain/collections";
import { Button } from "@/ui/button";
import { LimitNote } from "@/ui/limit-note";
import { TextField } from "@/ui/text-field";

type NameFormProps = {
  label: string;
  action: string;
  name?: string;
  /** The names of the other collections. */
  taken: readonly string[];
  isBusy: boolean;
  /** `clear` empties the field. */
  onSend: (name: string, clear: () => void) => void;
};

/** Asks for a collection's name, which no other one has: lists of them show nothing else. */
export function NameForm({ label, action, name = "", taken, isBusy, onSend }: NameFormProps) {
  const [text, setText] = useState(name);
  const [mistake, setMistake] = useState("");
  const fieldRef = useRef<HTMLInputElement>(null);

  function handleText(next: string) {
    setText(next);
    setMistake("");
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = mistakeIn(text.trim(), taken);
    setMistake(found);
    if (found === "") onSend(text.trim(), () => handleText(""));
    else fieldRef.current?.focus();
  }

  return (
    <form className="grid grid-cols-1 gap-1.5" noValidate onSubmit={handleSubmit}>
      <div className="flex items-start gap-2">
        <TextField
          ref={fieldRef}
          label={label}
          className="min-w-0 grow"
          maxLength={MAX_COLLECTION_NAME_CHARACTERS}
          autoComplete="off"
          dir="auto"
          value={text}
          error={mistake}
          onChange={(event) => handleText(event.target.value)}
        />
        {/* Level with the field, below which there may be a sentence. */}
        <Button type="submit" className="mt-[1.78rem]" isBusy={isBusy}>
          {action}
        </Button>
      </div>
      <LimitNote text={text} maxCharacters={MAX_COLLECTION_NAME_CHARACTERS} />
    </form>
  );
}

function mistakeIn(name: string, taken: readonly string[]): string {
  if (name === "") return "Type a name.";
  return isNameTaken(name, taken) ? "You have a collection of this name." : "";
}
