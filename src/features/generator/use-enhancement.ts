import { useEffect, useReducer, useRef } from "react";

import { useEnhance } from "@/data/enhancement/mutations";
import { problemOf } from "@/data/enhancement/problem-of";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { EMPTY_SESSION, enhancementSession } from "@/domain/enhancement-session";
import { createFrameBatch } from "@/lib/frame-batch";
import type { EnhancementCall } from "@/types/enhancement";

type EnhancementOptions = { viewer: ViewerState; onLimit: () => void };

/** Runs enhancements one at a time and keeps what came of them. */
export function useEnhancement({ viewer: { user, entitlement }, onLimit }: EnhancementOptions) {
  const [session, dispatch] = useReducer(enhancementSession, EMPTY_SESSION);
  const stopperRef = useRef<AbortController | null>(null);
  const enhance = useEnhance({
    userId: user?.id ?? null,
    isCounted: entitlement.tier !== "premium",
  });

  // Outside React: the network. A page that is left has no use for the rest of the answer.
  useEffect(() => () => stopperRef.current?.abort(), []);

  function start(call: EnhancementCall) {
    const { requestId } = call;
    const stopper = new AbortController();
    const batch = createFrameBatch((text) => dispatch({ type: "received", requestId, text }));
    stopperRef.current = stopper;
    dispatch({ type: "started", call });
    enhance.mutate(
      {
        call,
        signal: stopper.signal,
        onOpen: (engine) => dispatch({ type: "opened", requestId, engine }),
        onText: batch.add,
      },
      {
        onSuccess: (done) => {
          batch.flush();
          dispatch({ type: "finished", requestId, done });
        },
        onError: (error) => {
          const problem = problemOf(error);
          batch.flush();
          dispatch({ type: "failed", requestId, problem });
          if (problem.reason === "limit") onLimit();
        },
      },
    );
  }

  return { session, dispatch, start, stop: () => stopperRef.current?.abort() };
}
