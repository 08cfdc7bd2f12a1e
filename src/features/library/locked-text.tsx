import { Lock } from "lucide-react";

import { Button } from "@/ui/button";

export type LockedTextProps = { teaser: string; onUnlock: () => void };

/** In place of a premium prompt's text. Search engines know it by its class: entries/prerender. */
export function LockedText({ teaser, onUnlock }: LockedTextProps) {
  return (
    <div className="grid gap-5">
      <p className="text-lg">{teaser}</p>
      <div className="paywall rounded-card border-line bg-surface grid justify-items-start gap-4 border p-5">
        <p className="text-muted text-sm">
          This is a Premium prompt: several steps with worked criteria. Its full text opens here for
          Premium readers.
        </p>
        <Button onClick={onUnlock}>
          <Lock aria-hidden />
          Unlock full prompt with Premium
        </Button>
      </div>
    </div>
  );
}
