import { Link, type LinkProps } from "react-router-dom";

import { type ButtonVariant, buttonClassName } from "./button-style";

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

/** A link to one of our own pages that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClassName({ variant, className })} />;
}
