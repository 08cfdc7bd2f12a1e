import { type FormEvent, useId, useState } from "react";

import { Button } from "@/ui/button";

import { DemoRow } from "./demo-row";
import { DEMO } from "./landing-copy";
import { LazyLineField } from "./lazy-line-field";

export type LazyLineFormProps = {
  isEmphasised: boolean;
  onSubmit: (lazyLine: string) => void;
};

/** The visitor's own line, in the same card as the example. */
export function LazyLineForm({ isEmphasised, onSubmit }: LazyLineFormProps) {
  const id = useId();
  const [line, setLine] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(line.trim());
  }

  return (
    <form onSubmit={handleSubmit}>
      <DemoRow label="Your line" htmlFor={id}>
        <div className="flex flex-col gap-3 md:flex-row">
          <LazyLineField id={id} value={line} onChange={setLine} isTypingOn={isEmphasised} />
          <Button type="submit" variant={isEmphasised ? "primary" : "secondary"}>
            {DEMO.action}
          </Button>
        </div>
      </DemoRow>
    </form>
  );
}
