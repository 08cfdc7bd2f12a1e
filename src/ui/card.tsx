import type { HTMLAttributes } from "react";

import { classNames } from "@/lib/class-names";

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li";
  /** The whole card answers a press: give its one link or button `after:absolute after:inset-0`. */
  isInteractive?: boolean;
};

/** A bordered surface. Never put one inside another. */
export function Card({ as: Element = "div", isInteractive, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        "relative min-w-0 rounded-card border border-line bg-surface p-5",
        isInteractive && "hover:border-control",
        className,
      )}
    />
  );
}
