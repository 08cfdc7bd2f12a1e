import { Crown } from "lucide-react";

import { Badge } from "@/ui/badge";

export function PremiumBadge() {
  return (
    <Badge tone="premium">
      <Crown aria-hidden />
      Premium
    </Badge>
  );
}
