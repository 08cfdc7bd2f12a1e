import { useQuery } from "@tanstack/react-query";

import { collectionQueries } from "@/data/collections/queries";
import { ownPromptQueries } from "@/data/own-prompts/own-prompts";
import { promptPathOf } from "@/data/prompts/prompt-path";
import type { Collection, CollectionItem } from "@/domain/collections";
import { hasWholeText, type Standing } from "@/domain/entitlement";

/** An item with the prompt it names. */
export type ShownItem = CollectionItem & {
  title: string;
  /** The category, or whose prompt it is. */
  label: string;
  /** Null where this reader may not read the whole text. */
  text: string | null;
  /** Its page; a prompt of the reader's own has none. */
  path: string | null;
};

type Options = { collection: Collection; userId: string | null; entitlement: Standing };

/** A collection's items in their order, without those whose prompt is gone. */
export function useCollectionPrompts({ collection, userId, entitlement }: Options) {
  const ids = (kind: CollectionItem["kind"]) =>
    collection.items.filter((item) => item.kind === kind).map(({ id }) => id);
  const libraryQuery = collectionQueries.prompts(userId, ids("prompt"));
  const library = useQuery({ ...libraryQuery, placeholderData: (previous) => previous });
  const needsOwn = userId !== null && ids("own").length > 0;
  const own = useQuery({ ...ownPromptQueries.list(userId ?? ""), enabled: needsOwn });

  function shownItem(item: CollectionItem): ShownItem[] {
    if (item.kind === "own") {
      const found = own.data?.find(({ id }) => id === item.id);
      if (found === undefined) return [];
      return [{ ...item, title: found.title, label: "My prompt", text: found.content, path: null }];
    }
    const found = library.data?.find(({ id }) => id === item.id);
    if (found === undefined) return [];
    const text = hasWholeText(entitlement, found) ? found.content : null;
    return [
      { ...item, title: found.title, label: found.category, text, path: promptPathOf(found) },
    ];
  }

  const isLoaded = library.data !== undefined && (!needsOwn || own.data !== undefined);
  return {
    items: isLoaded ? collection.items.flatMap(shownItem) : undefined,
    isError: library.isError || own.isError,
    retry: () => void Promise.all([library.refetch(), needsOwn ? own.refetch() : null]),
  };
}
