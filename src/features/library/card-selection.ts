import { NOTHING_SELECTED, selecting, type Selection, toggling } from "@/domain/selection";
import type { Prompt } from "@/types/entities";

/** A card as its reader has seen it: with the prompt's whole text, or locked. */
export type SeenCard = { prompt: Prompt; isWhole: boolean };

let selection = NOTHING_SELECTED;
const seen = new Map<string, SeenCard>();
const listeners = new Set<() => void>();

function write(next: Selection): void {
  selection = next;
  for (const listener of listeners) listener();
}

/**
 * The selected cards, outside React, so that a press draws one box anew and not a thousand. What is selected stays so
 * while a search or another category hides it.
 */
export const cardSelection = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ids: () => selection.selected,
  /** In the order in which they were selected. */
  cards: () => [...selection.selected].flatMap((id) => seen.get(id) ?? []),
  see: (card: SeenCard) => void seen.set(card.prompt.id, card),
  toggle: (id: string, range: readonly string[]) => write(toggling(selection, id, range)),
  add: (ids: readonly string[]) => write(selecting(selection, ids)),
  clear: () => write(NOTHING_SELECTED),
  /** What was seen may be another reader's. */
  forget() {
    seen.clear();
    write(NOTHING_SELECTED);
  },
};
