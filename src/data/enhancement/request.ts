import { ENHANCEMENT_TIMEOUT_MS } from "@/config/limits";
import { AppError } from "@/lib/app-error";
import type { EnhancementResult } from "@/types/entities";

import { callFunction } from "../client/functions";

/** The function of the specification's section 7: body {prompt}, and `enhancedPrompt` in the answer. */
export async function requestEnhancement(prompt: string): Promise<EnhancementResult> {
  const result = await callFunction<EnhancementResult>({
    name: "generate-prompt",
    body: { prompt },
    timeoutMs: ENHANCEMENT_TIMEOUT_MS,
  });
  if (typeof result.enhancedPrompt !== "string" || result.enhancedPrompt.trim() === "") {
    throw new AppError("server", { message: "The answer holds no enhanced prompt." });
  }
  return result;
}
