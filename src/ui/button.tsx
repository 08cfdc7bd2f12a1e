import type { ComponentProps, MouseEvent } from "react";

import { classNames } from "@/lib/class-names";

import { type ButtonLook, buttonClassName } from "./button-style";

export type ButtonProps = Omit<ComponentProps<"button">, "type"> &
  ButtonLook & {
    type?: "button" | "submit";
    /** Work is in progress: the button keeps its focus and label and ignores presses. */
    isBusy?: boolean;
    /** Unavailable for now. Uses `aria-disabled`, because native `disabled` would drop the focus. */
    isDisabled?: boolean;
  };

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button(props: ButtonProps) {
  const { variant, size, isBusy = false, isDisabled = false, type, className, ...rest } = props;
  const look = classNames(isDisabled && "cursor-not-allowed opacity-50", className);
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={buttonClassName({ variant, size, className: look })}
      onClick={isBusy || isDisabled ? ignorePress : rest.onClick}
      {...(isBusy && { "aria-busy": true })}
      {...((isBusy || isDisabled) && { "aria-disabled": true })}
    />
  );
}
