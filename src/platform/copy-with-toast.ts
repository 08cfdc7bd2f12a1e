import type { MessageKey } from "@/messages/catalogue";
import { notify } from "@/messages/notify";

import { copyText } from "./clipboard";

type CopiedKey = Extract<MessageKey, "promptCopied" | "enhancedPromptCopied">;

/** Copies and says so; when neither way works, says that too (specification, sections 4 and 8). */
export async function copyWithToast(text: string, copiedKey: CopiedKey): Promise<void> {
  notify((await copyText(text)) ? copiedKey : "copyFailed");
}
