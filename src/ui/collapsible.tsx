import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useId } from "react";

export type CollapsibleProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** One button; it gets `aria-expanded`, `aria-controls` and `data-state`. */
  trigger: ReactElement<ComponentProps<"button"> & { "data-state"?: "open" | "closed" }>;
  children: ReactNode;
  className?: string;
  contentClassName: string;
};

/** A button that shows and hides what follows it. Radix's weighs 5 kB, and the library's header has one. */
export function Collapsible(props: CollapsibleProps) {
  const { isOpen, onOpenChange, trigger, children, className, contentClassName } = props;
  const contentId = useId();
  return (
    <div className={className}>
      {cloneElement(trigger, {
        onClick: () => onOpenChange(!isOpen),
        "aria-expanded": isOpen,
        "aria-controls": contentId,
        "data-state": isOpen ? "open" : "closed",
      })}
      <div id={contentId} hidden={!isOpen} className="animate-fade-in">
        {isOpen && <div className={contentClassName}>{children}</div>}
      </div>
    </div>
  );
}
