import { useEffect, useReducer, useRef, useState } from "react";

import type { EnhancementCall } from "@/data/enhancement/enhancement";
import {
  EMPTY_SESSION,
  enhancementSession,
  isOfEarlierText,
  type Session,
  shownVersion,
} from "@/data/enhancement/enhancement-session";
import { type KeptSession, keptSession } from "@/data/enhancement/kept-session";
import { useEnhance } from "@/data/enhancement/mutations";
import { problemOf } from "@/data/enhancement/problem-of";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { createFrameBatch } from "@/lib/frame-batch";
import { keptResult } from "@/platform/draft";

/** The text on screen, and what is happening to it. */
export type OnScreen = {
  requestId: string;
  text: string;
  /** The lazy prompt behind it: what is filled into its blanks is remembered for that one. */
  original: string;
  /** More of it is on its way. */
  isWriting: boolean;
  /** It is the reader's own, which is good as it is. */
  isReady: boolean;
  /** A newer one is being written, so this one steps back. */
  isOutdated: boolean;
  /** It was made from a text before the one that was sent last. */
  isOfEarlierText: boolean;
  /** What it is compared with, and whether that is the reader's own text. */
  before: string;
  isBeforeOwn: boolean;
};

/** What is being written, once there is some of it, or else the chosen version. Null before both. */
function onScreen(session: Session): OnScreen | null {
  const { run } = session;
  if (run !== null && run.text !== "") {
    const { requestId, prompt, refine } = run.call;
    const original = refine?.original ?? prompt;
    return {
      requestId,
      text: run.text,
      original,
      isWriting: true,
      isReady: false,
      isOutdated: false,
      isOfEarlierText: false,
      before: prompt,
      isBeforeOwn: refine === null,
    };
  }
  const shown = shownVersion(session);
  if (shown === null) return null;
  const { requestId, content, refine, original, outcome } = shown;
  return {
    requestId,
    text: content,
    original,
    isWriting: false,
    isReady: outcome === "ready",
    isOutdated: run !== null,
    isOfEarlierText: isOfEarlierText(session),
    before: refine?.previous ?? original,
    isBeforeOwn: refine === null,
  };
}

/** The session, as this tab kept it. */
function useKeptSession(isRestored: boolean) {
  const [session, dispatch] = useReducer(enhancementSession, EMPTY_SESSION, (empty) =>
    isRestored ? keptSession(keptResult.read()) : empty,
  );
  const { versions, shown } = session;

  // The tab's storage outlives the page.
  useEffect(() => {
    if (versions.length > 0) keptResult.write({ versions, shown } satisfies KeptSession);
  }, [versions, shown]);

  return [session, dispatch] as const;
}

type EnhancementOptions = { viewer: ViewerState; isRestored: boolean; onLimit: () => void };

/** Runs enhancements one at a time and keeps their results. */
export function useEnhancement({ viewer, isRestored, onLimit }: EnhancementOptions) {
  const { user, entitlement } = viewer;
  const [session, dispatch] = useKeptSession(isRestored);
  const userId = user?.id ?? null;
  const [askerId, setAskerId] = useState(userId);
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const stopperRef = useRef<AbortController | null>(null);
  const enhance = useEnhance({ userId, isCounted: entitlement.tier !== "premium" });

  // A page that is left has no use for the rest of the answer.
  useEffect(() => () => stopperRef.current?.abort(), []);

  function start(call: EnhancementCall, onDone?: () => void) {
    const { requestId } = call;
    const stopper = new AbortController();
    const batch = createFrameBatch((text) => dispatch({ type: "received", requestId, text }));
    stopperRef.current = stopper;
    setAskerId(userId);
    dispatch({ type: "started", call });
    // Above the text, so it should be there when the text is.
    // Fetched again with the result, if this fails.
    void import("./reading-row").catch(() => undefined);
    // Not mutate's own callbacks: a guest who signs in meanwhile would never get the answer.
    const answer = enhance.mutateAsync({
      call,
      signal: stopper.signal,
      onOpen: (engine) => {
        batch.flush();
        dispatch({ type: "opened", requestId, engine });
      },
      onText: batch.add,
    });
    void answer.then(
      (done) => {
        batch.flush();
        dispatch({ type: "finished", requestId, done });
        // What was wished for stays in its field, to be said in another way.
        if (done.note !== null) return;
        if (done.outcome !== "question") setArrivedId(requestId);
        onDone?.();
      },
      (error: unknown) => {
        const problem = problemOf(error);
        batch.flush();
        dispatch({ type: "failed", requestId, problem });
        if (problem.reason === "limit" && !stopper.signal.aborted) onLimit();
      },
    );
  }

  return {
    session,
    shown: shownVersion(session),
    current: onScreen(session),
    isEnhancing: session.run !== null,
    /** The newest complete answer to a request of this page. */
    arrivedId,
    start,
    stop: () => stopperRef.current?.abort(),
    step: (by: -1 | 1) => dispatch({ type: "stepped", by }),
    undo: () => dispatch({ type: "undone" }),
    /** False once the guest who asked has signed in. */
    isSameCaller: askerId === userId,
  };
}
