import { useRef } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { Card } from "@/ui/card";

import { ExampleLines } from "./example-lines";
import { GeneratorForm } from "./generator-form";
import { GeneratorOutput } from "./generator-output";
import type { GeneratorPolicy } from "./generator-policy";
import { useGenerator } from "./use-generator";
import type { LinkedText } from "./use-lazy-text";
import { useVisit } from "./use-visit";

export type GeneratorCardProps = {
  viewer: ViewerState;
  policy: GeneratorPolicy;
  linked?: LinkedText | null;
  /** Lazy lines to fill in with one press, offered until there is a result. */
  examples?: readonly string[];
};

/** Turns a lazy prompt into a detailed one: specification, section 4. */
export function GeneratorCard({ linked = null, ...props }: GeneratorCardProps) {
  const visit = useVisit(props.viewer.user?.id ?? null);
  // What a link brought along was for the one who has left, too.
  return <Generator key={visit} {...props} linked={visit === 0 ? linked : null} />;
}

type GeneratorProps = GeneratorCardProps & { linked: LinkedText | null };

function Generator({ viewer, policy, linked, examples = [] }: GeneratorProps) {
  const generator = useGenerator({ viewer, policy, linked });
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const { shown, failure, isEnhancing, fillIn } = generator;
  const isUntouched = shown === null && failure === null && !isEnhancing;

  function handleExample(line: string) {
    fillIn(line);
    boxRef.current?.focus();
  }

  return (
    <Card as="section" aria-label="Prompt enhancer">
      <GeneratorForm generator={generator} boxRef={boxRef} />
      <GeneratorOutput generator={generator} />
      {isUntouched && examples.length > 0 && (
        <ExampleLines lines={examples} onChoose={handleExample} />
      )}
    </Card>
  );
}
