/** Ends an exhaustive switch: an unhandled case becomes a compile error. */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
}
