import { useState } from "react";

import type { EnhancementCall, Refinement, Wish } from "@/data/enhancement/enhancement";
import { type Session, shownVersion, type Version } from "@/data/enhancement/enhancement-session";
import { withChoice } from "@/data/enhancement/reading";
import { assistantOfChip } from "@/data/enhancement/refinement-chips";
import type { ViewerState } from "@/data/viewer/use-viewer";
import { type BlockReason, decideGeneration } from "@/domain/generation";
import { maskSecrets } from "@/domain/secrets";
import { newId } from "@/lib/new-id";
import { useTickedFacts } from "@/platform/about-facts";
import { useAssistant } from "@/platform/assistant";
import { useWritesOnDevice } from "@/platform/device-choice";
import { draft } from "@/platform/draft";

import type { GeneratorPolicy } from "./generator-policy";
import { useSecretGate } from "./secret-notice";
import { useEnhancement } from "./use-enhancement";

/** Text from a link, and the draft it replaces. */
export type LinkedText = { text: string; draft: string };

type GeneratorOptions = {
  viewer: ViewerState;
  policy: GeneratorPolicy;
  linked: LinkedText | null;
  /** Brings back what this tab kept of the last result. */
  isRestored: boolean;
};

type Terms = Pick<EnhancementCall, "facts" | "assistant">;

function refinementOf(shown: Version, wish: Wish, terms: Terms): EnhancementCall {
  const { original, content, sessionId, requestId: parentRequestId } = shown;
  const before = shown.refine?.choices ?? [];
  const refine: Refinement = {
    chip: "chip" in wish ? wish.chip : null,
    instruction: "instruction" in wish ? wish.instruction : null,
    choices: "choice" in wish ? withChoice(before, wish.choice) : before,
    ...("choice" in wish && { previousChoices: [...before] }),
    previous: content,
    original,
    parentRequestId,
  };
  const assistant = assistantOfChip(refine.chip) ?? terms.assistant;
  const call = { requestId: newId(), sessionId, prompt: original, refine, turnstileToken: null };
  return { ...call, ...terms, assistant };
}

function sentText(session: Session): string | undefined {
  return session.run?.call.prompt ?? shownVersion(session)?.original;
}

function isRefusedAtLimit({ failure }: Session): boolean {
  return failure?.problem.reason === "limit";
}

type Refused = Pick<
  ReturnType<typeof useEnhancement>,
  "session" | "isEnhancing" | "isSameCaller"
> & {
  viewer: ViewerState;
  isBlocked: boolean;
};

function isAtLimit({ viewer, session, isEnhancing, isSameCaller, isBlocked }: Refused): boolean {
  if (viewer.entitlement.limit === null || isEnhancing) return false;
  return isRefusedAtLimit(session) ? isSameCaller : isBlocked;
}

/** The text in the box, the ways to send it, and what came of it. */
export function useGenerator({ viewer, policy, linked, isRestored }: GeneratorOptions) {
  const { isSignedIn, remaining: usesLeft } = viewer.entitlement;
  // The browser's own model costs none; where it cannot write, the server refuses.
  const remaining = useWritesOnDevice() ? Infinity : usesLeft;
  const lazyText = useLazyText(linked);
  const { start, ...enhancement } = useEnhancement({
    viewer,
    // A text from a link is a new beginning.
    isRestored: isRestored && linked === null,
    onLimit: () => policy.onBlocked("limit"),
  });
  const { session, shown, isEnhancing } = enhancement;
  const secrets = useSecretGate();
  const [wasRefused, setWasRefused] = useState(false);
  const prompt = lazyText.text.trim();
  const isSameText = shown?.original === prompt;
  const terms: Terms = { facts: useTickedFacts(), assistant: useAssistant() };

  function send(turnstileToken: string | null = null) {
    const sessionId = isSameText ? shown.sessionId : newId();
    start({ requestId: newId(), sessionId, prompt, refine: null, ...terms, turnstileToken });
  }

  /** Sends the text, or says why not. */
  function submit(turnstileToken: string | null = null): BlockReason | "secret" | null {
    if (isEnhancing) return null;
    const { allowGuest } = policy;
    const decision = decideGeneration({ text: prompt, isSignedIn, allowGuest, remaining });
    setWasRefused(decision.kind === "block" && decision.reason === "limit");
    if (decision.kind === "block") {
      policy.onBlocked(decision.reason);
      return decision.reason;
    }
    if (!secrets.lets(prompt)) return "secret";
    send(turnstileToken);
    return null;
  }

  function sendWithSecrets() {
    if (isEnhancing) return;
    secrets.allow(prompt);
    send();
  }

  function maskSecretsInText() {
    lazyText.changeText(maskSecrets(lazyText.text));
  }

  /** Asks for a changed version. The server decides whether it counts as another use. */
  function refine(wish: Wish, onDone?: () => void) {
    if (isEnhancing || shown === null) return;
    start(refinementOf(shown, wish, terms), onDone);
  }

  /** Repeats the request, which is free for the user who sent it; text changed since then makes a new request. */
  function repeat(turnstileToken: string | null) {
    const call = session.failure?.call;
    if (isEnhancing || call === undefined) return;
    if (call.refine === null && call.prompt !== prompt) submit(turnstileToken);
    else start({ ...call, turnstileToken });
  }

  /** A call that never arrived has not used its token up. */
  function retry() {
    const { call, problem } = session.failure ?? {};
    repeat(problem?.reason === "unreachable" ? (call?.turnstileToken ?? null) : null);
  }

  return {
    ...lazyText,
    ...enhancement,
    viewer,
    requestUpgrade: policy.requestUpgrade,
    requestSignIn: policy.requestSignIn,
    /** The result on screen is the one of the text in the box, so Copy comes next. */
    isAnswered: isSameText && shown.isComplete,
    /** A changed version is being written, and the form that requested it is on screen. */
    isRefining: isEnhancing && session.run?.call.refine !== null && shown?.isComplete === true,
    submit,
    isAskingAboutSecrets: secrets.asksAbout(prompt),
    sendWithSecrets,
    maskSecretsInText,
    refine,
    retry,
    sendWithToken: repeat,
    /** This browser or the server refused the last text, and nothing has changed since. */
    isAtLimit: isAtLimit({ viewer, ...enhancement, isBlocked: wasRefused && remaining <= 0 }),
    /** Also null when the quota is used up, which has a notice of its own. */
    failure: isRefusedAtLimit(session) ? null : session.failure,
    /** The text in the box is what was sent, so it is shown as a sketch rather than work in progress. */
    isSketch: sentText(session) === prompt && session.failure === null,
  };
}

function draftBehind({ text, draft: former }: LinkedText): string | null {
  return former.trim() === "" || former.trim() === text ? null : former;
}

/** The text in the box, kept as a draft, and the text that an example or a link replaced. */
function useLazyText(linked: LinkedText | null) {
  const [text, setText] = useState(() => linked?.text ?? draft.read());
  const [setAside, setSetAside] = useState(() => linked && draftBehind(linked));
  // Text that was filled in is not worth keeping when it is replaced in turn.
  const [filledIn, setFilledIn] = useState(setAside === null ? null : text);

  function changeText(next: string) {
    setText(next);
    draft.write(next);
  }

  /** Puts an example into the box. Text the user typed is kept, so that it can be restored. */
  function fillIn(line: string) {
    if (text.trim() !== "" && text !== filledIn) setSetAside(text);
    setFilledIn(line);
    changeText(line);
  }

  function putBack() {
    changeText(setAside ?? text);
    setSetAside(null);
  }

  return { text, changeText, fillIn, canPutBack: setAside !== null, putBack };
}

export type Generator = ReturnType<typeof useGenerator>;
