import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys";
import { copyCheckout } from "./checkout-copy";
import { newEmail, PASSWORD } from "./fixtures";
import { descendantsOf, running } from "./process-tree";
import { startSite } from "./started-site";

const TWO_STARTS_MS = 240_000;

test("Ctrl-C ends every process of the site, and the next start keeps the accounts", async () => {
  test.setTimeout(TWO_STARTS_MS);
  const folder = mkdtempSync(join(tmpdir(), "prompts-start-"));
  const options = { checkout: join(folder, "checkout"), dataFolder: join(folder, "data") };
  const account = JSON.stringify({ email: newEmail(), password: PASSWORD });
  const callAuth = (url: string, path: string) =>
    fetch(`${url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" },
      body: account,
    });
  copyCheckout(options.checkout);

  const first = await startSite(options);
  expect((await callAuth(first.url, "signup")).status).toBe(200);
  const started = descendantsOf(first.processId);
  expect(started.length).toBeGreaterThan(0);
  expect(await first.stop()).toBe(0);
  await expect(fetch(first.url)).rejects.toThrow("fetch failed");
  await expect.poll(() => running(started)).toEqual([]);

  const second = await startSite(options);
  expect((await callAuth(second.url, "token?grant_type=password")).status).toBe(200);
  expect(await second.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
