import {
  MAX_COLLECTION_ITEMS,
  MAX_COLLECTION_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
} from "@/config/limits";
import { UUID } from "@/lib/uuid";

/** A prompt of the library or of the reader's own, by its id, with the reader's note. */
export type CollectionItem = { kind: "prompt" | "own"; id: string; note: string };

export type Collection = {
  id: string;
  name: string;
  /** In the reader's order; a prompt is in it at most once. */
  items: CollectionItem[];
  /** Its link; a guest's has none. */
  share_id?: string | null;
  shared_until?: string | null;
};

/** What a change works on: the newest state, wherever that is kept. */
export type CollectionDraft = Pick<Collection, "name" | "items">;
export type CollectionEdit = (draft: CollectionDraft) => CollectionDraft;

const MAX_ROWS = 20;

function isItem(value: unknown): value is CollectionItem {
  const { kind, id, note } = Object(value) as Record<string, unknown>;
  return (
    (kind === "prompt" || kind === "own") &&
    typeof id === "string" &&
    UUID.test(id) &&
    typeof note === "string" &&
    note.length <= MAX_NOTE_CHARACTERS
  );
}

/** The items in what a database or a browser stored. */
export function itemsOf(value: unknown): CollectionItem[] {
  if (!Array.isArray(value)) return [];
  const items = value.filter(isItem).map(({ kind, id, note }) => ({ kind, id, note }));
  return items
    .filter(({ id }, place) => items.findIndex((other) => other.id === id) === place)
    .slice(0, MAX_COLLECTION_ITEMS);
}

/** The collections in what a browser stored, which anybody may have edited. */
export function collectionsOf(value: unknown): Collection[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((row: unknown): Collection[] => {
      const { id, name, items } = Object(row) as Record<string, unknown>;
      const isWhole = typeof id === "string" && UUID.test(id) && typeof name === "string";
      return isWhole && name.trim() !== ""
        ? [{ id, name: name.slice(0, MAX_COLLECTION_NAME_CHARACTERS), items: itemsOf(items) }]
        : [];
    })
    .slice(0, MAX_ROWS);
}

export const countText = (count: number): string =>
  `${count} ${count === 1 ? "prompt" : "prompts"}`;

/** However it is written: "For Monday" and "for monday " look the same in a list. */
export function isNameTaken(name: string, names: readonly string[]): boolean {
  const same = (text: string) => text.trim().toLowerCase();
  return names.some((one) => same(one) === same(name));
}

export const hasItem = ({ items }: CollectionDraft, id: string): boolean =>
  items.some((item) => item.id === id);

/** At the end, unless it is there already. */
export const adding =
  (...added: readonly CollectionItem[]): CollectionEdit =>
  (draft) => ({
    ...draft,
    items: [...draft.items, ...added.filter(({ id }) => !hasItem(draft, id))],
  });

export const removing =
  (...ids: readonly string[]): CollectionEdit =>
  (draft) => ({ ...draft, items: draft.items.filter(({ id }) => !ids.includes(id)) });

export const noting =
  (id: string, note: string): CollectionEdit =>
  (draft) => ({
    ...draft,
    items: draft.items.map((item) => (item.id === id ? { ...item, note } : item)),
  });

/** To the place of another item, whose neighbors make room. */
export const moving =
  (id: string, targetId: string): CollectionEdit =>
  (draft) => {
    const item = draft.items.find((one) => one.id === id);
    const target = draft.items.findIndex((one) => one.id === targetId);
    if (item === undefined || target === -1) return draft;
    return {
      ...draft,
      items: draft.items.filter((one) => one !== item).toSpliced(target, 0, item),
    };
  };

export const renaming =
  (name: string): CollectionEdit =>
  (draft) => ({ ...draft, name });
