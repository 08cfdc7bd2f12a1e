/** Injected so that tests neither wait nor depend on luck. */
export type RetryDeps = {
  fetch: typeof fetch;
  /** Resolves after `ms`, or rejects when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1). */
  random: () => number;
};

type Outgoing = { url: string; init: RequestInit };

const MAX_RETRIES = 2;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 5000;
const EARLY_STATUSES = new Set([408, 409, 429]);

/**
 * Fetches until the server begins a good answer. Retries only overload, server faults and network
 * errors, so that nothing already produced (and billed) is asked for twice.
 * Throws the network error, the abort reason, or an Error naming the last status.
 */
export async function fetchWithRetries(
  { url, init }: Outgoing,
  signal: AbortSignal,
  deps: RetryDeps,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptFetch({ url, init: { ...init, signal } }, deps);
    signal.throwIfAborted();
    if (outcome instanceof Response && outcome.ok) return outcome;
    if (attempt === MAX_RETRIES || !isRetryable(outcome)) throw toError(outcome);
    const waitMs = retryDelayMs({ outcome, attempt, random: deps.random });
    if (outcome instanceof Response) await outcome.body?.cancel();
    await deps.sleep(waitMs, signal);
  }
}

async function attemptFetch({ url, init }: Outgoing, deps: RetryDeps): Promise<Response | Error> {
  try {
    return await deps.fetch(url, init);
  } catch (error) {
    return error instanceof Error ? error : new Error("fetch failed", { cause: error });
  }
}

// Every 5xx is worth another try, 529 ("overloaded" at some vendors) among them.
function isRetryable(outcome: Response | Error): boolean {
  return outcome instanceof Error || outcome.status >= 500 || EARLY_STATUSES.has(outcome.status);
}

function toError(outcome: Response | Error): Error {
  return outcome instanceof Error ? outcome : new Error(`Provider status ${outcome.status}`);
}

type Delay = { outcome: Response | Error; attempt: number; random: () => number };

/** The server's wish if it is short, else full jitter: all clients at once must not come back at once. */
function retryDelayMs({ outcome, attempt, random }: Delay): number {
  const header = outcome instanceof Response ? outcome.headers.get("retry-after") : null;
  const wishMs = header === null || header.trim() === "" ? Number.NaN : Number(header) * 1000;
  if (wishMs >= 0) return Math.min(wishMs, MAX_DELAY_MS);
  return random() * Math.min(BASE_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
}
