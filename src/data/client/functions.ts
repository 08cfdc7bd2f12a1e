import { FunctionsClient, FunctionsFetchError, FunctionsHttpError } from "@supabase/functions-js";

import { supabaseUrl } from "@/config/env";
import { ACCOUNT_CALL_TIMEOUT_MS } from "@/config/limits";
import { AppError } from "@/lib/app-error";
import { withTimeout } from "@/lib/with-timeout";
import { guestId } from "@/platform/guest-id";

import { accessToken } from "./auth";
import { authorizedFetch } from "./authorized-fetch";
import { kindOfStatus } from "./unwrap";

const ADDRESS = `${supabaseUrl()}/functions/v1`;
const GUEST_ID_HEADER = "x-guest-id";

const functions = new FunctionsClient(ADDRESS, { customFetch: authorizedFetch });

export type FunctionCall = { name: string; body: object; timeoutMs?: number };

/** The answer of an edge function, as the signed-in user or as a guest. Throws `AppError`. */
export async function callFunction<Answer>(call: FunctionCall): Promise<Answer> {
  const { name, body, timeoutMs = ACCOUNT_CALL_TIMEOUT_MS } = call;
  const answer = functions.invoke<Answer>(name, { body: { ...body }, timeout: timeoutMs });
  // Its own limit starts only once a session, which may have to be renewed first, is at hand.
  const { data, error } = await withTimeout(answer, timeoutMs);
  if (error !== null) throw toAppError(error);
  if (typeof data !== "object" || data === null) {
    throw new AppError("server", { message: `${name} answered with nothing that can be read.` });
  }
  return data;
}

function toAppError(error: unknown): AppError {
  if (error instanceof FunctionsHttpError) {
    const { status } = error.context as Response;
    return new AppError(kindOfStatus(status), { cause: error });
  }
  const kind = error instanceof FunctionsFetchError ? "network" : "server";
  return new AppError(kind, { cause: error });
}

/** Sends a guest's signed id along, and keeps the one that comes back: the server counts a guest's uses by it. */
const guestAwareFetch: typeof fetch = async (input, init) => {
  if ((await accessToken()) !== null) return authorizedFetch(input, init);
  const headers = new Headers(init?.headers);
  const known = guestId.read();
  if (known !== null) headers.set(GUEST_ID_HEADER, known);
  const response = await authorizedFetch(input, { ...init, headers });
  const given = response.headers.get(GUEST_ID_HEADER);
  if (given !== null) guestId.write(given);
  return response;
};

/** For `generate-prompt`, the one function that takes a guest's id from another origin. Its answer may be a stream. */
export const enhancerFunctions = new FunctionsClient(ADDRESS, { customFetch: guestAwareFetch });

export { FunctionsHttpError };
