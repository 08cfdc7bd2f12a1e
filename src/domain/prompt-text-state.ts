import type { Prompt } from "@/types/entities";

import { canOpenPrompt, hasWholeText, type Standing } from "./entitlement";

/**
 * Which text of a prompt its reader gets. `unconfirmed`: only this browser's flag says premium, so the server
 * sends a teaser that looks like the whole text. A whole premium text may still be `loading`, or have `failed`.
 */
export type PromptTextState = "whole" | "locked" | "unconfirmed" | "loading" | "failed";

type Situation = {
  prompt: Pick<Prompt, "is_premium">;
  entitlement: Standing;
  /** The server's answer to this reader. A free prompt does not wait for it: its text is the same for everyone. */
  answer: "here" | "awaited" | "failed";
};

export function promptTextState({ prompt, entitlement, answer }: Situation): PromptTextState {
  if (!prompt.is_premium) return "whole";
  if (!canOpenPrompt(entitlement, prompt)) return "locked";
  if (!hasWholeText(entitlement, prompt)) return "unconfirmed";
  if (answer === "here") return "whole";
  return answer === "failed" ? "failed" : "loading";
}
