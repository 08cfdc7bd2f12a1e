import { useState } from "react";

import { NOTHING_SELECTED, toggling } from "@/domain/selection";

/** Which of these are selected. With Shift, all from the one pressed before to this one. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState(NOTHING_SELECTED);
  const selected = new Set(ids.filter((id) => chosen.selected.has(id)));
  return {
    selected,
    toggle: (id: string, isRange: boolean) =>
      setChosen(toggling({ ...chosen, selected }, id, isRange ? ids : [])),
    clear: () => setChosen(NOTHING_SELECTED),
  };
}
