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
  return (
    // While it is empty it takes back the gap beside it.
    <output className="empty:-mr-3">
      {typeof suggestion === "string" && (
        <Button variant="primary" onClick={() => onSearch(suggestion)}>
          Did you mean “{suggestion}”?
        </Button>
      )}
    </output>
  );
}
