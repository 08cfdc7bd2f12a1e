import { type ReactNode, useEffect, useRef } from "react";

type FocusedHeadingProps = { children: ReactNode };

/** A heading that takes the focus when it takes the place of the form one was in. */
export function FocusedHeading({ children }: FocusedHeadingProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  // Outside React: the browser's focus, which would fall back to the page's start.
  useEffect(() => headingRef.current?.focus(), []);

  return (
    <h1 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h1>
  );
}
