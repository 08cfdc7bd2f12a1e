import { ProviderFault } from "./wire.ts";

/** Injected so that tests neither wait nor depend on luck. */
export type RetryDeps = {
  fetch: typeof fetch;
  /** Resolves after `ms`, or rejects when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** In [0, 1). */
  random: () => number;
};

const MAX_RETRIES = 2;
const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 5000;
const EARLY_STATUSES = new Set([408, 409, 429]);

/**
 * Tries until an answer has begun. Only overload, server faults and network errors are tried again, so that
 * nothing already produced (and billed) is asked for twice. Throws the last fault, or the abort reason.
 */
export async function withRetries<Begun>(
  begin: () => Promise<Begun>,
  signal: AbortSignal,
  deps: Pick<RetryDeps, "sleep" | "random">,
): Promise<Begun> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await begin();
    } catch (error) {
      signal.throwIfAborted();
      const fault = asFault(error);
      if (attempt === MAX_RETRIES || !fault.isRetryable) throw fault;
      await deps.sleep(retryDelayMs(fault, attempt, deps.random), signal);
    }
  }
}

/** Throws a ProviderFault unless the server begins a good answer. */
export async function requireOk(response: Response): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  const { status } = response;
  const retryAfterMs = wishedDelayMs(response.headers.get("retry-after"));
  throw new ProviderFault(`Provider status ${status}`, {
    // Every 5xx is worth another try, 529 ("overloaded" at some vendors) among them.
    isRetryable: status >= 500 || EARLY_STATUSES.has(status),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

/** What is no fault of the provider's content is one of the network on the way there. */
function asFault(error: unknown): ProviderFault {
  if (error instanceof ProviderFault) return error;
  return new ProviderFault("Provider could not be reached", { isRetryable: true, cause: error });
}

/** In seconds or, as the standard also allows, as a date. */
function wishedDelayMs(header: string | null): number | undefined {
  if (header === null || header.trim() === "") return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return ms >= 0 ? Math.min(ms, MAX_DELAY_MS) : undefined;
}

/** The server's wish if it is short, else full jitter: all clients at once must not come back at once. */
function retryDelayMs(fault: ProviderFault, attempt: number, random: () => number): number {
  return fault.retryAfterMs ?? random() * Math.min(BASE_DELAY_MS * 2 ** attempt, MAX_DELAY_MS);
}

/** Waits `ms`, or rejects with the abort reason as soon as the signal fires. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", handleAbort, { once: true });
  });
}
