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

// The browser ends an idle worker after 30 seconds, but never one that a debugger such as Playwright is attached to, and
// on a busy machine only minutes later. So it is ended here as the browser would, in one that Playwright does not drive.

const targets = async (port: number): Promise<Target[]> =>
  (await fetch(`http://127.0.0.1:${port}/json/list`)).json() as Promise<Target[]>;

const workerOf = async (port: number): Promise<Target | undefined> =>
  (await targets(port)).find(({ type }) => type === "service_worker");

/** The popup as a tab. */
async function openPopup(port: number): Promise<Target> {
  const url = `chrome-extension://${EMBEDDED_ENVIRONMENT.VITE_EXTENSION_ID}/popup.html`;
  const answer = await fetch(`http://127.0.0.1:${port}/json/new?${url}`, { method: "PUT" });
  return (await answer.json()) as Target;
}

/** Sends commands to a page, and to nothing else; answers what the last one said. */
async function command(page: Target, ...messages: { method: string; params?: object }[]) {
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await once(socket, "open");
  try {
    let result: unknown;
    for (const [id, message] of messages.entries()) {
      const answered = new Promise<unknown>((resolve) => {
        socket.on("message", (data: Buffer) => {
          const said = JSON.parse(data.toString()) as { id?: number; result?: unknown };
          if (said.id === id) resolve(said.result);
        });
      });
      socket.send(JSON.stringify({ id, ...message }));
      // oxlint-disable-next-line no-await-in-loop -- one command builds on the one before
      result = await answered;
    }
    return result;
  } finally {
    socket.close();
  }
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

test("a worker that was ended is there again for the next request", async ({
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
    // A browser of its own starts beside the other tests' ones.
    const started = expect.poll(() => workerOf(port).catch(() => undefined), { timeout: 30_000 });
    await started.toBeDefined();
    const popup = await openPopup(port);
    await command(
      popup,
      { method: "ServiceWorker.enable" },
      { method: "ServiceWorker.stopAllWorkers" },
    );
    await expect.poll(() => workerOf(port)).toBeUndefined();
    const session = await sessionOf(request, await createAccount(request));
    const params = { expression: enhance(session), awaitPromise: true, returnByValue: true };
    expect(await command(popup, { method: "Runtime.evaluate", params })).toMatchObject({
      result: { value: ["done", expect.stringContaining("inflation")] },
    });
    expect(await workerOf(port)).toBeDefined();
  } finally {
    browser.kill();
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, "exit");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
