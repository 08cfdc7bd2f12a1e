const REFUSAL_PARAMETERS = ["error", "error_code", "error_description"];
const CODE_PARAMETER = "code";

/**
 * Whether a link from an e-mail did not work, judged by the address once the session is known. The auth service
 * puts its error in the query or the fragment; a code that is still there was not exchanged, because only the
 * browser that requested the e-mail can do that.
 * https://supabase.com/docs/guides/auth/sessions/pkce-flow
 */
export function isMailLinkRefused({ search, hash }: { search: string; hash: string }): boolean {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  return (
    query.has(CODE_PARAMETER) ||
    REFUSAL_PARAMETERS.some((name) => query.has(name) || fragment.has(name))
  );
}
