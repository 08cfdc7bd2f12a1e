import { useState } from "react";

/** The value, or the last one that was not null: for what fades out or waits for its successor. */
export function useKept<Value extends object | string>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
