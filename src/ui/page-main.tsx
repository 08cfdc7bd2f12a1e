import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

/** A page's content, where the skip link and the focus after a navigation lead. */
export function PageMain({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={classNames("outline-none", className)}>
      {children}
    </main>
  );
}
