import { http, HttpResponse } from "msw";

import type { EnhancementResult } from "@/types/entities";

import { createGate } from "./gate";
import { SITE_URL } from "./test-backend";

const ADDRESS = `${SITE_URL}/functions/v1/generate-prompt`;

/** The function answers with this text; `usage` is what the server has counted. */
export function enhancerAnswers(answer: Partial<EnhancementResult> = {}) {
  return http.post(ADDRESS, () =>
    HttpResponse.json({
      enhancedPrompt: "**Task Overview**\nWrite a poem about rain.",
      engine: "llm",
      requestId: crypto.randomUUID(),
      usage: { used: 1, limit: 2 },
      ...answer,
    } satisfies EnhancementResult),
  );
}

/** The function refuses with this status; 0 means that no answer comes. */
export function enhancerFails(status: number) {
  return http.post(ADDRESS, () =>
    status === 0
      ? HttpResponse.error()
      : HttpResponse.json({ error: { code: "ANY", message: "any", retryable: true } }, { status }),
  );
}

/** The function answers, from the real one, when told to. */
export function enhancerWaits() {
  const gate = createGate();
  const handler = http.post(ADDRESS, () => gate.opened);
  return { handler, answer: gate.open };
}
