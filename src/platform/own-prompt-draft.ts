import { STORAGE_KEYS } from "@/config/storage-keys";

import { createKept } from "./draft";

/** A prompt of one's own that is being written. Apart from the generator's drafts, which every page loads. */
export const ownPromptDraft = createKept(STORAGE_KEYS.ownPrompt);
