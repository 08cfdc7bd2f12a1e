import { Lock, LockOpen, Star } from "lucide-react";

import type { Prompt } from "@/types/entities";
import { Badge } from "@/ui/badge";

type PromptBadgesProps = {
  prompt: Pick<Prompt, "category" | "is_premium" | "is_featured">;
  place: "dialog" | "page";
  isLocked: boolean;
};

export function PromptBadges({ prompt, place, isLocked }: PromptBadgesProps) {
  const PremiumIcon = isLocked ? Lock : LockOpen;
  return (
    <div className="flex flex-wrap gap-1.5">
      {place === "dialog" && <Badge>{prompt.category}</Badge>}
      {prompt.is_premium && (
        <Badge tone="premium">
          <PremiumIcon aria-hidden />
          Premium
        </Badge>
      )}
      {prompt.is_featured && (
        <Badge tone="featured">
          <Star aria-hidden />
          Featured
        </Badge>
      )}
    </div>
  );
}
