import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { WebSocket } from "ws";

import { EMBEDDED_ENVIRONMENT } from "../../src/config/embedded-environment";
import { createAccount, SESSION_KEY, sessionOf } from "../account";
import { freePort } from "../free-port";
import { expect, test } from "./installed";

type Target = { type: string; url: string; webSocketDebuggerUrl: string };

/** The browser ends an idle worker after 30 s, but never one that a debugger such as Playwright is attached to. */
const DEATH_MS = 38_000;

const targets = async (port: number): Promise<Target[]> =>
  (await fetch(`http://127.0.0.1:${port}/json/list`)).json() as Promise<Target[]>;

const workerOf = async (port: number): Promise<Target | undefined> =>
  (await targets(port)).find(({ type }) => type === "service_worker");

/** The popup as a tab, which does not wake the worker. */
async function openPopup(port: number): Promise<Target> {
  const url = `chrome-extension://${EMBEDDED_ENVIRONMENT.VITE_EXTENSION_ID}/popup.html`;
  const answer = await fetch(`http://127.0.0.1:${port}/json/new?${url}`, { method: "PUT" });
  return (await answer.json()) as Target;
}

/** Evaluates in a page, and in nothing else. */
async function evaluate(page: Target, expression: string): Promise<unknown> {
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await once(socket, "open");
  const params = { expression, awaitPromise: true, returnByValue: true };
  socket.send(JSON.stringify({ id: 1, method: "Runtime.evaluate", params }));
  const [data] = (await once(socket, "message")) as [Buffer];
  socket.close();
  const { result } = JSON.parse(data.toString()) as { result: { result: { value: unknown } } };
  return result.result.value;
}

/** As a content script does, signed in: the last thing that the worker says. */
const enhance = (session: string) => `new Promise(async (resolve) => {
  await chrome.storage.local.set({ "${SESSION_KEY}": ${JSON.stringify(session)} });
  const port = chrome.runtime.connect({ name: "enhance" });
  port.onMessage.addListener((progress) => {
    if (progress.kind !== "text") resolve([progress.kind, progress.text ?? progress.message]);
  });
  port.postMessage({ kind: "enhance", text: "explain inflation simply" });
})`;

test("the worker ends after 30 idle seconds, and the next request finds it again", async ({
  extensionBrowser,
  unpacked,
  request,
}, info) => {
  info.skip(extensionBrowser === null, "No Chromium that loads extensions was found.");
  info.setTimeout(90_000);
  const profile = mkdtempSync(join(tmpdir(), "worker-death-"));
  const port = await freePort();
  const browser: ChildProcess = spawn(
    extensionBrowser ?? "",
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  try {
    await expect.poll(() => workerOf(port).catch(() => undefined)).toBeDefined();
    await expect
      .poll(() => workerOf(port), { timeout: DEATH_MS, intervals: [1000] })
      .toBeUndefined();
    const session = await sessionOf(request, await createAccount(request));
    expect(await evaluate(await openPopup(port), enhance(session))).toEqual([
      "done",
      expect.stringContaining("inflation"),
    ]);
    expect(await workerOf(port)).toBeDefined();
  } finally {
    browser.kill();
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, "exit");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
