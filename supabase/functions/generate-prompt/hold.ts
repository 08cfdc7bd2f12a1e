import type { Reserved } from "./admission.ts";
import type { Usage } from "./errors.ts";
import type { HandlerDeps } from "./handler.ts";
import type { Settlement } from "./quota.ts";

/** A reserved use that is settled once, by whichever of the two comes first. */
export type Hold = {
  commit: () => Promise<Settlement>;
  refund: () => Promise<Settlement>;
};

/**
 * When the store is gone in between, the visitor still gets the answer, with the usage known before it;
 * the hold then counts against the limit until it expires by itself.
 */
export function openHold(reserved: Reserved, requestId: string, deps: HandlerDeps): Hold {
  let settlement: Promise<Settlement> | undefined;
  const settle = (succeeded: boolean) => {
    settlement ??= deps.quota.settle({ holdId: reserved.holdId, succeeded }).catch((cause) => {
      deps.log({ requestId, engine: deps.engine.name, code: "UNSETTLED", ms: 0, cause });
      return unsettled(reserved.usage);
    });
    return settlement;
  };
  return { commit: () => settle(true), refund: () => settle(false) };
}

function unsettled(usage: Usage): Settlement {
  return { usage, isCounted: false };
}
