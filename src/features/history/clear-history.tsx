import { useState } from "react";

import { Button } from "@/ui/button";

type ClearHistoryProps = { onClear: () => void; isBusy?: boolean };

/** Deletes everything after a second press. */
export function ClearHistory({ onClear, isBusy = false }: ClearHistoryProps) {
  const [isAsking, setIsAsking] = useState(false);

  function handlePress() {
    if (isAsking) onClear();
    setIsAsking(!isAsking);
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* One button in both states, so that focus survives the change. */}
      <Button
        size="sm"
        variant={isAsking ? "danger" : "secondary"}
        isBusy={isBusy}
        onClick={handlePress}
      >
        {isAsking ? "Delete all for good" : "Delete all"}
      </Button>
      {isAsking && (
        <Button size="sm" variant="ghost" onClick={() => setIsAsking(false)}>
          Keep them
        </Button>
      )}
    </div>
  );
}
