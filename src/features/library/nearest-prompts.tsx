import { useInfiniteQuery, useQuery } from "@tanstack/react-query";

import { promptQueries } from "@/data/prompts/queries";
import type { PromptFilter } from "@/domain/prompt-list";
import { Button } from "@/ui/button";

import { useReader } from "./library-reader";
import { PromptGrid } from "./prompt-grid";
import type { LibraryNavigation } from "./use-library-address";

/** A row on a wide screen. */
const SHOWN = 3;

/** After a search without matches, offers a similarly spelled one that has some, with the first of them. */
export function NearestPrompts({ address }: { address: LibraryNavigation }) {
  const { view, search, setSearch } = address;
  const { data: suggestion } = useQuery(promptQueries.suggestion({ view, search }));
  if (typeof suggestion !== "string") return null;
  return (
    <div className="mt-4 grid w-full grid-cols-1 justify-items-start gap-4">
      <Button onClick={() => setSearch(suggestion)}>
        <span className="truncate">Did you mean “{suggestion}”?</span>
      </Button>
      <FirstMatches view={view} search={suggestion} />
    </div>
  );
}

/** The best free matches of the other search. */
function FirstMatches(filter: PromptFilter) {
  const { userId } = useReader();
  const { data } = useInfiniteQuery(promptQueries.pages(userId, "free", filter));
  const prompts = data?.pages[0]?.prompts.slice(0, SHOWN) ?? [];
  return (
    prompts.length > 0 && (
      <div className="w-full">
        <PromptGrid prompts={prompts} headingLevel={3} search={filter.search} />
      </div>
    )
  );
}
