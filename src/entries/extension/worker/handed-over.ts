import { ASSISTANTS } from "@/config/assistants";
import { EXTENSION_KEYS } from "@/config/storage-keys";

import { ADAPTERS } from "../page/adapters";
import { createTabNotes } from "./tab-notes";

/** A tab that has not asked by then has become another page. */
const KEPT_MS = 120_000;

const notes = createTabNotes<{ text: string; host: string; at: number }>(EXTENSION_KEYS.handedOver);

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

/** The text for a tab, told once, and only to the site it was meant for. */
export async function takeHandedOver({
  tab,
  url = "",
}: chrome.runtime.MessageSender): Promise<{ text: string } | null> {
  if (tab?.id === undefined) return null;
  const note = await notes.read(tab.id);
  if (note === null || !URL.canParse(url) || new URL(url).hostname !== note.host) return null;
  await notes.forget(tab.id);
  return Date.now() - note.at > KEPT_MS ? null : { text: note.text };
}
