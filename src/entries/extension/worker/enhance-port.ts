import { ENHANCE_PORT, type EnhanceProgress, type EnhanceRequest } from "../protocol";
import { enhanceForPage } from "./enhance";

/**
 * Answers a page's port: one enhancement after the other, each ending the one before it. Every message, the page's pings
 * included, keeps the worker alive, which the browser ends after 30 seconds without one, even in the middle of an answer.
 */
export function listenToPages(): void {
  chrome.runtime.onConnect.addListener((port) => {
    const tabId = port.sender?.tab?.id;
    if (port.name !== ENHANCE_PORT || tabId === undefined) return;
    let current: AbortController | null = null;
    let isOpen = true;
    const tell = (progress: EnhanceProgress) => {
      if (isOpen) port.postMessage(progress);
    };
    port.onMessage.addListener((message: EnhanceRequest) => {
      if (message.kind === "ping") return;
      current?.abort();
      current = new AbortController();
      void enhanceForPage({ asked: message, tabId, signal: current.signal, tell });
    });
    port.onDisconnect.addListener(() => {
      isOpen = false;
      current?.abort();
    });
  });
}
