import type { ComponentProps, MouseEvent } from "react";

import { classNames } from "@/lib/class-names";

import { type ButtonSize, type ButtonVariant, buttonClassName } from "./button-style";

export type ButtonProps = Omit<ComponentProps<"button">, "type"> & {
  type?: "button" | "submit";
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button keeps its focus and label, and ignores presses. */
  isBusy?: boolean;
  /** There is nothing to press for now: it keeps its focus too, which `disabled` would drop. */
  isOff?: boolean;
};

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant = "secondary",
  size = "md",
  isBusy = false,
  isOff = false,
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
        className: classNames(isOff && "cursor-not-allowed opacity-50", className),
      })}
      onClick={isBusy || isOff ? ignorePress : onClick}
      {...(isBusy && { "aria-busy": true })}
      {...((isBusy || isOff) && { "aria-disabled": true })}
    />
  );
}
