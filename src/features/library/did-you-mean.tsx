import { useQuery } from "@tanstack/react-query";

import type { LibraryView } from "@/config/categories";
import { promptQueries } from "@/data/prompts/queries";
import { Button } from "@/ui/button";

type DidYouMeanProps = {
  view: LibraryView;
  search: string;
  onSearch: (search: string) => void;
};

/** For a search that found nothing: one whose words are a typo away. Nothing when there is none. */
export function DidYouMean({ view, search, onSearch }: DidYouMeanProps) {
  const { data: suggestion } = useQuery(promptQueries.suggestion({ view, search }));
  if (typeof suggestion !== "string") return null;
  return (
    <Button variant="primary" onClick={() => onSearch(suggestion)}>
      Did you mean “{suggestion}”?
    </Button>
  );
}
