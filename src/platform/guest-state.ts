import { STORAGE_KEYS } from "@/config/storage-keys";
import type { GuestState } from "@/types/extension-messages";

import { guestId } from "./guest-usage";
import { storage } from "./storage";

/** What site and extension tell each other about a guest. */
export const guestState = {
  read: (): GuestState => ({
    id: guestId.read(),
    used: Number(storage.get(STORAGE_KEYS.guestPromptCount)) || 0,
  }),
  /** Goes on as the other guest if that one has used more, or if there is none here yet. */
  adopt({ id, used }: GuestState): void {
    const own = guestState.read();
    if (id === null || (own.id !== null && own.used >= used)) return;
    guestId.write(id);
    storage.set(STORAGE_KEYS.guestPromptCount, String(Math.max(own.used, used)));
  },
};
