import type { ComponentProps, MouseEvent } from "react";

import { type ButtonSize, type ButtonVariant, buttonClassName } from "./button-style";

export type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
  type?: "button" | "submit";
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button keeps its focus and label, and ignores presses. */
  isBusy?: boolean;
};

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant = "secondary",
  size = "md",
  isBusy = false,
  type,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={buttonClassName({ variant, size, className })}
      onClick={isBusy ? ignorePress : onClick}
      {...(isBusy && { "aria-busy": true, "aria-disabled": true })}
    />
  );
}
