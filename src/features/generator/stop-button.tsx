import { Square } from "lucide-react";

import { Button } from "@/ui/button";

import { useSubmitFocus } from "./use-submit-focus";

export type StopButtonProps = { onStop: () => void };

/** Stands beside the button that sends its form. It goes away when there is nothing left to stop. */
export function StopButton({ onStop }: StopButtonProps) {
  const ref = useSubmitFocus<HTMLButtonElement>();
  return (
    <Button ref={ref} onClick={onStop}>
      <Square aria-hidden className="fill-current p-0.5" />
      Stop
    </Button>
  );
}
