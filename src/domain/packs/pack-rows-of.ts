import type { OwnPrompt, PastEnhancement, Prompt } from "@/types/entities";

import type { Collection } from "../collections";
import { hasWholeText, type Standing } from "../entitlement";
import type { PackRow } from "./pack-row";

export type PackContent = {
  collections: readonly Collection[];
  ownPrompts: readonly OwnPrompt[];
  enhancements: readonly PastEnhancement[];
  /** Those of the library that are in the collections. */
  prompts: readonly Prompt[];
};

const NOTHING = { tags: [], collection: "", note: "", id: "" };

/** The rows of a pack: the collections in their order, then the prompts that are in none, then the history. */
export function packRowsOf(content: PackContent, entitlement: Standing): PackRow[] {
  const library = new Map(content.prompts.map((prompt) => [prompt.id, prompt]));
  const own = new Map(content.ownPrompts.map((prompt) => [prompt.id, prompt]));

  const ownRow = ({ title, content: text, tags }: OwnPrompt): PackRow => ({
    ...NOTHING,
    kind: "own",
    title,
    text,
    tags,
  });
  const collected = content.collections.flatMap(({ name, items }) =>
    items.flatMap(({ kind, id, note }): PackRow[] => {
      const place = { collection: name, note };
      const ofOwn = kind === "own" ? own.get(id) : undefined;
      if (ofOwn !== undefined) return [{ ...ownRow(ofOwn), ...place }];
      const ofLibrary = kind === "prompt" ? library.get(id) : undefined;
      if (ofLibrary === undefined) return [];
      const text = hasWholeText(entitlement, ofLibrary) ? ofLibrary.content : "";
      return [{ ...NOTHING, kind: "library", title: ofLibrary.title, text, ...place, id }];
    }),
  );
  const isCollected = new Set(
    content.collections.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  return [
    ...collected,
    ...content.ownPrompts.filter(({ id }) => !isCollected.has(id)).map(ownRow),
    ...content.enhancements.map(({ original, content: text }): PackRow => ({
      ...NOTHING,
      kind: "history",
      title: original,
      text,
    })),
  ];
}
