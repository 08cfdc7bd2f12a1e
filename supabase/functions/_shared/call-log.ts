/** What is remembered of a call: no token, no e-mail address, no body. */
export type CallEntry = { event: string; outcome: string; cause?: unknown };

export type CallLog = (entry: CallEntry) => void;

/** One JSON line a call, readable by the platform's log search. */
export function createCallLog(write: (line: string) => void): CallLog {
  return ({ cause, ...entry }) => {
    const reason = cause === undefined ? {} : { cause: describe(cause) };
    write(JSON.stringify({ ...entry, ...reason }));
  };
}

function describe(cause: unknown): string {
  if (typeof cause !== "object" || cause === null || !("message" in cause)) return "unknown";
  const inner = "cause" in cause && cause.cause !== undefined ? ` <- ${describe(cause.cause)}` : "";
  return `${String(cause.message)}${inner}`;
}
