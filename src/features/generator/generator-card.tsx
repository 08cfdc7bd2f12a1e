import { useRef } from "react";

import type { ViewerState } from "@/data/viewer/use-viewer";
import { Card } from "@/ui/card";

import { ExampleLines } from "./example-lines";
import { GeneratorForm } from "./generator-form";
import { GeneratorOutput } from "./generator-output";
import type { GeneratorPolicy } from "./generator-policy";
import { useGenerator } from "./use-generator";
import { useVisit } from "./use-visit";

export type GeneratorCardProps = {
  viewer: ViewerState;
  policy: GeneratorPolicy;
  initialText?: string;
  /** Lazy lines to fill in with one press, offered until there is a result. */
  examples?: readonly string[];
};

/** Turns a lazy prompt into a detailed one: specification, section 4. */
export function GeneratorCard(props: GeneratorCardProps) {
  const visit = useVisit(props.viewer.user?.id ?? null);
  return <Generator key={visit} {...props} />;
}

function Generator({ viewer, policy, initialText = "", examples = [] }: GeneratorCardProps) {
  const generator = useGenerator({ viewer, policy, initialText });
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
