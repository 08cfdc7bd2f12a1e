import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";

export type HistorySectionProps = {
  title: string;
  /** How many entries there are: when one is deleted, its button takes the focus with it. */
  count: number;
  action?: ReactNode;
  children: ReactNode;
};

export function HistorySection({ title, count, action, children }: HistorySectionProps) {
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(headingRef, count);

  // A guest's section disappears with its last entry, and the focused button with it.
  useLayoutEffect(() => {
    const leaving = sectionRef.current;
    return () => {
      if (leaving === null || !leaving.contains(document.activeElement)) return;
      leaving.closest("main")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section ref={sectionRef} aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={headingRef} id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
