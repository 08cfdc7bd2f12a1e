import { ENGLISH } from "./en.ts";
import type { Lines } from "./types.ts";

/** Whether a deliverable takes time is the same in every language. */
export function withTakesTime(kinds: Lines["kinds"]): Lines["kinds"] {
  const marked = Object.entries(kinds).map(([name, kind]) => [
    name,
    ENGLISH.kinds[name as keyof Lines["kinds"]].takesTime === true
      ? { ...kind, takesTime: true }
      : kind,
  ]);
  return Object.fromEntries(marked) as Lines["kinds"];
}
