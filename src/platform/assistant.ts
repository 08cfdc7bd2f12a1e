import { WRITTEN_FOR } from "@/config/assistants";
import { STORAGE_KEYS } from "@/config/storage-keys";

import { storage, useStored } from "./storage";

type AssistantName = (typeof WRITTEN_FOR)[number];

/** Of the assistants that prompts are opened in, those that a prompt can be written for. */
export function useAssistant(): AssistantName | null {
  const stored = useStored(STORAGE_KEYS.assistant);
  return WRITTEN_FOR.find((name) => name === stored) ?? null;
}

export function rememberAssistant(name: string): void {
  storage.set(STORAGE_KEYS.assistant, name === "" ? null : name);
}
