import type { ReactNode } from "react";

import { classNames } from "@/lib/class-names";

const TONE_CLASSES = {
  neutral: "badge-neutral",
  premium: "bg-marigold text-marigold-on",
  featured: "bg-marigold-soft text-marigold-ink",
} as const;

export type BadgeProps = { tone?: keyof typeof TONE_CLASSES; children: ReactNode };

export function Badge({ tone = "neutral", children }: BadgeProps) {
  return <span className={classNames("badge", TONE_CLASSES[tone])}>{children}</span>;
}
