import { type Assistant, handOffAddress } from "@/config/assistants";
import { notify } from "@/messages/notify";

import { openInNewTab } from "./browser";
import { copyText } from "./clipboard";

/** Browsers give pages a runtime only where an extension wants to hear from them; otherwise nothing is fetched. */
async function isTakenByExtension({ id }: Assistant, text: string): Promise<boolean> {
  const { chrome: browser } = globalThis as { chrome?: { runtime?: object } };
  if (!browser?.runtime) return false;
  return (await import("./site-extension")).handOffThroughExtension(id, text);
}

/**
 * Takes a text to an assistant: copies it, then opens the assistant, with the text filled in where that is
 * possible. With the extension every assistant is filled in, and the text may be long. Never sends it. The toast says
 * what was copied and what to do if the tab was blocked.
 */
export async function handOff(assistant: Assistant, text: string): Promise<void> {
  const isCopied = await copyText(text);
  const isTaken = await isTakenByExtension(assistant, text).catch(() => false);
  if (isTaken) return notify("assistantFilledByExtension", assistant.name);
  const { url, isPrefilled } = handOffAddress(assistant, text);
  // Opening an empty box with an empty clipboard would be useless.
  if (!isCopied && !isPrefilled) return notify("copyFailed");
  openInNewTab(url);
  if (!isPrefilled) notify("assistantOpened", assistant.name);
  else notify(isCopied ? "assistantFilledIn" : "assistantOnlyFilledIn", assistant.name);
}
