import { CONTENT_SCRIPT } from "../call-tab";

const ADDED_SITES = "added-sites";

/** Hosts that the manifest names, which need nothing of this. */
function ownPatterns(): readonly string[] {
  return chrome.runtime.getManifest().host_permissions ?? [];
}

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Shows the launcher on the sites that the reader has added, which are those they granted access to. One after the
 * other: two at once would register the same script twice, which the browser refuses.
 */
export function followAddedSites(): Promise<void> {
  lastTurn = lastTurn.then(registerForAddedSites, registerForAddedSites);
  return lastTurn;
}

async function registerForAddedSites(): Promise<void> {
  const { origins = [] } = await chrome.permissions.getAll();
  const matches = origins.filter((origin) => !ownPatterns().includes(origin));
  const registered = await chrome.scripting.getRegisteredContentScripts({ ids: [ADDED_SITES] });
  if (registered.length > 0) {
    await chrome.scripting.unregisterContentScripts({ ids: [ADDED_SITES] });
  }
  if (matches.length === 0) return;
  await chrome.scripting.registerContentScripts([
    { id: ADDED_SITES, matches, js: [CONTENT_SCRIPT], runAt: "document_start" },
  ]);
}

/** The page part of the enhancer, in the frame that asks for it. */
export async function injectPanel({
  tab,
  frameId = 0,
}: chrome.runtime.MessageSender): Promise<void> {
  if (tab?.id === undefined) return;
  const target = { tabId: tab.id, frameIds: [frameId] };
  await chrome.scripting.executeScript({ target, files: ["panel.js"] });
}
