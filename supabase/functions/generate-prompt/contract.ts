/**
 * The wire of `generate-prompt`: its request, its two kinds of answer and its failures. The function and the
 * browser import these types; nothing is imported here.
 *
 * Request: POST, JSON, `EnhanceRequest`. Everything but `prompt` is optional.
 *
 * Default answer: JSON, `EnhanceAnswer`. A failure is `EnhanceFailure` with the code's own status.
 *
 * With `Accept: text/event-stream`: server-sent events, in this order:
 *   one `start`, any number of `delta`, then exactly one of `done` or `error`.
 * - The stream begins with the first checked text. A failure before that is a plain JSON error, as without
 *   streaming.
 * - `done.content` is the whole text and replaces the deltas, which may differ from it where a repair was needed.
 * - A use is counted with `done` alone: an `error`, or hanging up before, costs nothing. A retry with the same
 *   `requestId` is never counted again.
 * - A stream that ends without `done` or `error` was cut: keep what came, offer a retry with the same id.
 *
 * Every call of the model counts as a start. So many starts a day, or failed ones, end in DAILY_LIMIT until midnight.
 *
 * Header `retry-after`: seconds, on RATE_LIMITED, DAILY_LIMIT, and UNAVAILABLE where the end is known. Header
 * `x-request-id`: on every answer.
 */
export type EngineName = "llm" | "offline";

/**
 * Every answer to a guest carries this header; send it back with the next call. It is signed, says nothing about the person, and is
 * worth keeping in the browser's storage: without it each call is a new guest's.
 */
export type GuestIdHeader = "x-guest-id";

/** The widget's action: a token made for another one is refused. */
export type ChallengeAction = "enhance";

export const REFINEMENT_CHIPS = [
  "shorter",
  "more_detail",
  "add_example",
  "other_tone",
  "for_chatgpt",
  "for_claude",
  "for_gemini",
  // What went wrong with the assistant's answer to the prompt.
  "answer_too_long",
  "answer_generic",
  "answer_wrong_facts",
  "answer_wrong_format",
] as const;
export type RefinementChip = (typeof REFINEMENT_CHIPS)[number];

export const ASSISTANTS = ["chatgpt", "claude", "gemini"] as const;
export type AssistantName = (typeof ASSISTANTS)[number];

/** What was assumed about a request, in the order in which a page shows it. */
export const READING_SLOTS = ["tone", "length", "audience", "format"] as const;
export type ReadingSlot = (typeof READING_SLOTS)[number];

/** How a request was read, in words of its language, each at most 60 characters, each with up to three alternatives. */
export type Reading = {
  deliverable: string;
  alternatives: string[];
  assumptions: { slot: ReadingSlot; value: string; alternatives: string[] }[];
};

/** A part of the reading as the visitor wants it: one of the alternatives, or up to 80 characters of their own. */
export type ReadingChoice = { slot: "deliverable" | ReadingSlot; value: string };

/**
 * `enhanced`: a prompt to use instead. `ready`: the request is good as it is, `content` is the request. `question`: it
 * cannot be told what is wanted, `content` asks. The last two are never counted.
 */
export type Outcome = "enhanced" | "ready" | "question";

export type RefineRequest = {
  /** The prompt to change, word for word as it was answered: at most 8,000 characters. */
  previous: string;
  /** What the visitor first typed, as it was sent then. */
  original: string;
  /** A wish in the visitor's words, at most 500 characters. One of `instruction`, `chip` and `choices` must be there. */
  instruction: string | null;
  chip: RefinementChip | null;
  /** Every part of the reading the visitor has chosen so far, the newest last; at most one a slot. */
  choices?: ReadingChoice[];
  /** Those that `previous` was made with, if others: what else it says was wished for, and stays. */
  previousChoices?: ReadingChoice[];
  /**
   * The request id of the result being refined. If that is younger than ten minutes and was answered with `previous`,
   * this is the same use; otherwise it is one of its own.
   */
  parentRequestId: string;
};

export type EnhanceRequest = {
  /** 1 to 4,000 characters. May be left out of a refinement, which has `original`. */
  prompt?: string;
  /** A UUID of the caller's making; a retry sends the same one. Absent: the function makes one. */
  requestId?: string;
  /** A UUID of the caller's making, the same for a text and its refinements: one row of the history. Absent: its own. */
  sessionId?: string;
  refine?: RefineRequest;
  /** What the visitor lets us say about them, each at most 200 characters, ten at most. */
  facts?: string[];
  /** The assistant the prompt is written for. */
  assistant?: AssistantName;
  /** From the widget, after TURNSTILE_REQUIRED or whenever one is at hand. */
  turnstileToken?: string;
};

/** Enhancements used; `limit` null is unlimited. */
export type Usage = { used: number; limit: number | null };

/** What a caller should say about a result, beyond showing it. */
export type ResultNote =
  /** Without a model this wish cannot be worked in: nothing was changed. */
  | "not_understood"
  /** There was nothing left to drop or to add. */
  | "unchanged";

/** The body of a 200 answer. */
export type EnhanceAnswer = {
  enhancedPrompt: string;
  engine: EngineName;
  requestId: string;
  usage: Usage;
  outcome: Outcome;
  /** Null where nothing was assumed, or where a model's could not be read. */
  reading: Reading | null;
  /** Small ones, with `ready`: up to three sentences. */
  suggestions: string[];
  /** Of a refinement only. */
  note?: ResultNote | null;
};

export type FailureCode =
  | "EMPTY_PROMPT"
  | "BAD_REQUEST"
  | "SIGN_IN_REQUIRED"
  | "QUOTA_EXCEEDED"
  | "ORIGIN_NOT_ALLOWED"
  | "TURNSTILE_REQUIRED"
  | "METHOD_NOT_ALLOWED"
  | "IN_FLIGHT"
  | "PROMPT_TOO_LONG"
  | "RATE_LIMITED"
  | "DAILY_LIMIT"
  | "UPSTREAM"
  | "UNAVAILABLE"
  | "TIMEOUT";

/**
 * The code is for the program, the message for a person. `request_id` names the one HTTP request, as the header
 * `x-request-id` of every answer does; in the event of a stream it is left to that header.
 */
export type EnhanceFailure = {
  error: { code: FailureCode; message: string; request_id?: string };
  usage?: Usage;
};

export type StartData = { requestId: string; engine: EngineName; isRefinement: boolean };
export type DeltaData = { text: string };
export type DoneData = {
  content: string;
  engine: EngineName;
  requestId: string;
  /** `counted`: this request id is counted as a use. Not so for premium, refinements of the same use, failures. */
  usage: (Usage & { counted: boolean }) | null;
  outcome: Outcome;
  reading: Reading | null;
  suggestions: string[];
  note: ResultNote | null;
};
export type ErrorData = Pick<EnhanceFailure, "error"> & {
  /** Seconds, if known. */
  retryAfter: number | null;
};

export type StreamEvent =
  | { event: "start"; data: StartData }
  | { event: "delta"; data: DeltaData }
  | { event: "done"; data: DoneData }
  | { event: "error"; data: ErrorData };

/** One event as it goes over the wire. JSON has no raw line breaks, so one data line always holds it. */
export function encodeEvent({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
