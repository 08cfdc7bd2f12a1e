import { Square } from "lucide-react";
import { useLayoutEffect, useRef } from "react";

import { Button } from "@/ui/button";

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

/**
 * For elements that disappear when pressed: the browser would drop their focus, so it moves to the submit
 * button of the surrounding form, or else of the generator.
 */
export function useSubmitFocus<Leaving extends HTMLElement>() {
  const ref = useRef<Leaving>(null);

  useLayoutEffect(() => {
    const leaving = ref.current;
    return () => {
      if (leaving === null || !leaving.contains(document.activeElement)) return;
      const form = leaving.closest("form, section");
      const buttons = [...(form?.querySelectorAll<HTMLElement>("[type=submit]") ?? [])];
      // On a phone the generator's own form may be folded.
      const shown = buttons.find((button) => button.getClientRects().length > 0);
      (shown ?? buttons[0])?.focus();
    };
  }, []);

  return ref;
}
