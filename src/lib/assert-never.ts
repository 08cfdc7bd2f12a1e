/** Ends an exhaustive switch: a case that is not handled becomes a compile error. */
export function assertNever(value: never): never {
  throw new Error(`Not handled: ${JSON.stringify(value)}`);
}
