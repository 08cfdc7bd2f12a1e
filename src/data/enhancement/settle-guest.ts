import { guestHistory } from "@/platform/guest-history";
import { guestUsage } from "@/platform/guest-usage";

import type { DoneData } from "../../../supabase/functions/generate-prompt/contract";
import type { EnhancementCall } from "./enhancement";
import { keptWish } from "./reading";

/** Notes in this browser what a guest has used and got. */
export function settleGuest(done: DoneData, call: EnhancementCall, isCounted: boolean): void {
  if (isCounted && done.usage?.counted === true) guestUsage.add({ counted: done.usage.used });
  if (done.outcome !== "enhanced" || done.note !== null) return;
  guestHistory.add({
    id: call.requestId,
    sessionId: call.sessionId,
    original: call.refine?.original ?? call.prompt,
    wish: call.refine === null ? null : keptWish(call.refine),
    content: done.content,
    created_at: new Date().toISOString(),
  });
}
