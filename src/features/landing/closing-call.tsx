import { Button } from "@/ui/button";

import { CLOSING } from "./landing-copy";

export type ClosingCallProps = { onStart: () => void };

export function ClosingCall({ onStart }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing" className="border-line border-t">
      <div className="max-w-page mx-auto px-4 py-14 md:px-6 md:py-20">
        <h2 id="closing" className="text-xl whitespace-pre-line md:text-2xl">
          {CLOSING.title}
        </h2>
        <p className="max-w-text text-muted mt-4">{CLOSING.text}</p>
        <Button variant="primary" onClick={onStart} className="mt-7">
          {CLOSING.action}
        </Button>
      </div>
    </section>
  );
}
