import { CircleUser } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import { Collapsible } from "@/ui/collapsible";
import { IconButton } from "@/ui/icon-button";

import type { AccountItemsProps } from "./account-items";
import { DeferredAccountItems } from "./deferred-account-items";

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
    // When it closes, the dialog returns the focus to where it was when it opened.
    closeToTrigger();
    onDelete();
  }

  return (
    <div ref={areaRef}>
      <Collapsible
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        // The fade-in creates a stacking context, which has to be above the page.
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

type DismissalOptions = {
  isOpen: boolean;
  areaRef: RefObject<HTMLElement | null>;
  onEscape: () => void;
  /** Something else on the page was pressed or focused. */
  onLeave: () => void;
};

/** Closes a popup on Escape, or when the user presses or focuses something else. */
function useDismissal({ isOpen, areaRef, onEscape, onLeave }: DismissalOptions): void {
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !areaRef.current?.contains(target)) onLeave();
  });

  // Listens for presses as well, because not every press moves the focus.
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", (event) => handleKey(event), { signal });
    document.addEventListener("pointerdown", (event) => handleElsewhere(event), { signal });
    document.addEventListener("focusin", (event) => handleElsewhere(event), { signal });
    return () => listening.abort();
  }, [isOpen]);
}
