import { CollectionPicker } from "@/features/collections/collection-picker";
import { CardBox } from "@/features/library/card-box";
import type { SelectionParts } from "@/features/library/selectable";
import { SelectionBar } from "@/features/library/selection-bar";

/** What selecting adds to the library. */
export const LIBRARY_SELECTION: SelectionParts = {
  CardBox,
  Bar: ({ onEnd }) => (
    <SelectionBar
      onEnd={onEnd}
      renderCollections={(userId, ids) => (
        <CollectionPicker userId={userId} items={ids.map((id) => ({ kind: "prompt", id }))} />
      )}
    />
  ),
};
