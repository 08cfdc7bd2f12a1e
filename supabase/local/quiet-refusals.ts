/**
 * The embedded server logs every refused request with its stack. The browser gets the same refusal as an
 * answer, so here it is noise. Everything else is still logged.
 */
export function quietRefusals(): void {
  const log = console.error;
  console.error = (...values: unknown[]) => {
    if (!isRefusal(values[0])) log(...values);
  };
}

/** A PostgreSQL error as the driver throws it, or a relation that the interface does not expose. */
export function isRefusal(value: unknown): boolean {
  if (!(value instanceof Error)) return false;
  const isDatabaseError = "severity" in value && "routine" in value;
  return isDatabaseError || value.message.startsWith("Could not find the table");
}
