import { STORAGE_KEYS } from "@/config/storage-keys";
import { ASSISTANTS } from "@/domain/refinement-chips";

import { storage, useStored } from "./storage";

type AssistantName = (typeof ASSISTANTS)[number];

/** Of the assistants that prompts are opened in, those that a prompt can be written for. */
export function useAssistant(): AssistantName | null {
  const stored = useStored(STORAGE_KEYS.assistant);
  return ASSISTANTS.find((name) => name === stored) ?? null;
}

export function rememberAssistant(name: string): void {
  storage.set(STORAGE_KEYS.assistant, name === "" ? null : name);
}
