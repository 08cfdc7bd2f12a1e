import { CircleUser } from "lucide-react";
import { useRef, useState } from "react";

import { Collapsible } from "@/ui/collapsible";
import { IconButton } from "@/ui/icon-button";

import type { AccountItemsProps } from "./account-items";
import { DeferredAccountItems } from "./deferred-account-items";
import { useDismissal } from "./use-dismissal";

export type AccountMenuProps = AccountItemsProps & { email: string | undefined };

/**
 * The account's menu: a disclosure, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/, because what it
 * shows are ordinary buttons.
 */
export function AccountMenu({ email, onDelete, ...items }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const areaRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);

  function closeToTrigger() {
    setIsOpen(false);
    triggerRef.current?.focus();
  }

  useDismissal({ isOpen, areaRef, onEscape: closeToTrigger, onLeave: () => setIsOpen(false) });

  function handleDelete() {
    // The dialog gives the focus back to where it was when it opened.
    closeToTrigger();
    onDelete();
  }

  return (
    <div ref={areaRef}>
      <Collapsible
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        // What fades in is a stacking context of its own, and must stand above the page.
        className="[&>div]:relative [&>div]:z-20"
        contentClassName="absolute top-full right-0 z-20 mt-2 grid w-72 gap-1 rounded-card border border-line bg-surface p-1.5 shadow-raised"
        trigger={<IconButton ref={triggerRef} icon={CircleUser} label="Account menu" />}
      >
        {email !== undefined && (
          <p title={email} className="text-muted truncate px-4 pt-2 text-sm">
            {email}
          </p>
        )}
        <DeferredAccountItems {...items} onDelete={handleDelete} />
      </Collapsible>
    </div>
  );
}
