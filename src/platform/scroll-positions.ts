import { STORAGE_KEYS } from "@/config/storage-keys";
import { parseJson } from "@/lib/parse-json";

export type ScrollPositions = Map<string, number>;

/** How many entries of the history are remembered; the oldest are dropped first. */
const MAX_REMEMBERED = 50;

/** What this tab's last document remembered. */
export function readScrollPositions(): ScrollPositions {
  try {
    const stored = Object(parseJson(window.sessionStorage.getItem(STORAGE_KEYS.scrollPositions)));
    return new Map(
      Object.entries(stored).filter(
        (entry): entry is [string, number] => typeof entry[1] === "number",
      ),
    );
  } catch {
    // Storage is blocked.
    return new Map();
  }
}

export function writeScrollPositions(positions: ScrollPositions): void {
  try {
    const newest = Object.fromEntries([...positions].slice(-MAX_REMEMBERED));
    window.sessionStorage.setItem(STORAGE_KEYS.scrollPositions, JSON.stringify(newest));
  } catch {
    // Storage is blocked or full: the positions are lost with this document.
  }
}

/** Whether the browser came here by reload, Back or Forward, so that the reader expects the place left before. */
export function isReturnToDocument(): boolean {
  const [navigation] = performance.getEntriesByType?.("navigation") ?? [];
  return navigation !== undefined && "type" in navigation && navigation.type !== "navigate";
}

/** The boot script's mark on an entry that only the server could show: what the browser scrolls to is another page's place. */
export function isEntryReloaded(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "isReturned" in state;
}
