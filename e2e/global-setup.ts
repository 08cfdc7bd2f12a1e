import { readFileSync, rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys";
import { type Account, FREE_DEMO, PREMIUM_DEMO } from "./account";
import { builtFolder } from "./extension/installed";
import { type Site, startSite } from "./started-site";

/** What the payment functions answer to a call of nobody. */
const REFUSALS = { "payment-webhook": 400, "confirm-checkout": 401 } as const;

const START_TRIES = 6;
const BETWEEN_TRIES_MS = 5000;

/** One site for all tests, as the build before them left it; each test works with accounts of its own. */
// Playwright calls a module's default export.
// oxlint-disable-next-line import/no-default-export
export default async function setup(): Promise<() => Promise<void>> {
  const site = await startSite();
  try {
    await Promise.all([
      ...Object.entries(REFUSALS).map(([name, refusal]) => startFunction(site, name, refusal)),
      ...[FREE_DEMO, PREMIUM_DEMO].map((account) => createProfile(site.url, account)),
    ]);
  } catch (error) {
    await site.stop();
    throw error;
  }
  process.env["E2E_URL"] = site.url;
  process.env["E2E_LOG"] = site.logFile;
  return async () => {
    rmSync(builtFolder(site.url), { recursive: true, force: true });
    await site.stop();
  };
}

/**
 * The first sign-in makes the profile. Several tests sign the demo accounts in; where two did so at once
 * for the first time, one would be refused, and log it.
 */
async function createProfile(siteUrl: string, account: Account): Promise<void> {
  const post = async (path: string, body: object, token = LOCAL_PUBLISHABLE_KEY) => {
    const answer = await fetch(siteUrl + path, {
      method: "POST",
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const session: unknown = await (await post("/auth/v1/token?grant_type=password", account)).json();
  const { access_token: token, user } = session as { access_token: string; user: { id: string } };
  await post("/rest/v1/users", { id: user.id, email: account.email }, token);
}

/**
 * A function starts with its first call, for seconds that the first buyer's test would wait. One that did not start is
 * started again, as the site says with its 503.
 */
async function startFunction({ url, logFile }: Site, name: string, refusal: number): Promise<void> {
  let status = 0;
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    // Each try is for what the one before it met.
    // oxlint-disable-next-line no-await-in-loop
    ({ status } = await fetch(`${url}/functions/v1/${name}`, { method: "POST" }));
    if (status === refusal) return;
    if (status !== 503) break;
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(BETWEEN_TRIES_MS);
  }
  const log = readFileSync(logFile, "utf8");
  throw new Error(`${name} answered a call of nobody with ${status}.\n${log}`);
}
