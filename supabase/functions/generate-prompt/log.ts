import type { EngineName } from "./engine.ts";
import type { FailureCode } from "./errors.ts";

/** What is remembered of a call. Never the prompt: people paste private things. */
export type LogEntry = {
  requestId: string;
  engine: EngineName;
  /**
   * "UNSETTLED", "UNSAVED": the quota store or the history failed after the answer was made.
   * "CANCELLED": the caller hung up.
   */
  code: FailureCode | "OK" | "UNSETTLED" | "UNSAVED" | "CANCELLED";
  ms: number;
  cause?: unknown;
};

export type Log = (entry: LogEntry) => void;

/** One JSON line a call, readable by the platform's log search. */
export function createJsonLog(write: (line: string) => void): Log {
  return ({ cause, ms, ...entry }) => {
    const reason = cause === undefined ? {} : { cause: describe(cause) };
    write(JSON.stringify({ event: "generate-prompt", ...entry, ms: Math.round(ms), ...reason }));
  };
}

/** Error messages only, innermost last: details of a cause may quote the request. */
function describe(cause: unknown): string {
  if (cause instanceof Error) {
    const inner = cause.cause === undefined ? "" : ` <- ${describe(cause.cause)}`;
    return `${cause.name}: ${cause.message}${inner}`;
  }
  return hasMessage(cause) ? cause.message : "unknown";
}

/** PostgREST errors are plain objects. */
function hasMessage(value: unknown): value is { message: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "message" in value &&
    typeof value.message === "string"
  );
}
