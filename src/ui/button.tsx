import type { ComponentProps, MouseEvent } from "react";

import { classNames } from "@/lib/class-names";

import { type ButtonSize, type ButtonVariant, buttonClassName } from "./button-style";

export type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
  type?: "button" | "submit";
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is in progress: the button keeps its focus and label and ignores presses. */
  isBusy?: boolean;
  /** Unavailable for now. Uses `aria-disabled`, because native `disabled` would drop the focus. */
  isDisabled?: boolean;
};

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant = "secondary",
  size = "md",
  isBusy = false,
  isDisabled = false,
  type,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={buttonClassName({
        variant,
        size,
        className: classNames(isDisabled && "cursor-not-allowed opacity-50", className),
      })}
      onClick={isBusy || isDisabled ? ignorePress : onClick}
      {...(isBusy && { "aria-busy": true })}
      {...((isBusy || isDisabled) && { "aria-disabled": true })}
    />
  );
}
