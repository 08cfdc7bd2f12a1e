import type { ComponentProps } from "react";

import { classNames } from "@/lib/class-names";

import { type ButtonLook, buttonClassName } from "./button-style";
import { VisuallyHidden } from "./visually-hidden";

export type ExternalLinkProps = Omit<ComponentProps<"a">, "target" | "rel"> &
  // Looks like a button of this variant; without it, like a link in text.
  ButtonLook & { href: string };

export function ExternalLink({ variant, size, className, children, ...rest }: ExternalLinkProps) {
  const look = variant
    ? buttonClassName({ variant, size, className })
    : classNames("link", className);
  return (
    <a {...rest} className={look} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
