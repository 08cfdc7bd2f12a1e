import * as RadixAccordion from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

export type AccordionProps = {
  items: readonly { id: string; heading: string; content: ReactNode }[];
};

/** One item open at a time. Closed text stays in the document, and without scripts all of it is open. */
export function Accordion({ items }: AccordionProps) {
  return (
    <RadixAccordion.Root type="single" collapsible className="border-line border-t">
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={item.id} className="border-line border-b">
          <RadixAccordion.Header asChild>
            <h2 className="font-sans text-base tracking-normal text-wrap">
              <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-medium">
                {item.heading}
                <ChevronDown
                  aria-hidden
                  className="text-muted size-[18px] shrink-0 transition-transform duration-150 ease-out group-data-[state=open]:rotate-180"
                />
              </RadixAccordion.Trigger>
            </h2>
          </RadixAccordion.Header>
          <RadixAccordion.Content
            forceMount
            className="max-w-text animate-fade-in text-muted pb-5 data-[state=closed]:hidden noscript:data-[state=closed]:block"
          >
            {item.content}
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
