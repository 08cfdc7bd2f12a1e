import { type ReactNode, useEffect, useRef } from "react";

type FocusedHeadingProps = { children: ReactNode };

/** A heading that takes the focus when it replaces the form that had it. */
export function FocusedHeading({ children }: FocusedHeadingProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h1>
  );
}
