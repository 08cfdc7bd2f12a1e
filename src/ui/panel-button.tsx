import type { LucideIcon } from "lucide-react";
import { type ReactNode, Suspense, useId } from "react";

import { classNames } from "@/lib/class-names";
import { usePopup } from "@/lib/use-popup";

import { Button, type ButtonProps } from "./button";
import { IconButton } from "./icon-button";

type PanelButtonProps = Pick<ButtonProps, "size" | "isDisabled"> & {
  icon: LucideIcon;
  label: string;
  /** A part of the label, in view beside the icon, or on a small screen in its place. */
  text?: string;
  placement?: "above" | "below";
  /** Drawn while it is open; its code may be fetched then. */
  renderPanel: (close: () => void) => ReactNode;
};

/** A button with a small panel of controls beside it, or on a phone at the lower edge. */
export function PanelButton(props: PanelButtonProps) {
  const {
    icon: Icon,
    label,
    text,
    placement = "below",
    size,
    isDisabled = false,
    renderPanel,
  } = props;
  const { isOpen, setIsOpen, rootRef, closeToButton } = usePopup("button, input");
  const panelId = useId();
  const trigger = {
    size,
    isDisabled,
    "aria-haspopup": "true",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? panelId : undefined,
    onClick: () => setIsOpen(!isOpen),
  } as const;
  return (
    <div ref={rootRef} className="relative">
      {text === undefined ? (
        <IconButton icon={Icon} label={label} {...trigger} />
      ) : (
        <Button aria-label={label} className="w-full" {...trigger}>
          <Icon aria-hidden className="max-lg:hidden" />
          {text}
        </Button>
      )}
      {isOpen && (
        <fieldset
          id={panelId}
          data-panel
          aria-label={label}
          className={classNames(
            "border-line bg-surface rounded-card shadow-raised animate-fade-in z-30 grid gap-2 overflow-y-auto border p-3 text-start max-md:fixed max-md:inset-x-3 max-md:bottom-3 max-md:max-h-[80dvh] md:absolute md:end-0 md:my-1 md:w-72",
            placement === "above" ? "md:bottom-full" : "md:top-full",
          )}
        >
          <Suspense fallback={null}>{renderPanel(closeToButton)}</Suspense>
        </fieldset>
      )}
    </div>
  );
}
