import { useEffect, useState } from "react";

import { Button } from "@/ui/button";

import { activeTab, callTab } from "./call-tab";
import { readHiddenHosts, setHidden } from "./hidden-hosts";

/** The page that the reader looks at, as far as the extension may know it. */
type ShownPage = {
  tabId: number;
  windowId: number;
  host: string;
  /** All of its host, for a permission. */
  pattern: string;
  /** The launcher is there without being asked: a named assistant, or a site that the reader added. */
  access: "named" | "added" | null;
  isHidden: boolean;
};

async function readShownPage(): Promise<ShownPage | null> {
  const tab = await activeTab();
  if (tab?.id === undefined || !/^https?:/.test(tab.url ?? "")) return null;
  const { hostname: host, protocol } = new URL(tab.url ?? "");
  const pattern = `${protocol}//${host}/*`;
  const named = chrome.runtime
    .getManifest()
    .content_scripts?.some(({ matches }) => matches?.includes(pattern));
  const hasAccess = await chrome.permissions.contains({ origins: [pattern] });
  return {
    tabId: tab.id,
    windowId: tab.windowId,
    host,
    pattern,
    access: named === true ? "named" : hasAccess ? "added" : null,
    isHidden: (await readHiddenHosts()).includes(host),
  };
}

/** What can be done with the page beside the popup. */
export function PageActions() {
  const [page, setPage] = useState<ShownPage | null>(null);

  // The browser tells which tab is shown.
  useEffect(() => void readShownPage().then(setPage), []);

  async function enhanceHere({ tabId }: ShownPage) {
    await callTab(tabId, { kind: "open" });
    window.close();
  }

  // The worker registers the launcher for a host once the reader has granted it.
  async function toggleSite({ access, pattern }: ShownPage) {
    const origins = [pattern];
    await (access === "added"
      ? chrome.permissions.remove({ origins })
      : chrome.permissions.request({ origins }));
    setPage(await readShownPage());
  }

  async function toggleLauncher({ host, isHidden }: ShownPage) {
    await setHidden(host, !isHidden);
    setPage(await readShownPage());
  }

  return (
    <section aria-label="This page" className="border-line flex flex-wrap gap-2 border-b pb-4">
      {page !== null && (
        <Button size="sm" onClick={() => void enhanceHere(page)}>
          Enhance here
        </Button>
      )}
      <Button size="sm" onClick={() => void openSidePanel()}>
        Open library
      </Button>
      {page !== null && page.access !== null && (
        <Button size="sm" variant="ghost" onClick={() => void toggleLauncher(page)}>
          {page.isHidden ? "Show button here" : "Hide button here"}
        </Button>
      )}
      {page !== null && page.access !== "named" && (
        <Button size="sm" variant="ghost" onClick={() => void toggleSite(page)}>
          {page.access === "added" ? "Not here anymore" : "Always here"}
        </Button>
      )}
    </section>
  );
}

async function openSidePanel(): Promise<void> {
  const { id } = await chrome.windows.getCurrent();
  if (id === undefined) return;
  await chrome.sidePanel.open({ windowId: id });
  window.close();
}
