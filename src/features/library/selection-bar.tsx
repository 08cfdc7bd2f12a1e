import { Bookmark, Copy, Download, FolderPlus, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";

import { useSaveAll } from "@/data/saved/save-all";
import { countText } from "@/domain/collections";
import { hasWholeText } from "@/domain/entitlement";
import { PACK_FORMATS, type PackFormat } from "@/domain/packs/pack";
import { isInField } from "@/lib/shortcuts";
import { notify } from "@/messages/notify";
import { copyPrompts, exportPrompts } from "@/platform/several-prompts";
import { Button } from "@/ui/button";
import { IconButton } from "@/ui/icon-button";
import { PanelButton } from "@/ui/panel-button";

import { cardSelection, type SeenCard } from "./card-selection";
import { type LibraryReader, useReader } from "./library-reader";

const FORMATS = Object.keys(PACK_FORMATS) as PackFormat[];

/** What Escape closes first. */
const OPEN_PARTS = "[role=dialog], [role=menu], [data-panel]";

/** Escape ends selecting from anywhere on the page; in a text it belongs to the text. */
function useEscape(onEscape: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = event.key === "Escape" && !isInField(event);
    if (isOurs && document.querySelector(OPEN_PARTS) === null) onEscape();
  });

  // Before a panel hears the key and is gone.
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => handleKeyDown(event), {
      capture: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, []);
}

/** Back to the card that has the focus or was selected last, where the reader is; else to the page. */
function returnFocus(cards: readonly SeenCard[]): void {
  const last = document.querySelector(`[data-card-box][value="${cards.at(-1)?.prompt.id}"]`);
  const box = document.activeElement?.matches("[data-card-box]") ? document.activeElement : last;
  const link = box?.closest("[role=listitem]")?.querySelector("a");
  (link ?? document.getElementById("main"))?.focus({ preventScroll: true });
}

/** Selects the card that has the focus. */
function selectFocused(): void {
  const card = document.activeElement?.closest("[role=listitem]");
  const box = card?.querySelector<HTMLInputElement>("[data-card-box]");
  if (!box) return;
  box.focus();
  cardSelection.add([box.value]);
}

/** As the reader may read them now and could when they were last on the page. */
function takenOf(cards: readonly SeenCard[], { entitlement }: LibraryReader) {
  return cards.map(({ prompt, isWhole }) => ({
    id: prompt.id,
    title: prompt.title,
    text: isWhole && hasWholeText(entitlement, prompt) ? prompt.content : null,
  }));
}

type SelectionBarProps = {
  onEnd: () => void;
  /** In which collections these prompts are. */
  renderCollections: (userId: string | null, promptIds: readonly string[]) => ReactNode;
};

/** How many cards are selected, and what can be done with them. It takes its own place below the last card. */
export function SelectionBar({ onEnd, renderCollections }: SelectionBarProps) {
  const ids = useSyncExternalStore(cardSelection.subscribe, cardSelection.ids);
  const cards = cardSelection.cards();

  function handleEnd() {
    returnFocus(cards);
    onEnd();
  }

  useEscape(handleEnd);

  // The store outlives the page, and the key that starts this is pressed on a card.
  useEffect(() => {
    selectFocused();
    return cardSelection.forget;
  }, []);

  return (
    <section
      aria-label="Selected prompts"
      data-selection-bar
      className="bg-paper border-line sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-x-2 gap-y-1 border-t px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:mx-0 lg:px-0"
    >
      <output className="me-auto text-sm font-medium tabular-nums">
        {ids.size === 0 ? "Select prompts" : `${countText(ids.size)} selected`}
      </output>
      {ids.size > 0 && (
        <Button size="sm" variant="ghost" onClick={cardSelection.clear}>
          Select none
        </Button>
      )}
      <IconButton
        icon={X}
        label="Stop selecting"
        className="-me-3 md:order-last"
        onClick={handleEnd}
      />
      <Actions cards={cards} renderCollections={renderCollections} />
    </section>
  );
}

type ActionsProps = Pick<SelectionBarProps, "renderCollections"> & { cards: readonly SeenCard[] };

function Actions({ cards, renderCollections }: ActionsProps) {
  const reader = useReader();
  const { userId } = reader;
  const ids = cards.map(({ prompt }) => prompt.id);
  const taken = takenOf(cards, reader);
  const isDisabled = cards.length === 0;
  return (
    <div className="flex w-full gap-2 max-md:*:grow md:w-auto max-md:[&>button]:px-1! max-md:[&>div>button]:px-1!">
      <SaveAll ids={ids} reader={reader} />
      <PanelButton
        icon={FolderPlus}
        label="Add to a collection"
        text="Collection"
        size="sm"
        placement="above"
        isDisabled={isDisabled}
        renderPanel={() => renderCollections(userId, ids)}
      />
      <Button size="sm" isDisabled={isDisabled} onClick={() => void copyPrompts(taken)}>
        <Copy aria-hidden className="max-lg:hidden" />
        Copy all
      </Button>
      <PanelButton
        icon={Download}
        label="Export the selected prompts"
        text="Export"
        size="sm"
        placement="above"
        isDisabled={isDisabled}
        renderPanel={(close) =>
          FORMATS.map((format) => (
            <Button
              key={format}
              variant="ghost"
              className="justify-start! px-2!"
              onClick={() => {
                close();
                exportPrompts(taken, format);
              }}
            >
              Export as {PACK_FORMATS[format].label}
            </Button>
          ))
        }
      />
    </div>
  );
}

function SaveAll({ ids, reader }: { ids: readonly string[]; reader: LibraryReader }) {
  const { userId, isSessionKnown, saves, onSignInNeeded } = reader;
  const save = useSaveAll(userId);

  function handleSave() {
    const unsaved = ids.filter((id) => !saves.ids.has(id));
    if (userId === null) onSignInNeeded();
    else if (unsaved.length === 0) notify("promptsSaved");
    else save.mutate(unsaved);
  }

  return (
    <Button
      size="sm"
      isBusy={save.isPending}
      isDisabled={ids.length === 0 || !isSessionKnown}
      onClick={handleSave}
    >
      <Bookmark aria-hidden className="max-lg:hidden" />
      Save all
    </Button>
  );
}
