import { loadStorage } from "@/platform/extension/browser-storage";

import { callTab } from "./call-tab";
import { listenToPages } from "./worker/enhance-port";
import { listenToClosedTabs } from "./worker/handed-over";
import { listenToCalls } from "./worker/page-calls";
import { followAddedSites } from "./worker/page-scripts";
import { listenToSite } from "./worker/site-calls";

// The only part that talks to the backend for a page. It ends after 30 seconds without an event and begins anew with the
// next one, so every listener is added at once and nothing is kept in its memory.

listenToPages();
listenToCalls();
listenToSite();
listenToClosedTabs();

// A content script runs in the page's process: what is stored here, tokens among it, is none of its business.
for (const area of [chrome.storage.local, chrome.storage.session]) {
  void area.setAccessLevel({ accessLevel: "TRUSTED_CONTEXTS" });
}

for (const changed of [chrome.permissions.onAdded, chrome.permissions.onRemoved]) {
  changed.addListener(() => void followAddedSites());
}
// Registered scripts do not outlive an update. Storage first: a worker whose first call within this event is one to
// `permissions` or `scripting` never ends (Chromium 156; see the README).
chrome.runtime.onInstalled.addListener(() => void loadStorage().then(followAddedSites));

chrome.commands.onCommand.addListener((_command, tab) => {
  if (tab?.id !== undefined) void callTab(tab.id, { kind: "open" });
});
