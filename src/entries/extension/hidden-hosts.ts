import { EXTENSION_KEYS } from "@/config/storage-keys";

const KEY = EXTENSION_KEYS.hiddenHosts;

/** Hosts on which the reader wants no launcher. */
export async function readHiddenHosts(): Promise<string[]> {
  const { [KEY]: hosts = [] } = await chrome.storage.local.get<Record<string, string[]>>(KEY);
  return hosts;
}

export async function setHidden(host: string, isHidden: boolean): Promise<void> {
  const others = (await readHiddenHosts()).filter((other) => other !== host);
  await chrome.storage.local.set({ [KEY]: isHidden ? [...others, host] : others });
}
