import type {
  AssistantName,
  DoneData,
  EngineName,
  Outcome,
  Reading,
  ResultNote,
} from "../../../supabase/functions/generate-prompt/contract";
import type { EnhancementCall, Problem, Refinement } from "./enhancement";

/** One result in the chain, with what it was made from. */
export type Version = {
  requestId: string;
  sessionId: string;
  /** The lazy prompt behind it. */
  original: string;
  refine: Refinement | null;
  /** The assistant it was written for; null is any. */
  assistant: AssistantName | null;
  content: string;
  /** With `ready` the content is the reader's own text. */
  outcome: Exclude<Outcome, "question">;
  /** How the text was read; null where nothing was assumed. */
  reading: Reading | null;
  suggestions: readonly string[];
  engine: EngineName;
  /** False for the part that arrived before a stop or a lost connection. */
  isComplete: boolean;
  /** Why the last wish for a change of it changed nothing. */
  note: ResultNote | null;
  /** As the server said; null when it did not say. */
  isCounted: boolean | null;
  /** The index of the version that was on screen when this one was requested. */
  cameFrom: number | null;
};

export type SessionRun = {
  call: EnhancementCall;
  /** Null until the server has begun to answer. */
  engine: EngineName | null;
  text: string;
};

/** What was made of one text, and what is running now. */
export type Session = {
  /** All of the same `sessionId`: the first version of another text takes the place of them all. */
  versions: readonly Version[];
  /** The index of the version on screen; null before the first. */
  shown: number | null;
  run: SessionRun | null;
  /** What we have to know before anything can be written; the last run ended with it. */
  question: { call: EnhancementCall; text: string } | null;
  /** How the last run failed, and what to send again. */
  failure: { call: EnhancementCall; problem: Problem } | null;
};

export type SessionAction =
  | { type: "started"; call: EnhancementCall }
  | { type: "opened"; requestId: string; engine: EngineName }
  | { type: "received"; requestId: string; text: string }
  | { type: "finished"; requestId: string; done: DoneData }
  | { type: "failed"; requestId: string; problem: Problem }
  | { type: "stepped"; by: -1 | 1 }
  | { type: "undone" };

type RunAction = Extract<SessionAction, { requestId: string }>;

export const EMPTY_SESSION: Session = {
  versions: [],
  shown: null,
  run: null,
  question: null,
  failure: null,
};

export function shownVersion({ versions, shown }: Session): Version | null {
  return shown === null ? null : (versions[shown] ?? null);
}

/** Adds a version and shows it. The answer to a retry replaces what arrived the first time. */
function withVersion(session: Session, version: Omit<Version, "cameFrom">): Session {
  const { versions } = session;
  if (versions[0]?.sessionId !== version.sessionId) {
    return { ...session, versions: [{ ...version, cameFrom: null }], shown: 0 };
  }
  const found = versions.findIndex(({ requestId }) => requestId === version.requestId);
  const place = found === -1 ? versions.length : found;
  const cameFrom = (versions[place] ?? { cameFrom: session.shown }).cameFrom;
  return {
    ...session,
    versions: versions.toSpliced(place, 1, { ...version, cameFrom }),
    shown: place,
  };
}

/** A wish that changed nothing makes no version: the one on screen says so. */
function withNote(session: Session, note: ResultNote | null): Session {
  const versions = session.versions.map((version, place) => {
    const own = place === session.shown ? note : null;
    return version.note === own ? version : { ...version, note: own };
  });
  return { ...session, versions };
}

/** Whether the result on screen is an earlier text's, because the one sent since then has none yet. */
export function isOfEarlierText(session: Session): boolean {
  const { run, question, failure } = session;
  const { call } = run ?? question ?? failure ?? {};
  const shown = shownVersion(session);
  return call !== undefined && shown !== null && shown.sessionId !== call.sessionId;
}

function versionOf({ call }: SessionRun) {
  const { requestId, sessionId, prompt, refine, assistant } = call;
  return { requestId, sessionId, original: refine?.original ?? prompt, refine, assistant };
}

function finish(session: Session, run: SessionRun, done: DoneData): Session {
  const { outcome, reading, suggestions } = done;
  if (outcome === "question")
    return { ...session, run: null, question: { call: run.call, text: done.content } };
  if (done.note !== null && run.call.refine !== null)
    return { ...withNote(session, done.note), run: null };
  const version = {
    ...versionOf(run),
    content: done.content,
    outcome,
    reading,
    suggestions,
    engine: done.engine,
    isComplete: true,
    note: null,
    isCounted: done.usage?.counted ?? null,
  };
  return { ...withVersion(session, version), run: null };
}

/** Keeps the text that arrived as a version marked incomplete. */
function fail(session: Session, run: SessionRun, problem: Problem): Session {
  const failed = { ...session, run: null, failure: { call: run.call, problem } };
  if (run.text.trim() === "" || run.engine === null) return failed;
  return withVersion(failed, {
    ...versionOf(run),
    content: run.text.trimEnd(),
    outcome: "enhanced",
    reading: null,
    suggestions: [],
    engine: run.engine,
    isComplete: false,
    note: null,
    isCounted: null,
  });
}

function advance(session: Session, run: SessionRun, action: RunAction): Session {
  if (action.type === "opened")
    // The server begins anew what the browser's own model could not finish.
    return { ...session, run: { ...run, engine: action.engine, text: "" } };
  if (action.type === "received")
    return { ...session, run: { ...run, text: run.text + action.text } };
  return action.type === "finished"
    ? finish(session, run, action.done)
    : fail(session, run, action.problem);
}

function show(session: Session, place: number | null): Session {
  const canShow = session.run === null && place !== null && session.versions[place] !== undefined;
  return canShow ? { ...withNote(session, null), shown: place } : session;
}

/**
 * The generator's state: idle, then enhancing, then a result or an error (specification, section 4), with every
 * result kept in a chain to step through. Late events of a run that is over change nothing.
 */
export function enhancementSession(session: Session, action: SessionAction): Session {
  const { run, shown } = session;
  if ("requestId" in action) {
    return run?.call.requestId === action.requestId ? advance(session, run, action) : session;
  }
  if (action.type === "started") {
    const started = { call: action.call, engine: null, text: "" };
    return { ...withNote(session, null), run: started, question: null, failure: null };
  }
  return action.type === "stepped"
    ? show(session, shown === null ? null : shown + action.by)
    : show(session, shownVersion(session)?.cameFrom ?? null);
}
