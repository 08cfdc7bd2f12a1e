import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_PASSWORD } from "../../supabase/local/demo-accounts";
import { SITE_URL, startTestBackend, type TestBackend } from "../support/test-backend";

const NEW_PASSWORD = "another-long-one";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

type Session = { access_token: string; refresh_token: string };
type Answer = { status: number; body: Partial<Session> & { error_code?: string } };

async function ask(
  method: "POST" | "PUT" | "GET",
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const response = await backend.fetch(
    new Request(`${SITE_URL}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: backend.keys.publishableKey,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

const signIn = (email: string, password = DEMO_PASSWORD) =>
  ask("POST", "token?grant_type=password", { email, password });
const refresh = (token: string | undefined) =>
  ask("POST", "token?grant_type=refresh_token", { refresh_token: token });
const changePassword = (token: string | undefined, password: string) =>
  ask("PUT", "user", { password }, token);
const newAccount = async (email: string) =>
  (await ask("POST", "signup", { email, password: DEMO_PASSWORD })).body;

test("a new password ends all other sessions of the account, and no session of others", async () => {
  const first = await newAccount("change@example.com");
  const { body: second } = await signIn("change@example.com");
  const other = await newAccount("other@example.com");
  const { status } = await changePassword(second.access_token, NEW_PASSWORD);
  expect(status).toBe(200);
  expect((await refresh(first.refresh_token)).status).toBe(400);
  expect((await ask("GET", "user", undefined, first.access_token)).status).toBe(403);
  expect((await refresh(second.refresh_token)).status).toBe(200);
  expect((await refresh(other.refresh_token)).status).toBe(200);
  expect((await signIn("change@example.com")).body.error_code).toBe("invalid_credentials");
  expect((await signIn("change@example.com", NEW_PASSWORD)).status).toBe(200);
});

test("a session of yesterday cannot set a new password, and stays", async () => {
  const { access_token, refresh_token } = await newAccount("old@example.com");
  await backend.sql(`
    update auth.sessions set created_at = now() - interval '25 hours'
    where user_id = (select id from auth.users where email = 'old@example.com')`);
  const { status, body } = await changePassword(access_token, NEW_PASSWORD);
  expect({ status, code: body.error_code }).toEqual({
    status: 400,
    code: "reauthentication_needed",
  });
  expect((await refresh(refresh_token)).status).toBe(200);
  expect((await signIn("old@example.com")).status).toBe(200);
});

test("a password has 10 characters at least, also a new one", async () => {
  const { access_token } = await newAccount("short@example.com");
  expect((await changePassword(access_token, "123456789")).body.error_code).toBe("weak_password");
  const account = { email: "shorter@example.com", password: "123456789" };
  expect((await ask("POST", "signup", account)).body.error_code).toBe("weak_password");
});

test("an old refresh token ends every session that came from it", async () => {
  const first = await newAccount("family@example.com");
  const { body: second } = await refresh(first.refresh_token);
  const { body: third } = await refresh(second.refresh_token);
  expect((await refresh(first.refresh_token)).body.error_code).toBe("refresh_token_already_used");
  expect((await refresh(third.refresh_token)).status).toBe(400);
});

test("after 30 wrong passwords an account takes none for a while, and others do", async () => {
  await newAccount("guessed@example.com");
  const guesses = await Promise.all(
    Array.from({ length: 31 }, (_, index) => signIn("Guessed@example.com", `wrong ${index}`)),
  );
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(guesses.filter(({ body }) => body.error_code === "over_request_rate_limit")).toHaveLength(
    1,
  );
  expect((await signIn("guessed@example.com")).status).toBe(429);
  expect((await signIn("free@example.com")).status).toBe(200);
});

test("passwords that are right are not counted", async () => {
  for (let count = 0; count < 31; count += 1) {
    expect((await signIn("premium@example.com")).status).toBe(200);
  }
});

test("a wrong password and an unknown address are refused alike, and not at once", async () => {
  for (const email of ["free@example.com", "nobody@example.com"]) {
    const start = performance.now();
    const { status, body } = await signIn(email, "a wrong password");
    expect({ status, code: body.error_code }).toEqual({
      status: 400,
      code: "invalid_credentials",
    });
    // Timers may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(498);
  }
});

test.each(["/auth/v1/%74oken?grant_type=password", "/rest/v1/%70rompts", "/%61uth/v1/user"])(
  "%s, which the server would decode after the guards, is not found",
  async (path) => {
    const headers = { apikey: backend.keys.publishableKey };
    const { status } = await backend.fetch(new Request(`${SITE_URL}${path}`, { headers }));
    expect(status).toBe(404);
  },
);
