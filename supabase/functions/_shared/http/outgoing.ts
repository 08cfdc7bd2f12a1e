import { atMost } from "./body.ts";

const TIMEOUT_MS = 10_000;
/** The provider's lists come in pages of a hundred, and an invoice takes up to 10 kB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * `fetch` for the clients of the database and of the payment provider. Gives up after ten seconds, the body included.
 * Follows no redirect, which would carry keys to another host. Breaks off an answer of over 4 MB.
 */
export const outgoingFetch: typeof fetch = async (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, redirect: "error", signal });
  return new Response(response.body?.pipeThrough(atMost(MAX_ANSWER_BYTES)) ?? null, response);
};
