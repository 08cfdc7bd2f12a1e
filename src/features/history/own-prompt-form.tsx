import { type FormEvent, useState } from "react";

import { OWN_PROMPT_MAX_CHARACTERS, OWN_PROMPT_MAX_TITLE_CHARACTERS } from "@/config/limits";
import { useWriteOwnPrompt } from "@/data/own-prompts/mutations";
import { tagsOf } from "@/domain/tags";
import { ownPromptDraft } from "@/platform/own-prompt-draft";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { LimitNote } from "@/ui/limit-note";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

type Typed = { title: string; content: string; tags: string };

/** What is in the fields at first. Of a new prompt that was half written, what is kept of it, which may be damaged. */
function firstTyped(prompt: OwnPrompt | null): Typed {
  if (prompt !== null) {
    const { title, content, tags } = prompt;
    return { title, content, tags: tags.join(", ") };
  }
  const kept = Object(ownPromptDraft.read()) as Record<string, unknown>;
  const textOf = (part: keyof Typed) => {
    const text = kept[part];
    return typeof text === "string" ? text : "";
  };
  return { title: textOf("title"), content: textOf("content"), tags: textOf("tags") };
}

type OwnPromptFormProps = {
  userId: string;
  /** Null to write a new one. */
  prompt: OwnPrompt | null;
  onDone: () => void;
};

/** Writes a prompt of one's own. What is typed stays until the server has it, a new one also through a reload. */
export function OwnPromptForm({ userId, prompt, onDone }: OwnPromptFormProps) {
  const write = useWriteOwnPrompt(userId, prompt?.id ?? null);
  const [typed, setTyped] = useState(() => firstTyped(prompt));
  const { title, content, tags } = typed;
  const isComplete = title.trim() !== "" && content.trim() !== "";

  function handleTyped(change: Partial<Typed>) {
    const next = { ...typed, ...change };
    setTyped(next);
    if (prompt === null) ownPromptDraft.write(next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || write.isPending) return;
    const text = { title: title.trim(), content, tags: tagsOf(tags) };
    // Uses the promise, because mutate's callbacks do not run once another page is open. The toast says what failed.
    write.mutateAsync(text).then(onDone, () => {});
  }

  return (
    <form
      aria-label={prompt === null ? "Write a prompt" : `Edit “${prompt.title}”`}
      className="grid grid-cols-1 gap-4"
      onSubmit={handleSubmit}
    >
      <TextField
        label="Title"
        maxLength={OWN_PROMPT_MAX_TITLE_CHARACTERS}
        autoComplete="off"
        dir="auto"
        value={title}
        onChange={(event) => handleTyped({ title: event.target.value })}
      />
      <LimitNote text={title} maxCharacters={OWN_PROMPT_MAX_TITLE_CHARACTERS} />
      <TextArea
        label="Prompt"
        rows={8}
        maxLength={OWN_PROMPT_MAX_CHARACTERS}
        dir="auto"
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[60dvh]"
        hint="A word in capitals and in brackets, such as [NAME], becomes a blank. [TONE: e.g. friendly] has a hint."
        value={content}
        onChange={(event) => handleTyped({ content: event.target.value })}
      />
      <LimitNote text={content} maxCharacters={OWN_PROMPT_MAX_CHARACTERS} />
      <TextField
        label="Tags"
        autoComplete="off"
        dir="auto"
        placeholder="work, email"
        value={tags}
        onChange={(event) => handleTyped({ tags: event.target.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="sm"
          isBusy={write.isPending}
          isDisabled={!isComplete}
        >
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
