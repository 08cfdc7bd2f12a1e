import type { ComponentProps } from "react";

import { classNames } from "@/lib/class-names";

export type BadgeTone = "neutral" | "premium" | "featured";
export type BadgeProps = ComponentProps<"span"> & { tone?: BadgeTone };

const TONE_CLASSES: Readonly<Record<BadgeTone, string>> = {
  neutral: "border-line bg-shade text-muted",
  premium: "border-transparent bg-marigold text-marigold-on",
  featured: "border-transparent bg-marigold-soft text-marigold-ink",
};

export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        "inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0",
        TONE_CLASSES[tone],
        className,
      )}
    />
  );
}
