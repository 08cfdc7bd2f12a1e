import { useState } from "react";

import { Button } from "@/ui/button";

type DeleteAllProps = {
  label?: string;
  /** On the second press. */
  confirmLabel?: string;
  onDelete: () => void;
  isBusy: boolean;
};

/** Deletes everything after a second press. */
export function DeleteAll(props: DeleteAllProps) {
  const { label = "Delete all", confirmLabel = "Delete all for good", onDelete, isBusy } = props;
  const [isAsking, setIsAsking] = useState(false);

  function handlePress() {
    if (isAsking) onDelete();
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
        {isAsking ? confirmLabel : label}
      </Button>
      {isAsking && (
        <Button size="sm" variant="ghost" onClick={() => setIsAsking(false)}>
          Keep them
        </Button>
      )}
    </div>
  );
}
