import { Check } from "lucide-react";
import { type KeyboardEvent, useEffect, useSyncExternalStore } from "react";

import { hasWholeText } from "@/domain/entitlement";
import type { Prompt } from "@/types/entities";

import { cardSelection } from "./card-selection";
import { useReader } from "./library-reader";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Of all cards on the page, in the order in which they are read. */
const allBoxes = () => [...document.querySelectorAll<HTMLInputElement>("[data-card-box]")];
const allIds = () => allBoxes().map(({ value }) => value);

/** The arrow keys lead from card to card, and with Shift select both. */
function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key];
  const box = event.currentTarget;
  const boxes = allBoxes();
  const next = step === undefined ? undefined : boxes[boxes.indexOf(box) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  if (event.shiftKey) cardSelection.add([box.value, next.value]);
}

/** As large as its card, above the title's link. What the card's own buttons do has to wait. */
const BOX_CLASSES =
  "peer rounded-card checked:border-accent absolute inset-0 cursor-pointer scroll-mb-28 appearance-none checked:border-2 focus-visible:outline-offset-2 [&~div]:invisible";

/** In the place of the category's drawing, so that no card changes its height. */
const MARK_CLASSES =
  "border-control bg-surface peer-checked:border-accent peer-checked:bg-accent text-surface pointer-events-none absolute start-[18px] top-5 grid size-6 place-items-center rounded-[6px] border-2";

/** Selects its card. */
export function CardBox({ prompt }: { prompt: Prompt }) {
  const isSelected = useSyncExternalStore(cardSelection.subscribe, () =>
    cardSelection.ids().has(prompt.id),
  );
  const { entitlement } = useReader();
  const isWhole = hasWholeText(entitlement, prompt);

  // The store outlives the card: another search may hide it.
  useEffect(() => cardSelection.see({ prompt, isWhole }), [prompt, isWhole]);

  return (
    <>
      <input
        type="checkbox"
        data-card-box
        aria-label={`Select “${prompt.title}”`}
        value={prompt.id}
        checked={isSelected}
        className={BOX_CLASSES}
        onClick={({ shiftKey }) => cardSelection.toggle(prompt.id, shiftKey ? allIds() : [])}
        // React wants it beside `checked`; the press says whether Shift was held.
        onChange={() => {}}
        onKeyDown={handleKeyDown}
      />
      <span aria-hidden className={MARK_CLASSES}>
        {isSelected && <Check className="size-4" strokeWidth={3} />}
      </span>
    </>
  );
}
