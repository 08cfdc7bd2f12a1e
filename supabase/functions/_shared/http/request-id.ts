/**
 * Every answer carries it, an error's body repeats it, and the log has it: what a reader reports can be looked up.
 * Of one HTTP request, unlike the id by which the enhancer recognizes a repeated enhancement.
 */
export const REQUEST_ID_HEADER = "x-request-id";

/** Hosted Supabase's own, under which its gateway logs the request. */
const PLATFORM_HEADER = "sb-request-id";
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** The platform's id of a request, or a new one. Where there is no platform a caller may choose it; it is only a name. */
export function requestIdOf({ headers }: Request): string {
  const given = headers.get(PLATFORM_HEADER) ?? "";
  return UUID.test(given) ? given : crypto.randomUUID();
}
