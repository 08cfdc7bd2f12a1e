import type { OwnPrompt, PastEnhancement } from "@/types/entities";

import type { Collection } from "../collections";
import type { PackRow } from "./pack-row";

/** What an account has already. */
export type Kept = {
  ownPrompts: readonly Pick<OwnPrompt, "id" | "title" | "content">[];
  enhancements: readonly Pick<PastEnhancement, "original" | "content">[];
  collections: readonly Pick<Collection, "name" | "items">[];
};

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

/**
 * What an import of these rows would add, by the rules of public.import_pack: own prompts, versions of the history,
 * and prompts put into collections, with the names of those. `duplicates` are own prompts that are there already or
 * come twice.
 */
export function newInPack(rows: readonly PackRow[], kept: Kept) {
  const idOfOwn = new Map(kept.ownPrompts.map((one) => [keyOf(one.title, one.content), one.id]));
  const isIn = new Set(
    kept.collections.flatMap(({ name, items }) => items.map(({ id }) => keyOf(name, id))),
  );
  const keysOf = (kind: PackRow["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ title, text }) => keyOf(title, text));

  const own = keysOf("own");
  const prompts = new Set(own.filter((key) => !idOfOwn.has(key))).size;
  const past = new Set(kept.enhancements.map((one) => keyOf(one.original, one.content)));
  const versions = new Set(keysOf("history").filter((key) => !past.has(key))).size;
  const collected = new Map<string, string>();
  for (const { kind, id, title, text, collection } of rows) {
    if (collection === "" || kind === "history") continue;
    const key = keyOf(title, text);
    const item = keyOf(collection, kind === "library" ? id : (idOfOwn.get(key) ?? key));
    if (!isIn.has(item)) collected.set(item, collection);
  }
  return {
    prompts,
    duplicates: own.length - prompts,
    versions,
    collected: collected.size,
    collections: [...new Set(collected.values())],
    isNothing: prompts + versions + collected.size === 0,
  };
}
