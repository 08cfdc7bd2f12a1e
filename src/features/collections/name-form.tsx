import { type FormEvent, useState } from "react";

import { MAX_COLLECTION_NAME_CHARACTERS } from "@/config/limits";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";

type NameFormProps = {
  label: string;
  action: string;
  name?: string;
  isBusy: boolean;
  /** `clear` empties the field. */
  onSend: (name: string, clear: () => void) => void;
};

/** Asks for a collection's name. */
export function NameForm({ label, action, name = "", isBusy, onSend }: NameFormProps) {
  const [text, setText] = useState(name);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "") onSend(text.trim(), () => setText(""));
  }

  return (
    <form className="flex items-end gap-2" onSubmit={handleSubmit}>
      <TextField
        label={label}
        className="min-w-0 grow"
        maxLength={MAX_COLLECTION_NAME_CHARACTERS}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} isDisabled={text.trim() === ""}>
        {action}
      </Button>
    </form>
  );
}
