import { queryOptions } from "@tanstack/react-query";

import { RELATED_SHOWN } from "@/config/limits";
import { recordInHtml } from "@/domain/record-in-html";
import { AppError } from "@/lib/app-error";
import type { Prompt } from "@/types/entities";
import type { LinkedPrompt, PromptExample } from "@/types/page-record";

import { kindOfStatus } from "../client/unwrap";
import { promptPathOf } from "./prompt-path";

export type PromptPageExtras = {
  /** The prompts that the page leads on to: the build has compared all of them. */
  related: readonly LinkedPrompt[];
  example: PromptExample | null;
};

/** What only a prompt's own page has, read from its HTML. */
export const pageExtrasQuery = (prompt: Pick<Prompt, "id" | "title">) =>
  queryOptions({
    queryKey: ["prompts", "extras", prompt.id] as const,
    queryFn: async ({ signal }): Promise<PromptPageExtras> => {
      const answer = await fetch(promptPathOf(prompt), { signal });
      if (!answer.ok) throw new AppError(kindOfStatus(answer.status));
      const record = recordInHtml(await answer.text());
      if (record?.kind !== "prompt") return { related: [], example: null };
      return { related: record.related.slice(0, RELATED_SHOWN), example: record.example };
    },
    staleTime: Infinity,
    retry: false,
  });
