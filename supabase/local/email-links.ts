import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

import { claimIn, type Fetch, type Query } from "./auth-rules";

type LinkRequest = { codeChallenge: string; redirectTo: string | null };

type EmailLinksOptions = { fetch: Fetch; query: Query };

/** Calls that send a mail with a link in it. */
const MAILING_PATHS = new Set([
  "/auth/v1/recover",
  "/auth/v1/signup",
  "/auth/v1/otp",
  "/auth/v1/resend",
]);
const VERIFY_PATH = "/auth/v1/verify";
const VERIFY_LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/g;
const CHALLENGE_PARAMETER = "code_challenge";

const INSERT_FLOW = `
  insert into auth.flow_state
    (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method, auth_code_issued_at)
  values ($1, $2, $3, $4, 's256', 'email', 'otp', now())`;

/**
 * Links in mails, as the hosted service makes them for a PKCE client: they lead to the address the
 * browser asked for and carry a `?code=` that only this browser can exchange. The embedded service
 * leads every link to the site's start page with the tokens themselves in the fragment, which our
 * client refuses. https://supabase.com/docs/guides/auth/sessions/pkce-flow
 */
export function createEmailLinks({ fetch, query }: EmailLinksOptions) {
  const linkRequests = new AsyncLocalStorage<LinkRequest>();

  async function followLink(request: Request, codeChallenge: string): Promise<Response> {
    const answer = await fetch(request);
    const location = new URL(answer.headers.get("location") ?? request.url, request.url);
    const userId = userIdIn(location);
    if (userId === null) return answer;
    const code = randomUUID();
    await query(INSERT_FLOW, [randomUUID(), userId, code, codeChallenge]);
    location.hash = "";
    location.searchParams.set("code", code);
    return new Response(null, { status: 303, headers: { location: location.href } });
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const codeChallenge = url.searchParams.get(CHALLENGE_PARAMETER);
      if (request.method === "GET" && url.pathname === VERIFY_PATH && codeChallenge !== null) {
        return followLink(request, codeChallenge);
      }
      const linkRequest = await linkRequestIn(request, url);
      return linkRequest === null
        ? fetch(request)
        : linkRequests.run(linkRequest, () => fetch(request));
    },
    /** The mail's text, its link completed with what the request that caused it asked for. */
    complete(text: string): string {
      const linkRequest = linkRequests.getStore();
      return linkRequest === undefined
        ? text
        : text.replace(VERIFY_LINK, (link) => completeLink(link, linkRequest));
    },
  };
}

async function linkRequestIn(request: Request, url: URL): Promise<LinkRequest | null> {
  if (request.method !== "POST" || !MAILING_PATHS.has(url.pathname)) return null;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== "object" || body === null || !(CHALLENGE_PARAMETER in body)) return null;
  const codeChallenge = body[CHALLENGE_PARAMETER];
  return typeof codeChallenge === "string" && codeChallenge !== ""
    ? { codeChallenge, redirectTo: url.searchParams.get("redirect_to") }
    : null;
}

function completeLink(link: string, { codeChallenge, redirectTo }: LinkRequest): string {
  const url = new URL(link);
  url.searchParams.set(CHALLENGE_PARAMETER, codeChallenge);
  if (redirectTo !== null) url.searchParams.set("redirect_to", redirectTo);
  return url.href;
}

/** Whose tokens the embedded service put into the fragment; null when it refused the link. */
const userIdIn = (location: URL): string | null =>
  claimIn(new URLSearchParams(location.hash.slice(1)).get("access_token"), "sub");
