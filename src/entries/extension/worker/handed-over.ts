import { ASSISTANTS } from "@/config/assistants";
import { EXTENSION_KEYS } from "@/config/storage-keys";

import { ADAPTERS } from "../page/adapters";
import { createTabNotes } from "./tab-notes";

/** A tab that has not asked by then has become another page. */
const KEPT_MS = 120_000;

/** `at` is when it was handed over, until the tab has asked for it. */
type Note = { text: string; host: string; at: number | null };
const notes = createTabNotes<Note>(EXTENSION_KEYS.handedOver);

/** Opens an assistant for a text and keeps the text for that tab. False where its pages are not known. */
export async function handOver(assistantId: string, text: string): Promise<boolean> {
  const url = ASSISTANTS.find(({ id }) => id === assistantId)?.url;
  const host = url === undefined ? "" : new URL(url).hostname;
  if (url === undefined || !ADAPTERS.some(({ hosts }) => hosts.includes(host))) return false;
  // Noted before the page is fetched: a tab without an address has an id already.
  const { id } = await chrome.tabs.create({ url: "about:blank" });
  if (id === undefined) return false;
  await notes.write(id, { text, host, at: Date.now() });
  await chrome.tabs.update(id, { url });
  return true;
}

type Sender = chrome.runtime.MessageSender;

/** What is kept for the page that asks: only for the site it was meant for. */
async function noteFor({ tab, url = "" }: Sender) {
  if (tab?.id === undefined || !URL.canParse(url)) return null;
  const note = await notes.read(tab.id);
  return note?.host === new URL(url).hostname ? { ...note, tabId: tab.id } : null;
}

/** The text for a tab. Once told it stays until its reader has decided, and a page that is loaded anew gets it again. */
export async function readHandedOver(sender: Sender): Promise<{ text: string } | null> {
  const note = await noteFor(sender);
  if (note === null) return null;
  const { tabId, text, host, at } = note;
  if (at !== null && Date.now() - at > KEPT_MS) {
    await notes.forget(tabId);
    return null;
  }
  await notes.write(tabId, { text, host, at: null });
  return { text };
}

export async function forgetHandedOver(sender: Sender): Promise<void> {
  const note = await noteFor(sender);
  if (note !== null) await notes.forget(note.tabId);
}

/** Nobody decides in a tab that was closed. */
export function listenToClosedTabs(): void {
  chrome.tabs.onRemoved.addListener((tabId) => void notes.forget(tabId));
}
