import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";

export type RestCall = {
  method: "GET" | "POST" | "PATCH" | "DELETE" | "HEAD";
  /** After /rest/v1/, with the query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

export type RestAnswer = { status: number; body: unknown; text: string; count: number | null };

/** Sends one request as a browser would: with the publishable key, and a user's token if there is one. */
export type RestCaller = (call: RestCall) => Promise<RestAnswer>;

function countOf(contentRange: string | null): number | null {
  const total = contentRange?.split("/")[1];
  return total === undefined || total === "*" ? null : Number(total);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `token` null is a signed-out browser; `apiKey` defaults to the publishable one. */
export function restCaller(
  backend: EmbeddedBackend,
  token: string | null,
  apiKey = backend.keys.publishableKey,
): RestCaller {
  return async ({ method, path, body, headers }) => {
    const response = await backend.fetch(
      new Request(`http://localhost:3000/rest/v1/${path}`, {
        method,
        headers: {
          apikey: apiKey,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const count = countOf(response.headers.get("content-range"));
    return { status: response.status, body: parsed(text), text, count };
  };
}

export type Account = { id: string; email: string; token: string; call: RestCaller };

/** Asks the auth service as a browser would. Resolves to the new session. */
export async function authCall(backend: EmbeddedBackend, path: string, body: object) {
  const response = await backend.fetch(
    new Request(`http://localhost:3000/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: backend.keys.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  return (await response.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string; email: string };
  };
}

function accountOf(
  backend: EmbeddedBackend,
  { access_token: token, user }: Awaited<ReturnType<typeof authCall>>,
): Account {
  return { id: user.id, email: user.email, token, call: restCaller(backend, token) };
}

/** A new account with a profile, as the first visit after a sign-up leaves it. */
export async function createAccount(backend: EmbeddedBackend, name = "user"): Promise<Account> {
  const email = `${name}-${crypto.randomUUID()}@example.com`;
  const account = accountOf(
    backend,
    await authCall(backend, "signup", { email, password: DEMO_PASSWORD }),
  );
  await account.call({
    method: "POST",
    path: "users",
    body: {
      id: account.id,
      email,
      prompt_usage_count: 0,
      is_subscribed: false,
      is_premium: false,
    },
  });
  return account;
}

export type SubscriptionRow = Partial<{
  status: string;
  current_period_end: string;
  cancel_at_period_end: boolean;
  past_due_since: string;
  revoked_at: string;
}>;

/** Writes what the payment webhook would write. Times are SQL expressions such as `now()`. */
export async function subscribe(
  backend: EmbeddedBackend,
  userId: string,
  row: SubscriptionRow = {},
): Promise<void> {
  const optional = (value: string | undefined) => value ?? "null";
  await backend.sql(`
    insert into private.subscriptions
      (user_id, status, current_period_end, cancel_at_period_end, past_due_since, revoked_at)
    values (
      '${userId}', '${row.status ?? "active"}', ${row.current_period_end ?? "now() + interval '1 month'"},
      ${row.cancel_at_period_end ?? false}, ${optional(row.past_due_since)}, ${optional(row.revoked_at)}
    )
    on conflict (user_id) do update set
      status = excluded.status, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end,
      past_due_since = excluded.past_due_since, revoked_at = excluded.revoked_at`);
}
