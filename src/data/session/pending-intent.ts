import { STORAGE_KEYS } from "@/config/storage-keys";
import {
  type PendingIntent,
  parsePendingIntent,
  serialisePendingIntent,
} from "@/domain/pending-intent";
import { storage, useStored } from "@/platform/storage";

/** What the visitor wanted before signing in. It survives a reload and a redirect through another provider. */
export const pendingIntentStore = {
  read: (): PendingIntent => parsePendingIntent(storage.get(STORAGE_KEYS.pendingIntent)),
  write: (intent: PendingIntent): void =>
    storage.set(STORAGE_KEYS.pendingIntent, serialisePendingIntent(intent)),
};

export function usePendingIntent(): PendingIntent {
  return parsePendingIntent(useStored(STORAGE_KEYS.pendingIntent));
}
