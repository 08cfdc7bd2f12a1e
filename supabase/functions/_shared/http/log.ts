import { isRecord } from "./json.ts";

type LogEntry = { event: string; cause?: unknown; [field: string]: unknown };

/** The one entry of a call: whose it was and how it ended. */
export type CallEntry = {
  event: string;
  request_id: string;
  outcome: string;
  ms: number;
  cause?: unknown;
};

export type CallLog = (entry: CallEntry) => void;

// oxlint-disable-next-line no-console -- the platform's log collects what the console gets
const writeToConsole = (line: string) => console.info(line);

/**
 * One JSON line a call, readable by the platform's log search. Never a token, an e-mail address or a body: people
 * paste private things.
 */
export function createLog(write = writeToConsole): (entry: LogEntry) => void {
  return ({ cause, ...entry }) => {
    const reason = cause === undefined ? {} : { cause: describe(cause) };
    write(JSON.stringify({ ...entry, ...reason }));
  };
}

/** Error messages only, innermost last: details of a cause may quote the request. */
function describe(cause: unknown): string {
  if (cause instanceof Error) {
    const inner = cause.cause === undefined ? "" : ` <- ${describe(cause.cause)}`;
    return `${cause.name}: ${cause.message}${inner}`;
  }
  // PostgREST errors are plain objects.
  return isRecord(cause) && typeof cause["message"] === "string" ? cause["message"] : "unknown";
}
