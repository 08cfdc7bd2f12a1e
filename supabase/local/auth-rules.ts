import { setTimeout as wait } from "node:timers/promises";

// What a hosted project's authentication does and the embedded server does not.

export type Fetch = (request: Request) => Promise<Response>;
/** Answers a request itself, or passes it on to `next`. */
export type RequestGuard = (request: Request, next: Fetch) => Promise<Response>;
/** Runs one statement as the database's owner. */
export type Query = (statement: string, values: string[]) => Promise<{ rows: object[] }>;

const WRONG_PASSWORDS = 30;
const WINDOW_MS = 5 * 60_000;
/** More than comparing a password takes, which is done for known addresses alone. */
const REFUSAL_MS = 500;

/**
 * An account may be asked for with 30 wrong passwords in five minutes, as many as a hosted project takes from one
 * network. How long a refusal takes does not tell whether the account exists.
 */
export function limitPasswordGuesses(): RequestGuard {
  const guesses = new Map<string, number>();
  let windowEnds = 0;
  return async (request, next) => {
    const { email, password } = await bodyOf(request, "POST", "/auth/v1/token");
    if (typeof email !== "string" || password === undefined) return next(request);
    if (Date.now() > windowEnds) {
      guesses.clear();
      windowEnds = Date.now() + WINDOW_MS;
    }
    const account = email.toLowerCase();
    const count = (guesses.get(account) ?? 0) + 1;
    if (count > WRONG_PASSWORDS) {
      return refusal(429, "over_request_rate_limit", "Request rate limit reached");
    }
    // Counted before it is known to be wrong, because many can be sent at once.
    guesses.set(account, count);
    const earliest = wait(REFUSAL_MS);
    const answer = await next(request);
    if (answer.ok) guesses.delete(account);
    else await earliest;
    return answer;
  };
}

const IS_OLD_SESSION =
  "select from auth.sessions where id::text = $1 and created_at < now() - interval '24 hours'";
const END_OTHER_SESSIONS = `
  delete from auth.sessions
  where id::text <> $1 and user_id = (select user_id from auth.sessions where id::text = $1)`;

/** A new password takes a sign-in of the last 24 hours, by link or password, and ends all other sessions. */
export function guardPasswordChange(query: Query): RequestGuard {
  return async (request, next) => {
    const { password } = await bodyOf(request, "PUT", "/auth/v1/user");
    const session = claimIn(request.headers.get("authorization"), "session_id");
    // Without a session the server refuses it by itself.
    if (password === undefined || session === null) return next(request);
    const { rows } = await query(IS_OLD_SESSION, [session]);
    if (rows.length > 0) {
      const message = "Password update requires reauthentication";
      return refusal(400, "reauthentication_needed", message);
    }
    const answer = await next(request);
    if (answer.ok) await query(END_OTHER_SESSIONS, [session]);
    return answer;
  };
}

/** The server decodes paths before it routes them; nothing here has a name with a letter that is escaped. */
export const refuseEscapedPaths: RequestGuard = async (request, next) =>
  new URL(request.url).pathname.includes("%")
    ? refusal(404, "not_found", "There is no such path.")
    : next(request);

/** A claim of a token that is not checked here. */
export function claimIn(token: string | null | undefined, name: string): string | null {
  try {
    const payload = token?.split(".")[1] ?? "";
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
    const claim: unknown = Reflect.get(claims, name);
    return typeof claim === "string" ? claim : null;
  } catch {
    return null;
  }
}

/** The fields of a JSON request; none for requests to other paths. */
async function bodyOf(
  request: Request,
  method: string,
  path: string,
): Promise<Record<string, unknown>> {
  if (request.method !== method || new URL(request.url).pathname !== path) return {};
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return { ...(typeof body === "object" ? body : null) };
}

/** In the shape of the auth service's own. */
export const refusal = (status: number, error_code: string, msg: string): Response =>
  Response.json({ code: status, error_code, msg }, { status });
