import { env } from "@/config/env";

import { accessToken } from "./auth";

/** `fetch` as the signed-in user, or as a guest with the publishable key. */
export const authorizedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("apikey", env.supabasePublishableKey);
  headers.set("Authorization", `Bearer ${(await accessToken()) ?? env.supabasePublishableKey}`);
  return fetch(input, { ...init, headers });
};
