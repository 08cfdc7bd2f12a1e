/**
 * What each role may do with each object of the exposed schema, reviewed by hand. `own` and `other` are
 * rows of the caller and of somebody else. A verdict is the outcome a browser sees:
 * - rows: the row comes back or is changed;
 * - none: the request passes and touches no row (row-level security hides it);
 * - denied: refused before a row is looked at (no grant, or a policy's check);
 * - payment: HTTP 402, premium was asked for without a subscription.
 */
export type Verdict = "rows" | "none" | "denied" | "payment";

export const ROLES = ["anonymous", "free", "premium"] as const;
export type Role = (typeof ROLES)[number];

export type AccessCase = {
  object: string;
  verb: string;
  expected: Record<Role, Verdict>;
};

const everybody = (verdict: Verdict): Record<Role, Verdict> => ({
  anonymous: verdict,
  free: verdict,
  premium: verdict,
});
const signedIn = (verdict: Verdict): Record<Role, Verdict> => ({
  anonymous: "denied",
  free: verdict,
  premium: verdict,
});

export const ACCESS_CASES: readonly AccessCase[] = [
  { object: "prompts", verb: "select", expected: everybody("rows") },
  { object: "prompts", verb: "insert", expected: everybody("denied") },
  { object: "prompts", verb: "update", expected: everybody("denied") },
  { object: "prompts", verb: "delete", expected: everybody("denied") },

  { object: "users", verb: "select own", expected: signedIn("rows") },
  { object: "users", verb: "select other", expected: signedIn("none") },
  { object: "users", verb: "insert other", expected: signedIn("denied") },
  { object: "users", verb: "insert own again", expected: signedIn("denied") },
  { object: "users", verb: "upsert own counter", expected: signedIn("denied") },
  { object: "users", verb: "delete own", expected: everybody("denied") },
  { object: "users", verb: "delete other", expected: everybody("denied") },
  { object: "users", verb: "update own id", expected: everybody("denied") },
  { object: "users", verb: "update own email", expected: everybody("denied") },
  { object: "users", verb: "update own plan", expected: everybody("denied") },
  { object: "users", verb: "update own prompt_usage_count", expected: everybody("denied") },
  {
    object: "users",
    verb: "update own is_premium",
    expected: { anonymous: "denied", free: "payment", premium: "rows" },
  },
  {
    object: "users",
    verb: "update own is_subscribed",
    expected: { anonymous: "denied", free: "payment", premium: "rows" },
  },
  { object: "users", verb: "update other is_premium", expected: signedIn("none") },

  { object: "prompt_votes", verb: "select own", expected: signedIn("rows") },
  { object: "prompt_votes", verb: "select other", expected: signedIn("none") },
  { object: "prompt_votes", verb: "insert own", expected: signedIn("rows") },
  { object: "prompt_votes", verb: "insert other", expected: signedIn("denied") },
  { object: "prompt_votes", verb: "insert unknown vote type", expected: signedIn("denied") },
  { object: "prompt_votes", verb: "give own to other", expected: signedIn("denied") },
  { object: "prompt_votes", verb: "update other", expected: signedIn("none") },
  { object: "prompt_votes", verb: "delete other", expected: signedIn("none") },
  { object: "prompt_votes", verb: "delete own", expected: signedIn("rows") },

  { object: "saved_prompts", verb: "select own", expected: signedIn("rows") },
  { object: "saved_prompts", verb: "select other", expected: signedIn("none") },
  { object: "saved_prompts", verb: "insert own", expected: signedIn("rows") },
  { object: "saved_prompts", verb: "insert other", expected: signedIn("denied") },
  { object: "saved_prompts", verb: "update own", expected: everybody("denied") },
  { object: "saved_prompts", verb: "delete other", expected: signedIn("none") },
  { object: "saved_prompts", verb: "delete own", expected: signedIn("rows") },

  { object: "enhancements", verb: "select own", expected: signedIn("rows") },
  { object: "enhancements", verb: "select other", expected: signedIn("none") },
  { object: "enhancements", verb: "import own", expected: signedIn("rows") },
  { object: "enhancements", verb: "insert other", expected: everybody("denied") },
  { object: "enhancements", verb: "insert too long", expected: everybody("denied") },
  { object: "enhancements", verb: "update own", expected: everybody("denied") },
  { object: "enhancements", verb: "delete other", expected: signedIn("none") },
  { object: "enhancements", verb: "delete own", expected: signedIn("rows") },

  { object: "rpc/reserve_enhancement", verb: "call", expected: everybody("denied") },
  { object: "rpc/settle_enhancement", verb: "call", expected: everybody("denied") },
  { object: "rpc/begin_payment_event", verb: "call", expected: everybody("denied") },
  { object: "rpc/begin_checkout_check", verb: "call", expected: everybody("denied") },
  { object: "rpc/finish_payment_event", verb: "call", expected: everybody("denied") },
  { object: "rpc/record_subscription", verb: "call", expected: everybody("denied") },
  { object: "rpc/subscriptions_of_user", verb: "call", expected: everybody("denied") },
  { object: "rpc/unsettled_subscriptions", verb: "call", expected: everybody("denied") },
  { object: "rpc/delete_account", verb: "call", expected: everybody("denied") },
  { object: "rpc/sweep_expired_subscriptions", verb: "call", expected: everybody("denied") },
  { object: "rpc/has_premium", verb: "call", expected: everybody("denied") },
  { object: "rpc/is_entitled", verb: "call", expected: everybody("denied") },
  { object: "rpc/refresh_profile", verb: "call", expected: everybody("denied") },
  { object: "subscriptions", verb: "select", expected: everybody("denied") },
  { object: "premium_bodies", verb: "select", expected: everybody("denied") },
  {
    object: "private.subscriptions",
    verb: "select by profile header",
    expected: everybody("denied"),
  },
  {
    object: "library.premium_bodies",
    verb: "select by profile header",
    expected: everybody("denied"),
  },
];
