import type { ComponentProps } from "react";

import { classNames } from "@/lib/class-names";

import { type ButtonSize, type ButtonVariant, buttonClassName } from "./button-style";
import { VisuallyHidden } from "./visually-hidden";

export type ExternalLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  href: string;
  /** Looks like a button of this variant; without it, like a link in text. */
  variant?: ButtonVariant;
  size?: ButtonSize;
};

export function ExternalLink({
  variant,
  size = "md",
  className,
  children,
  ...rest
}: ExternalLinkProps) {
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
