import { useRef, useState } from "react";

import { classNames } from "@/lib/class-names";
import { Button } from "@/ui/button";

type DeleteAllProps = {
  label?: string;
  /** Where there are several of the label's kind: names this one to a screen reader. */
  name?: string;
  /** On the second press. */
  confirmLabel?: string;
  keepLabel?: string;
  onDelete: () => void;
  isBusy: boolean;
  className?: string;
};

/** Deletes, everything or one thing, after a second press. */
export function DeleteAll(props: DeleteAllProps) {
  const { label = "Delete all", confirmLabel = "Delete all for good", name } = props;
  const { keepLabel = "Keep them", onDelete, isBusy, className } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  function handlePress() {
    if (isAsking) onDelete();
    setIsAsking(!isAsking);
  }

  function handleKeep() {
    setIsAsking(false);
    buttonRef.current?.focus();
  }

  return (
    <div className={classNames("flex flex-wrap items-center gap-2", className)}>
      {/* One button in both states, so that focus survives the change. */}
      <Button
        ref={buttonRef}
        size="sm"
        aria-label={isAsking ? undefined : name}
        variant={isAsking ? "danger" : "secondary"}
        isBusy={isBusy}
        onClick={handlePress}
      >
        {isAsking ? confirmLabel : label}
      </Button>
      {isAsking && (
        <Button size="sm" variant="ghost" onClick={handleKeep}>
          {keepLabel}
        </Button>
      )}
    </div>
  );
}
