import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { LOCAL_PUBLISHABLE_KEY } from "../supabase/local/keys";
import { copyCheckout } from "./checkout-copy";
import { newEmail, PASSWORD } from "./fixtures";
import { descendantsOf, endProcesses, running } from "./process-tree";
import { launchSite, type Site, startSite } from "./started-site";

const TWO_STARTS_MS = 400_000;
/** The launcher of the edge function, and Deno. */
const FUNCTION_PROCESSES = 2;

const BUILDING = "Building the site";
const logOf = ({ logFile }: Site): string => readFileSync(logFile, "utf8");

// One checkout and its data for all of them: only the first has to build.
test.describe.configure({ mode: "serial" });

const sites: Site[] = [];
let folder: string;
let options: { checkout: string; dataFolder: string };

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "prompts-start-"));
  options = { checkout: join(folder, "checkout"), dataFolder: join(folder, "data") };
  copyCheckout(options.checkout);
});
test.beforeEach(() => test.setTimeout(TWO_STARTS_MS));
test.afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("Ctrl-C while the site is still starting leaves no process and no half-finished build", async () => {
  const site = await launchSite(options);
  sites.push(site);
  const countStarted = () => descendantsOf(site.processId).length;
  await expect
    .poll(countStarted, { timeout: TWO_STARTS_MS, intervals: [50] })
    .toBeGreaterThanOrEqual(FUNCTION_PROCESSES);
  const started = descendantsOf(site.processId);
  // What was started just before Ctrl-C may start others just after it.
  const leftOver = () => running([...new Set([...started, ...started.flatMap(descendantsOf)])]);
  await site.stop();
  try {
    await expect.poll(leftOver).toEqual([]);
  } finally {
    endProcesses(leftOver());
  }
  const next = await startSite(options);
  sites.push(next);
  expect(logOf(next)).toContain(BUILDING);
  expect((await fetch(`${next.url}/prompts`)).status).toBe(200);
});

test("Ctrl-C and closing the terminal end every process; the next start keeps accounts and build", async () => {
  const account = JSON.stringify({ email: newEmail(), password: PASSWORD });
  const callAuth = (url: string, path: string) =>
    fetch(`${url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, "content-type": "application/json" },
      body: account,
    });

  const first = await startSite(options);
  sites.push(first);
  expect((await callAuth(first.url, "signup")).status).toBe(200);
  const started = descendantsOf(first.processId);
  expect(started.length).toBeGreaterThanOrEqual(FUNCTION_PROCESSES);
  expect(await first.stop()).toBe(0);
  await expect(fetch(first.url)).rejects.toThrow("fetch failed");
  await expect.poll(() => running(started)).toEqual([]);

  const second = await startSite(options);
  sites.push(second);
  expect(logOf(second)).not.toContain(BUILDING);
  expect((await callAuth(second.url, "token?grant_type=password")).status).toBe(200);
  const startedAgain = descendantsOf(second.processId);
  expect(await second.stop("SIGHUP")).toBe(0);
  await expect.poll(() => running(startedAgain)).toEqual([]);
});

test("Killing the site ends its edge functions, which hold its keys; the next start works", async () => {
  const site = await startSite(options);
  sites.push(site);
  const started = descendantsOf(site.processId);
  expect(started.length).toBeGreaterThanOrEqual(FUNCTION_PROCESSES);
  process.kill(site.processId, "SIGKILL");
  try {
    await expect.poll(() => running([site.processId, ...started])).toEqual([]);
  } finally {
    endProcesses(running(started));
  }
  const next = await startSite(options);
  sites.push(next);
  expect((await fetch(`${next.url}/prompts`)).status).toBe(200);
});
