import { env } from "@/config/env";
import { ROUTES } from "@/config/routes";

import { readHiddenHosts, setHidden } from "../hidden-hosts";
import type { WorkerCalls } from "../protocol";
import { forgetHandedOver, readHandedOver } from "./handed-over";
import { injectPanel } from "./page-scripts";

type Handlers = {
  [Kind in keyof WorkerCalls]: (
    request: WorkerCalls[Kind]["request"],
    sender: chrome.runtime.MessageSender,
  ) => Promise<WorkerCalls[Kind]["answer"]>;
};

const HANDLERS: Handlers = {
  readHandedOver: (_request, sender) => readHandedOver(sender),
  async forgetHandedOver(_request, sender) {
    await forgetHandedOver(sender);
    return null;
  },
  async loadPanel(_request, sender) {
    await injectPanel(sender);
    return null;
  },
  async openPanel(_request, { tab }) {
    // At once: the browser opens it only in answer to a press.
    if (tab?.id !== undefined) await chrome.sidePanel.open({ tabId: tab.id });
    return null;
  },
  async openSignIn() {
    await chrome.tabs.create({ url: chrome.runtime.getURL("popup.html#sign-in") });
    return null;
  },
  async openPremium() {
    await chrome.tabs.create({ url: new URL(ROUTES.premium, env.siteOrigin).href });
    return null;
  },
  isHidden: async ({ host }) => (await readHiddenHosts()).includes(host),
  async hide({ host }) {
    await setHidden(host, true);
    return null;
  },
};

/** Answers content scripts, and the extension's own pages. */
export function listenToCalls(): void {
  chrome.runtime.onMessage.addListener((message: { kind?: unknown }, sender, respond) => {
    const { kind } = message;
    if (typeof kind !== "string" || !Object.hasOwn(HANDLERS, kind)) return false;
    const handler = HANDLERS[kind as keyof WorkerCalls] as (
      request: unknown,
      from: chrome.runtime.MessageSender,
    ) => Promise<unknown>;
    void handler(message, sender).then(respond, () => respond(null));
    return true;
  });
}
