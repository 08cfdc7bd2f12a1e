import { RECENT_CHOICES } from "@/config/limits";
import { STORAGE_KEYS } from "@/config/storage-keys";
import { parseJson } from "@/lib/parse-json";

import { storage } from "./storage";

/** Ids of what was opened from the palette, newest first. They may name what no longer exists. */
export const recentChoices = {
  read(): string[] {
    const stored = parseJson(storage.get(STORAGE_KEYS.recentChoices));
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  },
  add(id: string): void {
    const ids = [id, ...recentChoices.read().filter((other) => other !== id)];
    storage.set(STORAGE_KEYS.recentChoices, JSON.stringify(ids.slice(0, RECENT_CHOICES)));
  },
};
