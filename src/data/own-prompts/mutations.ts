import { useMutation, useQueryClient } from "@tanstack/react-query";

import { ownPromptTitle } from "@/domain/own-prompt-title";
import { isAppError } from "@/lib/app-error";
import type { MessageKey } from "@/messages/catalogue";
import type { OwnPrompt, PastEnhancement, Prompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { ownPromptQueries } from "./own-prompts";

type OwnPromptWrite<Variables> = {
  userId: string;
  write: (variables: Variables) => Promise<void>;
  successMessage: MessageKey;
};

function useOwnPromptWrite<Variables>(options: OwnPromptWrite<Variables>) {
  const { userId, write, successMessage } = options;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: write,
    meta: {
      errorMessage: (error) =>
        isAppError(error, "too-much") ? "ownPromptsFull" : "ownPromptNotSaved",
      successMessage,
    },
    onSettled: () => queryClient.invalidateQueries(ownPromptQueries.list(userId)),
  });
}

/** Saves a result; its title is made from the lazy prompt. */
export function useSaveOwnPrompt(userId: string) {
  return useOwnPromptWrite({
    userId,
    write: async ({ original, content }: Pick<PastEnhancement, "original" | "content">) => {
      const title = ownPromptTitle(original);
      unwrap(await supabase.from("own_prompts").insert({ title, content }));
    },
    successMessage: "ownPromptSaved",
  });
}

/** Copies a free prompt of the library. The database refuses to remember a premium one as the origin. */
export function useCopyPrompt(userId: string) {
  return useOwnPromptWrite({
    userId,
    write: async ({ id, title, content }: Pick<Prompt, "id" | "title" | "content">) => {
      unwrap(await supabase.from("own_prompts").insert({ title, content, origin_id: id }));
    },
    successMessage: "ownPromptSaved",
  });
}

export type OwnPromptText = Pick<OwnPrompt, "title" | "content" | "tags">;

/** Changes a prompt, or with the id null writes a new one. The database keeps what a change replaces. */
export function useWriteOwnPrompt(userId: string, id: string | null) {
  return useOwnPromptWrite({
    userId,
    write: async (text: OwnPromptText) => {
      const rows = supabase.from("own_prompts");
      unwrap(await (id === null ? rows.insert(text) : rows.update(text).eq("id", id)));
    },
    successMessage: id === null ? "ownPromptSaved" : "ownPromptChanged",
  });
}

/** The reader has seen what became of the original, and takes over its text or does not. */
export function useSeeOrigin(userId: string) {
  return useOwnPromptWrite({
    userId,
    write: async ({
      id,
      ...change
    }: Pick<OwnPrompt, "id" | "origin_id"> & { content?: string }) => {
      unwrap(await supabase.from("own_prompts").update(change).eq("id", id));
    },
    successMessage: "ownPromptChanged",
  });
}

export function useDeleteOwnPrompt(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      unwrap(await supabase.from("own_prompts").delete().eq("id", id).eq("user_id", userId));
    },
    meta: { errorMessage: "ownPromptNotDeleted", successMessage: "ownPromptDeleted" },
    onSettled: () => queryClient.invalidateQueries(ownPromptQueries.list(userId)),
  });
}
