import { queryOptions } from "@tanstack/react-query";

import { searchTextOf } from "@/domain/prompt-search";
import type { Prompt } from "@/types/entities";

import { supabase } from "../client/supabase";
import { unwrap } from "../client/unwrap";
import { promptQueries } from "./queries";

const SHOWN = 24;

/** The best matches of a search in the whole library; without one, what it begins with. For a narrow list. */
export const foundPrompts = (readerId: string | null, search: string) =>
  queryOptions({
    queryKey: [...promptQueries.all(readerId), "found", searchTextOf(search)] as const,
    queryFn: async ({ signal }): Promise<Prompt[]> => {
      const p_search = searchTextOf(search);
      if (p_search !== "") {
        return unwrap(
          await supabase.rpc("search_prompts", { p_search, p_limit: SHOWN }).abortSignal(signal),
        );
      }
      return unwrap(
        await supabase
          .from("prompts")
          .select("*")
          .order("is_featured", { ascending: false })
          .order("is_premium")
          .order("created_at", { ascending: false })
          .order("id", { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal),
      );
    },
    // As in `promptQueries.pages`: never shown to another reader.
    placeholderData: (previous: Prompt[] | undefined, previousQuery) =>
      promptQueries.all(readerId).every((part, index) => previousQuery?.queryKey[index] === part)
        ? previous
        : undefined,
  });
