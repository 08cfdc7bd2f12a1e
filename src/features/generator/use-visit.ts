import { useState } from "react";

/**
 * A number that changes when a user leaves, in this tab or another: what one person wrote must not
 * stay for the next. A sign-in changes nothing, so that a guest's text survives it.
 */
export function useVisit(userId: string | null): number {
  const [seen, setSeen] = useState({ userId, visit: 0 });
  if (seen.userId === userId) return seen.visit;
  const visit = seen.userId === null ? seen.visit : seen.visit + 1;
  setSeen({ userId, visit });
  return visit;
}
