import { Lock } from "lucide-react";

/** Between what is open to everyone and what is not: specification, section 2. */
export function PremiumDivider() {
  return (
    <p className="text-marigold-ink before:bg-line after:bg-line flex items-center gap-4 text-sm font-medium before:h-px before:flex-1 after:h-px after:flex-1">
      <span className="flex items-center gap-2">
        <Lock aria-hidden className="size-4" />
        Premium Content Below
      </span>
    </p>
  );
}
