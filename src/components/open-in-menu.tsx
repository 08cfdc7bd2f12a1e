import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { ASSISTANTS } from "@/config/assistants";
import { classNames } from "@/lib/class-names";
import { handOff } from "@/platform/hand-off";
import { Button } from "@/ui/button";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The item that a key leads to from the focused one, or undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** Opening, closing and the keys of a menu, after the ARIA pattern for menu buttons. */
function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);

  // A press anywhere else on the page closes the menu.
  useEffect(() => {
    if (!isOpen) return undefined;
    itemsIn(rootRef.current)[0]?.focus();
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && rootRef.current?.contains(target) !== true) setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  }, [isOpen]);

  function closeToButton() {
    setIsOpen(false);
    rootRef.current?.querySelector("button")?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") return setIsOpen(false);
    if (event.key === "Escape") return closeToButton();
    const items = itemsIn(rootRef.current);
    const place = items.findIndex((item) => item === document.activeElement);
    const next = placeAfter(event.key, place, items.length);
    if (next === undefined) return undefined;
    event.preventDefault();
    return items[next]?.focus();
  }

  return { isOpen, setIsOpen, rootRef, closeToButton, handleKeyDown };
}

type OpenInMenuProps = {
  text: string;
  /** The edge of the button that the menu keeps to; "end" for a button at the end of its line. */
  align?: "start" | "end";
};

/** A button with a menu of the assistants a prompt can be taken to. Radix's menu weighs 20 kB. */
export function OpenInMenu({ text, align = "start" }: OpenInMenuProps) {
  const { isOpen, setIsOpen, rootRef, closeToButton, handleKeyDown } = useMenu();
  const menuId = useId();
  return (
    <div ref={rootRef} className="relative">
      <Button
        size="sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Open in
        <ChevronDown aria-hidden />
      </Button>
      <div
        id={menuId}
        role="menu"
        tabIndex={-1}
        aria-label="Open in"
        hidden={!isOpen}
        onKeyDown={handleKeyDown}
        className={classNames(
          "border-line bg-surface rounded-control shadow-raised animate-fade-in absolute top-full z-20 mt-1 min-w-44 border py-1",
          align === "start" ? "start-0" : "end-0",
        )}
      >
        {isOpen &&
          ASSISTANTS.map((assistant) => (
            <button
              key={assistant.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                closeToButton();
                void handOff(assistant, text);
              }}
              className="hover:bg-shade focus-visible:bg-shade flex min-h-11 w-full items-center px-4 text-start text-sm outline-offset-[-2px]"
            >
              {assistant.name}
            </button>
          ))}
      </div>
    </div>
  );
}
