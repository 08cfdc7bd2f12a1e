import type { BackendSettings } from "../_shared/backend.ts";
import { isRecord } from "../_shared/http/json.ts";
import { outgoingFetch } from "../_shared/http/outgoing.ts";

/** Whether it is the password of the account with this address. Throws when the auth service cannot tell. */
export type IsPassword = (credentials: { email: string; password: string }) => Promise<boolean>;

type Settings = Pick<BackendSettings, "supabaseUrl" | "publicKeys">;

/** Signs in as a browser would, with the publishable key, and ends that session again. */
export function createPasswordCheck(
  { supabaseUrl, publicKeys: [key = ""] }: Settings,
  send: typeof fetch = outgoingFetch,
): IsPassword {
  const post = (path: string, { headers, body }: { headers?: object; body?: object }) =>
    send(`${supabaseUrl}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json", ...headers },
      body: JSON.stringify(body ?? {}),
    });

  return async (credentials) => {
    const answer = await post("token?grant_type=password", { body: credentials });
    const said: unknown = await answer.json();
    if (!isRecord(said)) throw new Error("The auth service sent no object.");
    if (answer.ok) {
      const headers = { authorization: `Bearer ${String(said["access_token"])}` };
      await post("logout?scope=local", { headers });
      return true;
    }
    if (said["error_code"] === "invalid_credentials") return false;
    throw new Error(`The auth service could not check a password: ${answer.status}`);
  };
}
