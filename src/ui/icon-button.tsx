import type { LucideIcon } from "lucide-react";

import { classNames } from "@/lib/class-names";

import { Button, type ButtonProps } from "./button";

export type IconButtonProps = Omit<ButtonProps, "children" | "aria-label" | "title"> & {
  icon: LucideIcon;
  /** The accessible name, and the tooltip. */
  label: string;
};

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  const width = rest.size === "sm" ? "w-9 pointer-coarse:w-11" : "w-11";
  return (
    <Button
      variant="ghost"
      {...rest}
      className={classNames("p-0! aria-pressed:[&_svg]:fill-current", width, className)}
      aria-label={label}
      title={label}
    >
      <Icon aria-hidden />
    </Button>
  );
}
