import type { TabCall } from "./protocol";

/** The file of the content script, from the extension's root. */
export const CONTENT_SCRIPT = "content.js";

/**
 * Asks a tab's content script; where there is none yet it is injected, which needs the reader's press of the toolbar's
 * button on that tab. Null where the browser allows no script.
 */
export async function callTab<Answer>(tabId: number, call: TabCall): Promise<Answer | null> {
  const ask = () => chrome.tabs.sendMessage<TabCall, Answer>(tabId, call);
  try {
    return await ask();
  } catch {
    try {
      await chrome.scripting.executeScript({ target: { tabId }, files: [CONTENT_SCRIPT] });
      return await ask();
    } catch {
      return null;
    }
  }
}

/** The tab that the reader looks at, beside this popup or panel. */
export async function activeTab(): Promise<chrome.tabs.Tab | null> {
  const { id: windowId } = await chrome.windows.getLastFocused({ windowTypes: ["normal"] });
  const [tab] = await chrome.tabs.query({
    active: true,
    ...(windowId !== undefined && { windowId }),
  });
  return tab ?? null;
}
