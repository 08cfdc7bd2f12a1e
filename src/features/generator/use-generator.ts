import { useState } from "react";

import { useEnhance } from "@/data/enhancement/mutations";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { type BlockReason, decideGeneration } from "@/domain/generation";
import { isAppError } from "@/lib/app-error";
import { draft } from "@/platform/draft";
import type { EnhancementResult } from "@/types/entities";

import type { GeneratorPolicy } from "./generator-policy";

type GeneratorOptions = { viewer: ViewerState; policy: GeneratorPolicy; initialText: string };

/** The text in the box, the way to send it, and what came of it. */
export function useGenerator({ viewer, policy, initialText }: GeneratorOptions) {
  const { entitlement, user } = viewer;
  const [text, setText] = useState(() => (initialText === "" ? draft.read() : initialText));
  // Kept apart from the mutation, which forgets its result as soon as the next one starts.
  const [latest, setLatest] = useState<EnhancementResult | null>(null);
  const [filledIn, setFilledIn] = useState<string | null>(null);
  const [setAside, setSetAside] = useState<string | null>(null);
  const enhance = useEnhance({
    userId: user?.id ?? null,
    isCounted: entitlement.tier !== "premium",
  });

  function changeText(next: string) {
    setText(next);
    draft.write(next);
  }

  /** Puts an example into the box. What one typed oneself is kept, to be put back. */
  function fillIn(line: string) {
    if (text.trim() !== "" && text !== filledIn) setSetAside(text);
    setFilledIn(line);
    changeText(line);
  }

  function putBack() {
    changeText(setAside ?? text);
    setSetAside(null);
  }

  /** Sends the text, or says why not. */
  function submit(): BlockReason | null {
    if (enhance.isPending) return null;
    const decision = decideGeneration({
      text,
      isSignedIn: entitlement.isSignedIn,
      allowGuest: policy.allowGuest,
      remaining: entitlement.remaining,
    });
    if (decision.kind === "block") {
      policy.onBlocked(decision.reason);
      return decision.reason;
    }
    enhance.mutate(text.trim(), {
      onSuccess: setLatest,
      onError: (error) => {
        if (isAppError(error, "quota")) policy.onBlocked("limit");
      },
    });
    return null;
  }

  return {
    text,
    changeText,
    fillIn,
    canPutBack: setAside !== null,
    putBack,
    submit,
    latest,
    isEnhancing: enhance.isPending,
    failure: isAppError(enhance.error, "quota") ? null : enhance.error,
    /** The text in the box is the one that was sent: a sketch now, no longer work in progress. */
    isSketch: enhance.variables === text.trim() && !enhance.isError,
  };
}

export type Generator = ReturnType<typeof useGenerator>;
