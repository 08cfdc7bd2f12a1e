import { Lock } from "lucide-react";

import { Button } from "@/ui/button";

type LockedCategoryHintProps = { category: string; onUpgrade: () => void };

export function LockedCategoryHint({ category, onUpgrade }: LockedCategoryHintProps) {
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y py-4">
      <p className="max-w-text text-sm">
        {category} is a Premium category. Look through its titles; Premium opens the prompts.
      </p>
      <Button onClick={onUpgrade}>
        <Lock aria-hidden />
        Unlock with Premium
      </Button>
    </div>
  );
}
