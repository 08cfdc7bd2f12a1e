import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

const TONE_CLASSES = {
  neutral: "border-line bg-shade text-muted",
  premium: "border-transparent bg-marigold text-marigold-on",
  featured: "border-transparent bg-marigold-soft text-marigold-ink",
} as const;

export type BadgeProps = { tone?: keyof typeof TONE_CLASSES; children: ReactNode };

export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0",
        TONE_CLASSES[tone],
      )}
    >
      {children}
    </span>
  );
}
