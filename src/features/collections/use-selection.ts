import { useState } from "react";

/** Which of these are selected. With Shift, all from the one pressed before to this one. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [lastId, setLastId] = useState<string | null>(null);
  const selected = new Set(ids.filter((id) => chosen.has(id)));

  function toggle(id: string, isRange: boolean) {
    const willBeSelected = !selected.has(id);
    const from = isRange && lastId !== null ? ids.indexOf(lastId) : -1;
    const to = ids.indexOf(id);
    const meant = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(selected);
    for (const one of meant) {
      if (willBeSelected) next.add(one);
      else next.delete(one);
    }
    setChosen(next);
    setLastId(id);
  }

  return { selected, toggle, clear: () => setChosen(new Set()) };
}
