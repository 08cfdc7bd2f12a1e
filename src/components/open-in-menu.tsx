import { ChevronDown } from "lucide-react";
import { useId } from "react";

import { type Assistant, ASSISTANTS } from "@/config/assistants";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { classNames } from "@/lib/class-names";
import { usePopup } from "@/lib/use-popup";
import { handOff } from "@/platform/hand-off";
import { storage, useStored } from "@/platform/storage";
import { Button } from "@/ui/button";

/** The assistant that was used last, first, and the others. */
function useAssistants() {
  const lastId = useStored(STORAGE_KEYS.assistant);
  const [first] = ASSISTANTS;
  const last = ASSISTANTS.find(({ id }) => id === lastId) ?? first;
  return { last, others: ASSISTANTS.filter((assistant) => assistant !== last) };
}

type MenuState = ReturnType<typeof usePopup>;

type AssistantsProps = {
  menu: MenuState;
  id: string;
  assistants: readonly Assistant[];
  text: string;
  className: string;
};

/** Drawn when it is open: an empty menu would be a tenth of each example in a guide's HTML. */
function Assistants({ menu, id, assistants, text, className }: AssistantsProps) {
  const { closeToButton } = menu;
  return (
    <div
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label="Open in"
      className={classNames(
        "border-line bg-surface rounded-control shadow-raised animate-fade-in absolute z-20 my-1 min-w-44 border py-1",
        className,
      )}
    >
      {assistants.map((assistant) => (
        <button
          key={assistant.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            closeToButton();
            storage.set(STORAGE_KEYS.assistant, assistant.id);
            void handOff(assistant, text);
          }}
          className="hover:bg-shade focus-visible:bg-shade flex min-h-11 w-full items-center px-4 text-start text-sm outline-offset-[-2px]"
        >
          {assistant.name}
        </button>
      ))}
    </div>
  );
}

type OpenInMenuProps = {
  text: string;
  /** The edge of the buttons that the menu keeps to; "end" at the end of a line. */
  align?: "start" | "end";
  size?: "sm" | "md";
  /** The buttons are at the lower edge of a small screen, so there the menu opens upward. */
  isAtBottom?: boolean;
  className?: string;
};

/**
 * Takes a prompt to the assistant that was used last, with a menu of the others beside it. Radix's menu weighs 20 kB.
 */
export function OpenInMenu(props: OpenInMenuProps) {
  const { text, align = "start", size = "sm", isAtBottom = false, className } = props;
  const menu = usePopup();
  const { isOpen, setIsOpen, rootRef } = menu;
  const { last, others } = useAssistants();
  const menuId = useId();
  return (
    <div ref={rootRef} className={classNames("relative flex", className)}>
      <Button
        size={size}
        className="min-w-0 shrink grow rounded-e-none px-3! max-md:px-2! md:whitespace-nowrap"
        onClick={() => void handOff(last, text)}
      >
        Open in {last.name}
      </Button>
      <Button
        size={size}
        aria-label="Open in another assistant"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className="-ms-px w-10 rounded-s-none p-0! pointer-coarse:w-11"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown aria-hidden />
      </Button>
      {isOpen && (
        <Assistants
          menu={menu}
          id={menuId}
          assistants={others}
          text={text}
          className={classNames(
            isAtBottom ? "max-md:bottom-full md:top-full" : "top-full",
            align === "start" ? "start-0" : "end-0",
          )}
        />
      )}
    </div>
  );
}

type OpenInButtonProps = { text: string; className: string };

/** The menu of all assistants under one button, for pages that print many: two buttons each would weigh too much. */
export function OpenInButton({ text, className }: OpenInButtonProps) {
  const menu = usePopup();
  const { isOpen, setIsOpen, rootRef } = menu;
  const { last, others } = useAssistants();
  const menuId = useId();
  return (
    <div ref={rootRef} className="relative">
      <Button
        size="sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={className}
        onClick={() => setIsOpen(!isOpen)}
      >
        Open in
        <ChevronDown aria-hidden className="text-muted" />
      </Button>
      {isOpen && (
        <Assistants
          menu={menu}
          id={menuId}
          assistants={[last, ...others]}
          text={text}
          className="start-0 top-full"
        />
      )}
    </div>
  );
}
