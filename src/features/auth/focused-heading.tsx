import { type ReactNode, useEffect, useRef } from "react";

/** A heading that takes the focus when it replaces the form that had it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h1>
  );
}
