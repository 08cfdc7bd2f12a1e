import { useEffect, useEffectEvent, useState } from "react";

import { MAX_NOTE_CHARACTERS, NOTE_PAUSE_MS } from "@/config/limits";
import { useEditCollection } from "@/data/collections/mutations";
import { noting } from "@/domain/collections";
import { LimitNote } from "@/ui/limit-note";
import { TextField } from "@/ui/text-field";

import type { ShownItem } from "./use-collection-prompts";

type NoteFieldProps = { collectionId: string; userId: string | null; item: ShownItem };

/** The text of a note, saved after a pause, when its field is left, and when the field goes from the page. */
function useNote({ collectionId, userId, item }: NoteFieldProps) {
  const save = useEditCollection(userId);
  const [text, setText] = useState(item.note);
  const [sent, setSent] = useState(item.note);

  function handleSave() {
    if (text === sent && !save.isError) return;
    setSent(text);
    save.mutate({ id: collectionId, edit: noting(item.id, text) });
  }
  const saveLate = useEffectEvent(handleSave);

  // Each further key starts the pause anew. What failed is not sent again and again: it waits for the next change or blur.
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => saveLate(), NOTE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);

  // The way back takes the field from the page without a blur.
  useEffect(() => () => saveLate(), []);

  return { text, setText, isSaved: save.isSuccess && text === sent, handleSave };
}

/** The reader's note for one prompt of a collection. */
export function NoteField(props: NoteFieldProps) {
  const { text, setText, isSaved, handleSave } = useNote(props);
  return (
    <div className="relative grid gap-1 md:ps-18">
      <TextField
        label={<span className="sr-only">Note for “{props.item.title}”</span>}
        className="[&_input]:h-10 [&_input]:text-sm"
        placeholder="Add a note"
        maxLength={MAX_NOTE_CHARACTERS}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={handleSave}
      />
      <output className="text-muted absolute end-3 top-1.5 text-xs leading-10 empty:hidden">
        {isSaved && "Saved"}
      </output>
      <LimitNote text={text} maxCharacters={MAX_NOTE_CHARACTERS} />
    </div>
  );
}
