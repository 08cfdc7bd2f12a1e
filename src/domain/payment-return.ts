import { QUERY_PARAMETERS } from "@/config/routes";

export type PaymentReturn = { kind: "payment-success"; sessionId: string } | { kind: "subscribed" };

const PAYMENT_PARAMETERS: ReadonlySet<string> = new Set([
  QUERY_PARAMETERS.paymentSuccess,
  QUERY_PARAMETERS.sessionId,
  QUERY_PARAMETERS.subscribed,
]);

export function checkoutSessionOf(params: URLSearchParams): string | null {
  return params.get(QUERY_PARAMETERS.sessionId)?.trim() || null;
}

/** What the address says about a payment: specification, sections 2 and 4, paths (a) and (b). */
export function parsePaymentReturn(params: URLSearchParams): PaymentReturn | null {
  const sessionId = checkoutSessionOf(params);
  if (params.get(QUERY_PARAMETERS.paymentSuccess) === "true" && sessionId !== null) {
    return { kind: "payment-success", sessionId };
  }
  return params.get(QUERY_PARAMETERS.subscribed) === "true" ? { kind: "subscribed" } : null;
}

function isPaymentPair(pair: string): boolean {
  return [...new URLSearchParams(pair).keys()].some((name) => PAYMENT_PARAMETERS.has(name));
}

/**
 * The address without the payment parameters, for history.replaceState. Everything else stays unchanged.
 * Takes a URL, `window.location` or the router's location.
 */
export function withoutPaymentParams(url: Record<"pathname" | "search" | "hash", string>): string {
  const kept = url.search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !isPaymentPair(pair))
    .join("&");
  return url.pathname + (kept && `?${kept}`) + url.hash;
}
