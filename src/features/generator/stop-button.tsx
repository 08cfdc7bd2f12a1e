import { Square } from "lucide-react";

import { Button } from "@/ui/button";

import { useSubmitFocus } from "./use-submit-focus";

/** Next to a form's submit button, as long as there is something to stop. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const ref = useSubmitFocus<HTMLButtonElement>();
  return (
    <Button ref={ref} onClick={onStop}>
      <Square aria-hidden className="fill-current p-0.5" />
      Stop
    </Button>
  );
}
