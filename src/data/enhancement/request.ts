import { ENHANCEMENT_TIMEOUT_MS } from "@/config/limits";
import { AppError } from "@/lib/app-error";
import { withTimeout } from "@/lib/with-timeout";
import type { EnhancementResult } from "@/types/entities";

import { FunctionsFetchError, FunctionsHttpError, functions } from "../client/functions";
import { kindOfStatus } from "../client/unwrap";

/** The function of the specification's section 7: body {prompt}, and `enhancedPrompt` in the answer. */
export async function requestEnhancement(prompt: string): Promise<EnhancementResult> {
  const call = functions.invoke<EnhancementResult>("generate-prompt", {
    body: { prompt },
    timeout: ENHANCEMENT_TIMEOUT_MS,
  });
  // Its own limit starts only once a session, which may have to be renewed first, is at hand.
  const { data, error } = await withTimeout(call, ENHANCEMENT_TIMEOUT_MS);
  if (error !== null) throw toAppError(error);
  if (typeof data?.enhancedPrompt !== "string" || data.enhancedPrompt.trim() === "") {
    throw new AppError("server", { message: "The answer holds no enhanced prompt." });
  }
  return data;
}

function toAppError(error: unknown): AppError {
  if (error instanceof FunctionsHttpError) {
    const { status } = error.context as Response;
    return new AppError(kindOfStatus(status), { cause: error });
  }
  const kind = error instanceof FunctionsFetchError ? "network" : "server";
  return new AppError(kind, { cause: error });
}
