import { notify } from "@/messages/notify";

type CopiedKey =
  | "promptCopied"
  | "enhancedPromptCopied"
  | "tokenCopied"
  | "answersLinkCopied"
  | "sharedLinkCopied";

/** Puts text on the clipboard. False when the browser allows neither way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughTextArea(text);
  }
}

/** For older browsers and for pages without the permission: specification, section 4. */
function copyThroughTextArea(text: string): boolean {
  const { activeElement } = document;
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.setAttribute("aria-hidden", "true");
  area.style.position = "fixed";
  area.style.opacity = "0";
  // An open dialog keeps focus inside it, so the text area has to be there.
  (activeElement?.closest("[role=dialog]") ?? document.body).append(area);
  area.select();
  try {
    // Deprecated, but there is no other fallback.
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus();
  }
}

/** Copies and shows a toast, also when neither way works (specification, sections 4 and 8). */
export async function copyWithToast(text: string, copiedKey: CopiedKey): Promise<void> {
  notify((await copyText(text)) ? copiedKey : "copyFailed");
}
