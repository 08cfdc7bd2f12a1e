import * as RadixCollapsible from "@radix-ui/react-collapsible";
import type { ReactElement, ReactNode } from "react";

export type CollapsibleProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** One button; it gets `aria-expanded`, `aria-controls` and `data-state`. */
  trigger: ReactElement;
  children: ReactNode;
  className?: string;
  contentClassName?: string;
};

export function Collapsible({
  isOpen,
  onOpenChange,
  trigger,
  children,
  className,
  contentClassName,
}: CollapsibleProps) {
  return (
    <RadixCollapsible.Root open={isOpen} onOpenChange={onOpenChange} className={className}>
      <RadixCollapsible.Trigger asChild>{trigger}</RadixCollapsible.Trigger>
      <RadixCollapsible.Content className="data-[state=open]:animate-fade-in">
        <div className={contentClassName}>{children}</div>
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}
