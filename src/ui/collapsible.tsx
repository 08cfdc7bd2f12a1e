import { cloneElement, type ReactElement, type ReactNode, useId } from "react";

import { classNames } from "@/lib/class-names";

type TriggerProps = {
  onClick?: () => void;
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "data-state"?: "open" | "closed";
};

export type CollapsibleProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** One button; it gets `aria-expanded`, `aria-controls` and `data-state`. */
  trigger: ReactElement<TriggerProps>;
  children: ReactNode;
  className?: string;
  contentClassName?: string;
};

/** A button that shows and hides what follows it. Radix's weighs 5 kB, and the library's header has one. */
export function Collapsible({
  isOpen,
  onOpenChange,
  trigger,
  children,
  className,
  contentClassName,
}: CollapsibleProps) {
  const contentId = useId();
  const state = isOpen ? "open" : "closed";
  return (
    <div data-state={state} className={className}>
      {cloneElement(trigger, {
        onClick: () => onOpenChange(!isOpen),
        "aria-expanded": isOpen,
        "aria-controls": contentId,
        "data-state": state,
      })}
      <div id={contentId} hidden={!isOpen} data-state={state} className="animate-fade-in">
        {isOpen && <div className={classNames(contentClassName)}>{children}</div>}
      </div>
    </div>
  );
}
