import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

export type TabsProps = {
  /** Names the list of tabs. */
  label: string;
  items: readonly { value: string; label: string; content: ReactNode }[];
  value: string;
  onValueChange: (value: string) => void;
};

export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange}>
      <RadixTabs.List aria-label={label} className="border-line flex gap-6 border-b">
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            className="text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px min-h-11 border-b-2 border-transparent text-sm font-medium"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="pt-5">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
