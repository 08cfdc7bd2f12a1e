import { REQUEST_ID_HEADER } from "./request-id.ts";

const ALLOWED_HEADERS =
  "authorization, x-client-info, apikey, content-type, x-retry-count, x-guest-id";
// Chrome caps the time a preflight answer is remembered at two hours.
const PREFLIGHT_MAX_AGE_S = 7200;

/** How configuration allows every extension of a browser: Firefox gives each installation an origin of its own. */
const ANY_EXTENSION = "-extension://*";

/** True when no browser origin was sent, or when configuration allows the one that was. */
export function isOriginAllowed(request: Request, allowedOrigins: readonly string[]): boolean {
  const origin = request.headers.get("origin");
  return (
    origin === null ||
    allowedOrigins.some(
      (allowed) =>
        allowed === "*" ||
        allowed === origin ||
        (allowed.endsWith(ANY_EXTENSION) && origin.startsWith(allowed.slice(0, -1))),
    )
  );
}

/** Headers for every answer. Those exposed are not on the CORS safelist. */
export function corsHeaders(request: Request, allowedOrigins: readonly string[]): Headers {
  const headers = new Headers({ vary: "Origin" });
  const origin = request.headers.get("origin");
  if (origin === null || !isOriginAllowed(request, allowedOrigins)) return headers;
  headers.set("access-control-allow-origin", allowedOrigins.includes("*") ? "*" : origin);
  headers.set("access-control-expose-headers", `retry-after, x-guest-id, ${REQUEST_ID_HEADER}`);
  return headers;
}

/** Answers OPTIONS. An origin that is not allowed gets no permission, so its browser stops there. */
export function preflightResponse(request: Request, allowedOrigins: readonly string[]): Response {
  const headers = corsHeaders(request, allowedOrigins);
  if (headers.has("access-control-allow-origin")) {
    headers.set("access-control-allow-methods", "POST, OPTIONS");
    headers.set("access-control-allow-headers", ALLOWED_HEADERS);
    headers.set("access-control-max-age", String(PREFLIGHT_MAX_AGE_S));
  }
  return new Response(null, { status: 204, headers });
}
