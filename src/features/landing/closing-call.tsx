import { FREE_ENHANCEMENT_LIMIT } from "@/config/limits";
import { Button } from "@/ui/button";

export function ClosingCall({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="closing" className="border-line border-t">
      <div className="max-w-page mx-auto px-4 py-14 md:px-6 md:py-20">
        <h2 id="closing" className="text-xl whitespace-pre-line md:text-2xl">
          {"You already have the line.\nThe rest takes one press."}
        </h2>
        <p className="max-w-text text-muted mt-4">
          {`An account is free. It comes with ${FREE_ENHANCEMENT_LIMIT} enhancements and a place to keep the prompts you like.`}
        </p>
        <Button variant="primary" onClick={onStart} className="mt-7">
          Create a Free Account
        </Button>
      </div>
    </section>
  );
}
