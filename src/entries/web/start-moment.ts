import type { StartMoment } from "../prerender/static-page";

/** Where supabase-js keeps a session: `sb-<project>-auth-token`. */
const SESSION_KEY = /^sb-.+-auth-token$/;

function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false;
  }
}

/** When this page wants the application. A page that was not prerendered has nothing to show without it. */
export function startMoment(root: HTMLElement): "now" | "intent" {
  const moment = (root.dataset["start"] ?? "now") as StartMoment;
  // Returns from checkout, an e-mail or a sign-in provider come with a query.
  if (moment === "signed-in")
    return hasStoredSession() || location.search !== "" ? "now" : "intent";
  return moment;
}
