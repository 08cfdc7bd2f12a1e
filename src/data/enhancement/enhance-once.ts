import type { DoneData } from "../../../supabase/functions/generate-prompt/contract";
import { accessToken } from "../client/supabase";
import { type EnhancementRun, requestEnhancement } from "./request";
import { settleGuest } from "./settle-guest";

/** An enhancement without React Query, for the extension's worker. Throws `EnhancementError`. */
export async function enhanceOnce(run: EnhancementRun): Promise<DoneData> {
  const isGuest = (await accessToken()) === null;
  const done = await requestEnhancement(run);
  if (isGuest) settleGuest(done, run.call, true);
  return done;
}
