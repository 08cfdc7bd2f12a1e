import { type Assistant, handOffAddress } from "@/config/assistants";
import { notify } from "@/messages/notify";

import { openInNewTab } from "./browser";
import { copyText } from "./clipboard";

/**
 * Takes a text to an assistant: copies it, then opens the assistant, with the text in its box where that is
 * possible. Never sends it. The toast says what was copied and what to do where the tab was held back.
 */
export async function handOff(assistant: Assistant, text: string): Promise<void> {
  const isCopied = await copyText(text);
  const { url, isPrefilled } = handOffAddress(assistant, text);
  // An empty box and an empty clipboard would help nobody.
  if (!isCopied && !isPrefilled) return notify("copyFailed");
  openInNewTab(url);
  if (!isPrefilled) notify("assistantOpened", assistant.name);
  else notify(isCopied ? "assistantFilledIn" : "assistantOnlyFilledIn", assistant.name);
}
