import type { LucideIcon } from "lucide-react";

import { Button, type ButtonProps } from "@/ui/button";

type AccountItemProps = Pick<ButtonProps, "onClick" | "isBusy"> & {
  icon: LucideIcon;
  label: string;
};

export function AccountItem({ icon: Icon, label, ...rest }: AccountItemProps) {
  return (
    <li>
      <Button {...rest} variant="ghost" className="w-full justify-start!">
        <Icon aria-hidden className="text-muted" />
        {label}
      </Button>
    </li>
  );
}
