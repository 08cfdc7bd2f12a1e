import type { SupabaseClient } from "@supabase/supabase-js";

export type Identity = {
  userId: string;
  email?: string | undefined;
  /** The sign-in that the token comes from. */
  sessionId?: string | undefined;
};

/**
 * Who a bearer token belongs to; null when it is invalid or expired.
 * Throws when the auth server cannot tell, which is not the visitor's fault.
 */
export type Identify = (token: string) => Promise<Identity | null>;

// GoTrue answers a bad token with 400 (session missing), 401 or 403, and a deleted user with 404.
const INVALID_TOKEN_STATUSES = new Set([400, 401, 403, 404]);

/** Asks the auth server, so a signed-out or deleted user's token stops working at once. */
export function createSupabaseIdentify(client: Pick<SupabaseClient, "auth">): Identify {
  return async (token) => {
    const { data, error } = await client.auth.getUser(token);
    if (error === null) {
      return { userId: data.user.id, email: data.user.email, sessionId: sessionIdOf(token) };
    }
    if (INVALID_TOKEN_STATUSES.has(error.status ?? 0)) return null;
    throw error;
  };
}

/** Only for a token that the auth server has accepted. */
function sessionIdOf(token: string): string | undefined {
  const payload = token.split(".")[1] ?? "";
  const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  const sessionId: unknown = Reflect.get(Object(claims), "session_id");
  return typeof sessionId === "string" ? sessionId : undefined;
}

/**
 * The bearer token of a signed-in caller; null for a guest. supabase-js sends the publishable key (or the legacy
 * anon key) as bearer token while nobody is signed in.
 */
export function userTokenOf(request: Request, publicKeys: readonly string[]): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
  const isGuest =
    token === null || publicKeys.includes(token) || token.startsWith("sb_publishable_");
  return isGuest ? null : token;
}
