import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { LucideIcon } from "lucide-react";
import { type ReactElement, type ReactNode, useRef } from "react";

import { classNames } from "@/lib/class-names";

export type DropdownMenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  isDanger?: boolean;
};

export type DropdownMenuProps = {
  /** One button with a name. */
  trigger: ReactElement;
  items: readonly DropdownMenuItem[];
  /** Stands above the items, for instance who is signed in. */
  header?: ReactNode;
};

/** Not modal: Radix's scroll lock would inject a <style> element that the policy forbids. */
export function DropdownMenu({ trigger, items, header }: DropdownMenuProps) {
  const chosenRef = useRef<DropdownMenuItem | null>(null);

  /** Runs once the button has focus again, so a dialog opened by an item can return there. */
  function runChosen() {
    const chosen = chosenRef.current;
    chosenRef.current = null;
    if (chosen) queueMicrotask(chosen.onSelect);
  }

  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
          className="animate-fade-in rounded-card border-line bg-surface shadow-raised z-30 max-w-[min(20rem,calc(100vw-1rem))] min-w-48 border p-1.5"
        >
          {header !== undefined && (
            <>
              <RadixMenu.Label className="text-muted px-3 py-2 text-xs wrap-anywhere">
                {header}
              </RadixMenu.Label>
              <RadixMenu.Separator className="bg-line -mx-1.5 mb-1.5 h-px" />
            </>
          )}
          {items.map((item) => (
            <RadixMenu.Item
              key={item.label}
              onSelect={() => {
                chosenRef.current = item;
              }}
              className={classNames(
                "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-3 text-sm outline-none data-highlighted:bg-shade data-highlighted:inset-ring-2 data-highlighted:inset-ring-accent pointer-coarse:min-h-11",
                item.isDanger && "text-danger",
              )}
            >
              {item.icon && <item.icon aria-hidden className="size-[18px] shrink-0" />}
              {item.label}
            </RadixMenu.Item>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
