import type { Engine } from "./engine.ts";
import type { Endpoint } from "./llm/wire.ts";

const PATIENCE = { firstTokenMs: 20_000, betweenTokensMs: 10_000 };
const TOTAL_TIMEOUT_MS = 60_000;

/**
 * The one engine of a deployment; the other is never loaded. A configured provider that fails is reported, never
 * silently replaced by the offline engine.
 */
export async function chooseEngine(endpoints: readonly Endpoint[]): Promise<Engine> {
  if (endpoints.length === 0) return (await import("./offline/engine.ts")).offlineEngine;
  const [{ createLlmEngine }, { createChat }] = await Promise.all([
    import("./llm/engine.ts"),
    import("./llm/provider.ts"),
  ]);
  const chat = createChat(endpoints, PATIENCE);
  return createLlmEngine({ chat, totalTimeoutMs: TOTAL_TIMEOUT_MS });
}
