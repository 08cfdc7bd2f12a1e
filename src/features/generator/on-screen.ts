import type { Version } from "@/domain/enhancement-session";

import type { Generator } from "./use-generator";

/** The text on screen, and what is happening to it. */
export type OnScreen = {
  requestId: string;
  text: string;
  /** More of it is on its way. */
  isWriting: boolean;
  /** A newer one is being written, so this one steps back. */
  isOutdated: boolean;
  /** What its changes are marked against. */
  before: string;
};

/** What is being written, once there is some of it, or else the chosen version. Null before both. */
export function onScreen({ session: { run }, shown }: Generator): OnScreen | null {
  if (run !== null && run.text !== "") {
    const { requestId, prompt } = run.call;
    return { requestId, text: run.text, isWriting: true, isOutdated: false, before: prompt };
  }
  return shown === null ? null : ofVersion(shown, run !== null);
}

function ofVersion({ requestId, content, refine, original }: Version, isOutdated: boolean) {
  const before = refine?.previous ?? original;
  return { requestId, text: content, isWriting: false, isOutdated, before };
}
