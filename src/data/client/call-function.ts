import { ACCOUNT_CALL_TIMEOUT_MS } from "@/config/limits";
import { AppError } from "@/lib/app-error";
import { withTimeout } from "@/lib/stop-waiting";

import { supabase } from "./supabase";
import { kindOfStatus, referenceOf } from "./unwrap";

/** The answer of one of the account's edge functions. Throws `AppError`. */
export async function callFunction<Answer>(name: string, body: object = {}): Promise<Answer> {
  const timeout = ACCOUNT_CALL_TIMEOUT_MS;
  const answer = supabase.functions.invoke<Answer>(name, { body, timeout });
  // The client's own limit does not cover renewing the session, which may have to come first.
  const { data, error } = await withTimeout(answer, timeout);
  if (error !== null) throw toAppError(error as Error);
  if (typeof data !== "object" || data === null) {
    throw new AppError("server", { message: `${name} sent an answer that cannot be read.` });
  }
  return data;
}

/** By their names, because the classes are fetched with the functions client. */
function toAppError(error: Error & { context?: unknown }): AppError {
  if (error.name === "FunctionsHttpError" && error.context instanceof Response) {
    const { status } = error.context;
    // Below, the answer itself says what is wrong.
    const reference = status >= 500 ? referenceOf(error.context) : null;
    return new AppError(kindOfStatus(status), { cause: error, reference });
  }
  const kind = error.name === "FunctionsFetchError" ? "network" : "server";
  return new AppError(kind, { cause: error });
}
