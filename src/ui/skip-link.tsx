import type { ReactNode } from "react";

import { buttonClassName } from "./button-style";

export type SkipLinkProps = { targetId: string; children?: ReactNode };

/** The first stop of the Tab key; the target needs `tabIndex={-1}`. */
export function SkipLink({ targetId, children = "Skip to content" }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={buttonClassName({
        variant: "primary",
        size: "md",
        className: "fixed! top-2 left-2 z-50 -translate-y-20 focus:translate-y-0",
      })}
    >
      {children}
    </a>
  );
}
