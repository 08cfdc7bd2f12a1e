import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { WebSocket } from "ws";

import { EMBEDDED_ENVIRONMENT } from "../../src/config/embedded-environment";
import { createAccount, SESSION_KEY, sessionOf } from "../account";
import { expect, test } from "./installed";

type Target = { type: string; url: string; webSocketDebuggerUrl: string };

// The browser ends an idle worker after 30 seconds, but never one that a debugger such as Playwright is attached to. So it
// is ended here as the browser would, in one that Playwright does not drive.

/** The port that the browser chose itself: nobody else can have it. */
async function debuggingPort(profile: string): Promise<string> {
  let port = "";
  // A browser of its own starts beside the other tests' ones, and makes the file before it writes into it.
  await expect(() => {
    const [line = ""] = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n");
    expect(line).toMatch(/^\d+$/);
    port = line;
  }).toPass({ timeout: 30_000 });
  return port;
}

const targets = async (port: string): Promise<Target[]> =>
  (await fetch(`http://127.0.0.1:${port}/json/list`)).json() as Promise<Target[]>;

const workerOf = async (port: string): Promise<Target | undefined> =>
  (await targets(port)).find(({ type }) => type === "service_worker");

/** The popup as a tab. */
async function openPopup(port: string): Promise<Target> {
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

const evaluate = (page: Target, expression: string) =>
  command(page, {
    method: "Runtime.evaluate",
    params: { expression, awaitPromise: true, returnByValue: true },
  });

/** A worker that is ended before it has had its first event, the installation, is started again for it. */
const ANSWERS = 'chrome.runtime.sendMessage({ kind: "isHidden", host: "assistant.example" })';

/** As a content script does, signed in: the last thing that the worker says. */
const enhance = (session: string) => `new Promise(async (resolve) => {
  await chrome.storage.local.set({ "${SESSION_KEY}": ${JSON.stringify(session)} });
  const port = chrome.runtime.connect({ name: "enhance" });
  port.onMessage.addListener((progress) => {
    if (progress.kind !== "text") resolve([progress.kind, progress.text ?? progress.message]);
  });
  port.onDisconnect.addListener(() => resolve(["disconnected"]));
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
  const browser: ChildProcess = spawn(
    extensionBrowser ?? "",
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      `--user-data-dir=${profile}`,
      "--remote-debugging-port=0",
      `--disable-extensions-except=${unpacked}`,
      `--load-extension=${unpacked}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  try {
    const port = await debuggingPort(profile);
    const popup = await openPopup(port);
    await expect
      .poll(() => evaluate(popup, ANSWERS), { timeout: 30_000 })
      .toMatchObject({ result: { value: false } });
    expect(await workerOf(port)).toBeDefined();
    await command(
      popup,
      { method: "ServiceWorker.enable" },
      { method: "ServiceWorker.stopAllWorkers" },
    );
    await expect.poll(() => workerOf(port)).toBeUndefined();
    const session = await sessionOf(request, await createAccount(request));
    expect(await evaluate(popup, enhance(session))).toMatchObject({
      result: { value: ["done", expect.stringContaining("inflation")] },
    });
    expect(await workerOf(port)).toBeDefined();
  } finally {
    browser.kill();
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, "exit");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
