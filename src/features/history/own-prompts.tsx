import { useQuery } from "@tanstack/react-query";

import { OpenInMenu } from "@/components/open-in-menu";
import { ownPromptQueries, useDeleteOwnPrompt } from "@/data/own-prompts/own-prompts";
import { handOff } from "@/platform/hand-off";

import { Entry } from "./entry";
import { HistorySection } from "./history-section";

/** The prompts a user has kept from the enhancer. */
export function OwnPrompts({ userId, search }: { userId: string; search: string }) {
  const { data, isError, refetch } = useQuery(ownPromptQueries.list(userId));
  const remove = useDeleteOwnPrompt(userId);
  const sought = search.trim().toLowerCase();

  return (
    <HistorySection
      title="My prompts"
      rows={data?.filter(({ title, content }) =>
        `${title}\n${content}`.toLowerCase().includes(sought),
      )}
      count={data?.length ?? 0}
      renderRow={(prompt) => (
        <Entry
          key={prompt.id}
          title={prompt.title}
          entry={prompt}
          copyMessage="promptCopied"
          onDelete={remove.mutate}
        >
          <OpenInMenu size="sm" onChoose={(assistant) => void handOff(assistant, prompt.content)} />
        </Entry>
      )}
      emptyText={
        sought === ""
          ? "Keep a result of the enhancer with ‘Save as my prompt’, and you find it here."
          : "None of your own prompts matches."
      }
      failure={
        isError && {
          message: "Your prompts could not be loaded. Check your connection and try again.",
          onRetry: () => void refetch(),
        }
      }
    />
  );
}
