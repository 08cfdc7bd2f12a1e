import { supabase } from "../client/supabase";
import { forgetStoredUser } from "./forget-stored-user";

/**
 * Signs in with the one-time token that `link-extension` made: a session of its own, so that no two places share a
 * refresh token, which is good once. Ends the session that was here. False when the token is no longer good.
 */
export async function signInWithLink(tokenHash: string): Promise<boolean> {
  const client = await supabase.auth();
  const { data: before } = await client.getSession();
  if (before.session !== null) {
    await client.signOut({ scope: "local" });
    forgetStoredUser();
  }
  const { error } = await client.verifyOtp({ token_hash: tokenHash, type: "magiclink" });
  return error === null;
}
