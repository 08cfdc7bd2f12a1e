import type { EmbeddedBackend } from "./embedded-backend";

export const DEMO_PASSWORD = "demo-password";
export const DEMO_ACCOUNTS = [
  { email: "free@example.com", isPremium: false },
  { email: "premium@example.com", isPremium: true },
] as const;

/** Makes the demo accounts where they are missing. Embedded backend only: a hosted project never runs this. */
export async function createDemoAccounts(backend: EmbeddedBackend): Promise<void> {
  const rows = await backend.sql<{ email: string }>("select email from auth.users");
  const existing = new Set(rows.map((row) => row.email));
  const headers = { apikey: backend.keys.publishableKey, "content-type": "application/json" };
  for (const { email, isPremium } of DEMO_ACCOUNTS.filter((one) => !existing.has(one.email))) {
    const body = JSON.stringify({ email, password: DEMO_PASSWORD });
    const response = await backend.fetch(
      new Request("http://localhost/auth/v1/signup", { method: "POST", headers, body }),
    );
    if (!response.ok)
      throw new Error(`The demo account ${email} could not be made: ${await response.text()}`);
    if (!isPremium) continue;
    await backend.sql(`
      insert into private.subscriptions (user_id, status, current_period_end)
      select id, 'active', now() + interval '10 years' from auth.users where email = '${email}'`);
  }
}
