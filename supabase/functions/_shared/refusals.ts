import { type RpcClient, rowsOf } from "./backend.ts";

/** Notes that a caller was refused. Never throws. */
export type CountRefusal = () => Promise<void>;

const WRITE_EVERY_MS = 10_000;

/**
 * Counts refused callers of one kind for the owner (private.security_overview). A flood must not become one of
 * writes, so this process makes one in ten seconds at most; what it has not written when it ends is in the log alone.
 */
export function createRefusalCounter(
  client: RpcClient,
  kind: "webhook_signature" | "reconcile_key" | "health_key",
  now: () => number = Date.now,
): CountRefusal {
  let unwritten = 0;
  let writesFrom = 0;
  return async () => {
    unwritten += 1;
    if (now() < writesFrom) return;
    writesFrom = now() + WRITE_EVERY_MS;
    const times = unwritten;
    unwritten = 0;
    try {
      await rowsOf(client, { name: "note_refusals", p_detail: kind, p_times: times });
    } catch {
      // Tried again with the next one: each refused call has its own line in the log.
      unwritten += times;
    }
  };
}
