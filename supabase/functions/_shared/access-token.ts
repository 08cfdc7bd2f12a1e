import { type RpcClient, rowsOf } from "./backend.ts";
import type { Identify } from "./http/identity.ts";
import { toHex } from "./keyed-hash.ts";

/** What every personal access token begins with (create_access_token), so that nobody takes one for a session's. */
const PREFIX = "bpt_";

/** All that the database keeps of a token. */
export async function tokenHash(token: string): Promise<string> {
  return toHex(
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))),
  );
}

/** Takes personal access tokens as well as a session's. Throws when the database cannot tell. */
export function withAccessTokens(identify: Identify, client: RpcClient): Identify {
  return async (token) => {
    if (!token.startsWith(PREFIX)) return identify(token);
    const p_token_hash = await tokenHash(token);
    const [row] = await rowsOf(client, { name: "access_token_owner", p_token_hash });
    const userId = row?.["user_id"];
    return typeof userId === "string" ? { userId } : null;
  };
}
