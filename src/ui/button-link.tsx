import { Link, type LinkProps } from "react-router-dom";

import { type ButtonSize, type ButtonVariant, buttonClassName } from "./button-style";

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link to one of our own pages that looks like a button. */
export function ButtonLink({
  variant = "secondary",
  size = "md",
  className,
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} className={buttonClassName({ variant, size, className })} />;
}
