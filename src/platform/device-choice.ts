import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

// Apart from the model itself, whose code is fetched when somebody may use it.

export const hasOwnModel = (): boolean => "LanguageModel" in globalThis;

const isChosen = (stored: string | null): boolean => stored === "true" && hasOwnModel();

/** Whether the reader wants this browser's own model to write. */
export const writesOnDevice = (): boolean => isChosen(storage.get(STORAGE_KEYS.onDevice));

export const useWritesOnDevice = (): boolean => isChosen(useStored(STORAGE_KEYS.onDevice));

export function rememberOnDevice(isOn: boolean): void {
  storage.set(STORAGE_KEYS.onDevice, isOn ? "true" : null);
}
