import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

import { Button, type ButtonProps } from "./button";
import { useMenu } from "./use-menu";

export type MenuItem = { id: string; label: ReactNode; onChoose: () => void };

export type MenuButtonProps = Pick<ButtonProps, "size" | "variant" | "className"> & {
  label: string;
  items: readonly MenuItem[];
  /** The edge of the button that the menu keeps to; "end" for a button at the end of its line. */
  align?: "start" | "end";
};

/** A button with a menu of actions. Radix's weighs 20 kB. */
export function MenuButton({ label, items, align = "start", ...look }: MenuButtonProps) {
  const { isOpen, rootRef, menuId, toggle, closeToButton, handleKeyDown } = useMenu();
  return (
    <div ref={rootRef} className="relative">
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
      >
        {label}
        <ChevronDown aria-hidden />
      </Button>
      <div
        id={menuId}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        hidden={!isOpen}
        onKeyDown={handleKeyDown}
        className={classNames(
          "border-line bg-surface rounded-control shadow-raised animate-fade-in absolute top-full z-20 mt-1 min-w-44 border py-1",
          align === "start" ? "start-0" : "end-0",
        )}
      >
        {isOpen &&
          items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                closeToButton();
                item.onChoose();
              }}
              className="hover:bg-shade focus-visible:bg-shade flex min-h-11 w-full items-center px-4 text-start text-sm outline-offset-[-2px]"
            >
              {item.label}
            </button>
          ))}
      </div>
    </div>
  );
}
