import { Search, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";

import { MAX_PROMPT_CHARACTERS } from "@/config/limits";
import { recentChoices } from "@/platform/recent-choices";
import { IconButton } from "@/ui/icon-button";

import { Keys } from "./keys";
import type { PaletteItem } from "./palette-items";
import { PaletteList } from "./palette-list";
import { type PaletteContent, usePaletteGroups } from "./use-palette-groups";

type PaletteSearchProps = PaletteContent & {
  fieldRef: RefObject<HTMLInputElement | null>;
  takeAwaitedText: () => string;
  onClose: () => void;
};

/** The option that a key leads to from the active one, or undefined for other keys. */
function optionAfter({ key, shiftKey }: KeyboardEvent, place: number, count: number) {
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place - 1 + count) % count;
  // With Shift they select in the field.
  if (shiftKey) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

const NAME = "Search prompts, guides and pages";
const ACTIVE_OPTION = "[role=option][aria-selected=true]";

/** A combobox whose list is always open: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function PaletteSearch(props: PaletteSearchProps) {
  const { fieldRef, takeAwaitedText, onClose } = props;
  const id = useId();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [activeId, setActiveId] = useState<string | null>(null);
  const { groups, ...state } = usePaletteGroups(typed, props);
  const items = groups.flatMap(({ options }) => options.map(({ item }) => item));
  const place = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  const optionId = (item: PaletteItem) => `${id}-${items.indexOf(item)}`;

  // The list scrolls with the active option.
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller === null) return;
    if (place === 0) scroller.scrollTop = 0;
    else scroller.querySelector(ACTIVE_OPTION)?.scrollIntoView({ block: "nearest" });
  }, [place]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      scrollerRef.current?.querySelector<HTMLElement>(ACTIVE_OPTION)?.click();
    }
    const next = optionAfter(event, place, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setActiveId(items[next]?.id ?? null);
  }

  function handleChoice(item: PaletteItem) {
    const way = item.way();
    if (item.isPassing !== true) recentChoices.add(item.id);
    onClose();
    if (way.kind === "action") way.run();
  }

  return (
    <>
      <div className="border-line flex items-center gap-3 border-b py-1.5 pr-1.5 pl-5">
        <Search aria-hidden className="text-muted size-[18px] shrink-0" />
        <input
          ref={fieldRef}
          role="combobox"
          aria-label={NAME}
          placeholder="Prompts, guides, pages"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={`${id}-${place}`}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_PROMPT_CHARACTERS}
          value={typed}
          onFocus={() => setTyped(typed + takeAwaitedText())}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => {
            setTyped(target.value);
            setActiveId(null);
            if (scrollerRef.current !== null) scrollerRef.current.scrollTop = 0;
          }}
          className="h-11 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      <PaletteList
        id={`${id}-list`}
        scrollerRef={scrollerRef}
        groups={groups}
        state={state}
        active={items[place]}
        optionId={optionId}
        onPoint={(item) => setActiveId(item.id)}
        onChoose={handleChoice}
      />
      <KeyHints />
    </>
  );
}

const HINTS = {
  "to move": ["↑", "↓"],
  "to open": ["Enter"],
  "to close": ["Esc"],
} as const;

function KeyHints() {
  return (
    <p className="border-line text-muted flex gap-5 border-t px-5 py-2.5 text-xs max-md:hidden pointer-coarse:hidden">
      {Object.entries(HINTS).map(([text, keys]) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <Keys keys={keys} />
          {text}
        </span>
      ))}
    </p>
  );
}
