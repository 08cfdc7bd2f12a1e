import type { RefObject } from "react";

import { Button } from "@/ui/button";

import { StopButton } from "./stop-button";
import type { Generator } from "./use-generator";

type GeneratorButtonsProps = {
  generator: Generator;
  boxRef: RefObject<HTMLTextAreaElement | null>;
};

/** 'Enhance Prompt', which becomes 'Enhancing...' and gets a Stop beside it (specification, section 4). */
export function GeneratorButtons({ generator, boxRef }: GeneratorButtonsProps) {
  const { isEnhancing, isRefining, canPutBack, putBack } = generator;

  function handlePutBack() {
    putBack();
    boxRef.current?.focus();
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        variant="primary"
        isBusy={isEnhancing}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="w-40"
      >
        {isEnhancing ? "Enhancing..." : "Enhance Prompt"}
      </Button>
      {/* A refinement is stopped where it was asked for. */}
      {isEnhancing && !isRefining && <StopButton onStop={generator.stop} />}
      {canPutBack && !isEnhancing && (
        <Button variant="ghost" onClick={handlePutBack}>
          Put my text back
        </Button>
      )}
    </div>
  );
}
