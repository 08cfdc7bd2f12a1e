import * as RadixAccordion from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

export type AccordionItem = { id: string; heading: string; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** The level that fits the page's outline. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

const HEADING_TAGS = { 2: "h2", 3: "h3", 4: "h4" } as const;

/** One item open at a time. Closed text stays in the document, and without scripts all of it is open. */
export function Accordion({ items, headingLevel = 2, className }: AccordionProps) {
  const Heading = HEADING_TAGS[headingLevel];
  return (
    <RadixAccordion.Root
      type="single"
      collapsible
      className={classNames("border-t border-line", className)}
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.id} value={item.id} className="border-line border-b">
          <RadixAccordion.Header asChild>
            <Heading className="font-sans text-base tracking-normal text-wrap">
              <RadixAccordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-medium">
                {item.heading}
                <ChevronDown
                  aria-hidden
                  className="text-muted size-[18px] shrink-0 transition-transform duration-150 ease-out group-data-[state=open]:rotate-180"
                />
              </RadixAccordion.Trigger>
            </Heading>
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
