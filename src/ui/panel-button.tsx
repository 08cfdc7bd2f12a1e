import type { LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useId } from "react";

import { usePopup } from "@/lib/use-popup";

import type { ButtonProps } from "./button";
import { IconButton } from "./icon-button";

type PanelButtonProps = Pick<ButtonProps, "size"> & {
  icon: LucideIcon;
  label: string;
  /** Drawn while it is open; its code may be fetched then. */
  renderPanel: (close: () => void) => ReactNode;
};

/** A button with a small panel of controls below it, or on a phone at the lower edge. */
export function PanelButton({ icon, label, size, renderPanel }: PanelButtonProps) {
  const { isOpen, setIsOpen, rootRef, closeToButton } = usePopup("button, input");
  const panelId = useId();
  return (
    <div ref={rootRef} className="relative">
      <IconButton
        icon={icon}
        label={label}
        size={size}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <fieldset
          id={panelId}
          data-panel
          aria-label={label}
          className="border-line bg-surface rounded-card shadow-raised animate-fade-in z-30 grid gap-2 overflow-y-auto border p-3 text-start max-md:fixed max-md:inset-x-3 max-md:bottom-3 max-md:max-h-[80dvh] md:absolute md:end-0 md:top-full md:my-1 md:w-72"
        >
          <Suspense fallback={null}>{renderPanel(closeToButton)}</Suspense>
        </fieldset>
      )}
    </div>
  );
}
