import { type Assistant, handOffAddress } from "@/config/assistants";
import { notify } from "@/messages/notify";

import { openInNewTab } from "./browser";
import { copyText } from "./clipboard";

/**
 * Takes a text to an assistant: copies it, then opens the assistant, with the text filled in where that is
 * possible. Never sends it. The toast says what was copied and what to do if the tab was blocked.
 */
export async function handOff(assistant: Assistant, text: string): Promise<void> {
  const isCopied = await copyText(text);
  const { url, isPrefilled } = handOffAddress(assistant, text);
  // Opening an empty box with an empty clipboard would be useless.
  if (!isCopied && !isPrefilled) return notify("copyFailed");
  openInNewTab(url);
  if (!isPrefilled) notify("assistantOpened", assistant.name);
  else notify(isCopied ? "assistantFilledIn" : "assistantOnlyFilledIn", assistant.name);
}
