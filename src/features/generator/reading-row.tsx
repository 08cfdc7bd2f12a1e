import { ChevronDown } from "lucide-react";
import { type RefObject, useId, useLayoutEffect, useState } from "react";

import { MAX_CHOICE_CHARACTERS } from "@/config/limits";
import type { Wish } from "@/data/enhancement/enhancement";
import { type Reading, type ReadingChoice, SLOT_LABELS } from "@/data/enhancement/reading";
import { usePopup } from "@/lib/use-popup";

import { WishField } from "./wish-field";

type Part = ReadingChoice & { alternatives: readonly string[] };

function partsOf({ deliverable, alternatives, assumptions }: Reading): Part[] {
  return [{ slot: "deliverable", value: deliverable, alternatives }, ...assumptions];
}

type Change = { isEnhancing: boolean; refine: (wish: Wish) => void };

type ReadingRowProps = Change & { reading: Reading };

/** How the request was read. Each part is a button that offers other readings. */
export function ReadingRow({ reading, ...change }: ReadingRowProps) {
  return (
    <fieldset
      aria-label="How your text was read"
      className="text-muted relative flex min-h-9 flex-wrap items-center gap-x-4 text-sm"
    >
      {partsOf(reading).map((part) => (
        <ReadingChip key={part.slot} {...change} part={part} />
      ))}
    </fieldset>
  );
}

type ReadingChipProps = Change & { part: Part };

function ReadingChip({ isEnhancing, refine, part }: ReadingChipProps) {
  const popup = usePopup("[data-choice], input");
  const { isOpen, setIsOpen, rootRef, closeToButton } = popup;
  const popupId = useId();
  const { slot, value } = part;

  function choose(chosen: string) {
    closeToButton();
    refine({ choice: { slot, value: chosen } });
  }

  return (
    <div ref={rootRef} className="flex max-w-full min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        aria-disabled={isEnhancing || undefined}
        onClick={() => setIsOpen(!isOpen && !isEnhancing)}
        className="group rounded-control hover:text-ink inline-flex min-h-9 max-w-full min-w-0 items-center gap-1 text-start aria-disabled:cursor-progress pointer-coarse:min-h-11"
      >
        <span className="shrink-0">{SLOT_LABELS[slot]}:</span>{" "}
        <span
          dir="auto"
          className="text-ink decoration-control group-hover:decoration-ink min-w-0 truncate underline decoration-dotted underline-offset-4 group-first:font-medium"
        >
          {slot === "deliverable" ? <strong className="font-semibold">{value}</strong> : value}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      {isOpen && <OtherReadings id={popupId} popup={popup} part={part} onChoose={choose} />}
    </div>
  );
}

type OtherReadingsProps = {
  id: string;
  popup: ReturnType<typeof usePopup>;
  part: Part;
  onChoose: (value: string) => void;
};

const POPUP_WIDTH_PX = 288;

/** Below its button, as far to the side as the row has room. */
function usePlaceBelow(rootRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const chip = rootRef.current;
    const room = chip?.parentElement?.clientWidth ?? 0;
    if (chip === null) return;
    const left = Math.max(0, Math.min(chip.offsetLeft, room - POPUP_WIDTH_PX));
    setPlace({ left, top: chip.offsetTop + chip.offsetHeight });
  }, [rootRef]);
  return place;
}

/** Up to three alternatives, and a field for another one. */
function OtherReadings({ id, popup, part, onChoose }: OtherReadingsProps) {
  const { slot, value, alternatives } = part;
  const place = usePlaceBelow(popup.rootRef);
  return (
    <dialog
      open
      id={id}
      aria-label={`${SLOT_LABELS[slot]}: ${value}. Change it`}
      style={{ ...place, width: POPUP_WIDTH_PX }}
      className="border-line bg-surface rounded-control shadow-raised animate-fade-in absolute z-20 m-0 max-w-full border p-0 py-1"
    >
      {alternatives.slice(0, 3).map((alternative) => (
        <button
          key={alternative}
          type="button"
          data-choice
          dir="auto"
          onClick={() => onChoose(alternative)}
          className="hover:bg-shade focus-visible:bg-shade text-ink flex min-h-11 w-full items-center px-4 text-start text-sm wrap-anywhere outline-offset-[-2px]"
        >
          {alternative}
        </button>
      ))}
      <WishField
        name="Another reading"
        label="Or in your own words"
        maxCharacters={MAX_CHOICE_CHARACTERS}
        missing="Type another reading."
        action="Change"
        isDisabled={false}
        onSend={onChoose}
        className="border-line text-ink px-4 pt-3 pb-3 not-first:mt-1 not-first:border-t"
      />
    </dialog>
  );
}
