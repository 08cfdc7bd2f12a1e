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

/** A button with a small panel of controls below it. */
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
          className="border-line bg-surface rounded-card shadow-raised animate-fade-in absolute end-0 top-full z-20 my-1 grid w-72 max-w-[calc(100vw-2.5rem)] gap-2 border p-3 text-start"
        >
          <Suspense fallback={null}>{renderPanel(closeToButton)}</Suspense>
        </fieldset>
      )}
    </div>
  );
}
