import { notify } from "@/messages/notify";

import { copyText } from "./copy-text";

type CopiedKey = "promptCopied" | "enhancedPromptCopied";

/** Copies and shows a toast, also when neither way works (specification, sections 4 and 8). */
export async function copyWithToast(text: string, copiedKey: CopiedKey): Promise<void> {
  notify((await copyText(text)) ? copiedKey : "copyFailed");
}
