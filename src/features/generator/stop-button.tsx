import { Square } from "lucide-react";
import { useLayoutEffect, useRef } from "react";

import { Button } from "@/ui/button";

export type StopButtonProps = { onStop: () => void };

/** Stands beside the button that sends its form. It goes away when there is nothing left to stop. */
export function StopButton({ onStop }: StopButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);

  // Outside React: focus, which the browser would drop together with this button.
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button === null || document.activeElement !== button) return;
      button.form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, []);

  return (
    <Button ref={ref} onClick={onStop}>
      <Square aria-hidden className="fill-current p-0.5" />
      Stop
    </Button>
  );
}
