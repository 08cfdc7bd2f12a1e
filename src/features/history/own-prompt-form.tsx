import { type FormEvent, useState } from "react";

import { OWN_PROMPT_MAX_CHARACTERS, OWN_PROMPT_MAX_TITLE_CHARACTERS } from "@/config/limits";
import { useWriteOwnPrompt } from "@/data/own-prompts/mutations";
import { tagsOf } from "@/domain/tags";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

type OwnPromptFormProps = {
  userId: string;
  /** Null to write a new one. */
  prompt: OwnPrompt | null;
  onDone: () => void;
};

/** Writes a prompt of one's own. What is typed stays until the server has it. */
export function OwnPromptForm({ userId, prompt, onDone }: OwnPromptFormProps) {
  const write = useWriteOwnPrompt(userId, prompt?.id ?? null);
  const [title, setTitle] = useState(prompt?.title ?? "");
  const [content, setContent] = useState(prompt?.content ?? "");
  const [tags, setTags] = useState(prompt?.tags.join(", ") ?? "");
  const isComplete = title.trim() !== "" && content.trim() !== "";

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || write.isPending) return;
    write.mutate({ title: title.trim(), content, tags: tagsOf(tags) }, { onSuccess: onDone });
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
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Prompt"
        rows={8}
        maxLength={OWN_PROMPT_MAX_CHARACTERS}
        dir="auto"
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[60dvh]"
        hint="A word in [BRACKETS] becomes a blank. [TONE: e.g. friendly] has a hint."
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <TextField
        label="Tags"
        autoComplete="off"
        dir="auto"
        placeholder="work, email"
        value={tags}
        onChange={(event) => setTags(event.target.value)}
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
