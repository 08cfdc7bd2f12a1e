import type { EnhanceInput } from "./engine.ts";

/** What an answer is made from: the request and, in a refinement, the text and the wish. */
export type Given = Pick<EnhanceInput, "prompt" | "refinement">;

/** Everything the visitor has supplied. What occurs here is not invented. */
export function givenText({ prompt, refinement }: Given): string {
  if (refinement === null) return prompt;
  return [prompt, refinement.previous, refinement.instruction ?? ""].join("\n");
}
