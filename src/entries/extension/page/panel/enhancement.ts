import { ENHANCE_PORT, type EnhanceProgress, type EnhanceRequest } from "../../protocol";
import { LOST } from "../sentences";
import { connect } from "../worker";

/** The worker is stopped after 30 s without a message, also while it waits for an answer. */
const PING_MS = 20_000;

export type Ended = Exclude<EnhanceProgress, { kind: "text" }>;
type Listener = { onText: (text: string) => void; onEnd: (ended: Ended) => void };

/** Asks the worker for one enhancement. `stop` hangs up; nothing is told after it. */
export function startEnhancement(
  request: Extract<EnhanceRequest, { kind: "enhance" }>,
  { onText, onEnd }: Listener,
): { stop: () => void } {
  const port = connect(ENHANCE_PORT);
  const pings = setInterval(() => port.postMessage({ kind: "ping" }), PING_MS);
  let hasEnded = false;
  const stop = () => {
    hasEnded = true;
    clearInterval(pings);
    port.disconnect();
  };
  const end = (ended: Ended) => {
    if (hasEnded) return;
    stop();
    onEnd(ended);
  };
  port.onMessage.addListener((progress) => {
    if (progress.kind !== "text") end(progress);
    else if (!hasEnded) onText(progress.text);
  });
  port.onDisconnect.addListener(() =>
    end({ kind: "failed", code: "OFFLINE", message: LOST, action: null }),
  );
  port.postMessage(request);
  return { stop };
}
