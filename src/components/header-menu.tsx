import { Menu, X } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Collapsible } from "@/ui/collapsible";
import { IconButton } from "@/ui/icon-button";

/** Below the mobile breakpoint, a button that shows the rest of a header beneath it. */
export function HeaderMenu({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Collapsible
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="contents md:hidden [&>div]:basis-full"
      contentClassName="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 border-t border-line py-4"
      trigger={<IconButton icon={isOpen ? X : Menu} label="Menu" className="-mr-2.5 md:hidden!" />}
    >
      {children}
    </Collapsible>
  );
}
