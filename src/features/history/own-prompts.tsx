import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";

import { ownPromptQueries } from "@/data/own-prompts/own-prompts";
import { ownPromptDraft } from "@/platform/own-prompt-draft";
import type { OwnPrompt } from "@/types/entities";
import { Button } from "@/ui/button";

import { Entry } from "./entry";
import { HistorySection } from "./history-section";
import { OwnPromptForm } from "./own-prompt-form";
import { OwnPromptText } from "./own-prompt-text";

export type RenderOwnTools = (prompt: OwnPrompt) => ReactNode;

type OwnPromptsProps = { userId: string; search: string; renderTools: RenderOwnTools };

/** The prompts that a user kept from the enhancer, wrote, or copied from the library. */
export function OwnPrompts({ userId, search, renderTools }: OwnPromptsProps) {
  const { data, isError, refetch } = useQuery(ownPromptQueries.list(userId));
  const [isWriting, setIsWriting] = useState(() => ownPromptDraft.read() !== undefined);
  const sought = search.trim().toLowerCase();

  function handleDone() {
    ownPromptDraft.forget();
    setIsWriting(false);
  }

  return (
    <HistorySection
      title="My prompts"
      rows={data?.filter(({ title, content, tags }) =>
        [title, content, ...tags].join("\n").toLowerCase().includes(sought),
      )}
      count={data?.length ?? 0}
      renderRow={(prompt) => (
        <Entry
          key={prompt.id}
          title={prompt.title}
          size={prompt.tags.map((tag) => `#${tag}`).join(" ")}
          createdAt={prompt.created_at}
        >
          <OwnPromptText userId={userId} prompt={prompt} tools={renderTools(prompt)} />
        </Entry>
      )}
      emptyText={
        sought === ""
          ? "Press “Save as my prompt” on a result of the enhancer to keep it here."
          : "No match in your own prompts."
      }
      failure={
        isError && {
          message: "Your prompts could not be loaded. Check your connection and try again.",
          onRetry: () => void refetch(),
        }
      }
    >
      {isWriting ? (
        <OwnPromptForm userId={userId} prompt={null} onDone={handleDone} />
      ) : (
        <Button size="sm" className="justify-self-start" onClick={() => setIsWriting(true)}>
          <Plus aria-hidden />
          Write a prompt
        </Button>
      )}
    </HistorySection>
  );
}
