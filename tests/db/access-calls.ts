import type { RestCall } from "../support/rest-caller";

/** The rows a case works on. */
export type AccessRows = {
  ownId: string;
  otherId: string;
  /** A prompt that caller and other have voted for and saved. */
  promptId: string;
  /** A prompt that nobody has voted for or saved. */
  freshPromptId: string;
};

type CallFor = (rows: AccessRows) => RestCall;

const get = (path: string): RestCall => ({ method: "GET", path });
const returning = { prefer: "return=representation" };
const patch = (path: string, body: object): RestCall => ({
  method: "PATCH",
  path,
  body,
  headers: returning,
});
const post = (path: string, body: object): RestCall => ({
  method: "POST",
  path,
  body,
  headers: returning,
});
const remove = (path: string): RestCall => ({ method: "DELETE", path, headers: returning });
const fromSchema = (schema: string, path: string): RestCall => ({
  ...get(path),
  headers: { "accept-profile": schema },
});
const rpc = (name: string, body: object): RestCall => ({
  method: "POST",
  path: `rpc/${name}`,
  body,
});

const vote = (userId: string, promptId: string, type = "like") => ({
  user_id: userId,
  prompt_id: promptId,
  vote_type: type,
});
const save = (userId: string, promptId: string) => ({ user_id: userId, prompt_id: promptId });
export const enhancement = { original: "haiku", content: "Write a haiku." };
const profile = (id: string) => ({
  id,
  email: "forged@example.com",
  prompt_usage_count: 0,
  is_subscribed: false,
  is_premium: false,
});

/** The request behind each line of access-verdicts. */
export const ACCESS_CALLS: Readonly<Record<string, CallFor>> = {
  "prompts select": ({ promptId }) => get(`prompts?id=eq.${promptId}`),
  "prompts insert": () => post("prompts", { title: "x", content: "x", category: "Writing" }),
  "prompts update": ({ promptId }) => patch(`prompts?id=eq.${promptId}`, { like_count: 99 }),
  "prompts delete": ({ promptId }) => remove(`prompts?id=eq.${promptId}`),

  "users select own": ({ ownId }) => get(`users?id=eq.${ownId}`),
  "users select other": ({ otherId }) => get(`users?id=eq.${otherId}`),
  "users insert other": ({ otherId }) => post("users", profile(otherId)),
  "users insert own again": ({ ownId }) => post("users", profile(ownId)),
  "users upsert own counter": ({ ownId }) => ({
    ...post("users?on_conflict=id", profile(ownId)),
    headers: { prefer: "resolution=merge-duplicates,return=representation" },
  }),
  "users delete own": ({ ownId }) => remove(`users?id=eq.${ownId}`),
  "users delete other": ({ otherId }) => remove(`users?id=eq.${otherId}`),
  "users update own id": ({ ownId }) => patch(`users?id=eq.${ownId}`, { id: crypto.randomUUID() }),
  "users update own email": ({ ownId }) =>
    patch(`users?id=eq.${ownId}`, { email: "forged@example.com" }),
  "users update own plan": ({ ownId }) => patch(`users?id=eq.${ownId}`, { plan: "premium" }),
  "users update own prompt_usage_count": ({ ownId }) =>
    patch(`users?id=eq.${ownId}`, { prompt_usage_count: 0 }),
  "users update own is_premium": ({ ownId }) => patch(`users?id=eq.${ownId}`, { is_premium: true }),
  "users update own is_subscribed": ({ ownId }) =>
    patch(`users?id=eq.${ownId}`, { is_subscribed: true }),
  "users update other is_premium": ({ otherId }) =>
    patch(`users?id=eq.${otherId}`, { is_premium: true }),

  "prompt_votes select own": ({ ownId }) => get(`prompt_votes?user_id=eq.${ownId}`),
  "prompt_votes select other": ({ otherId }) => get(`prompt_votes?user_id=eq.${otherId}`),
  "prompt_votes insert own": ({ ownId, freshPromptId }) =>
    post("prompt_votes", vote(ownId, freshPromptId)),
  "prompt_votes insert other": ({ otherId, freshPromptId }) =>
    post("prompt_votes", vote(otherId, freshPromptId)),
  "prompt_votes insert unknown vote type": ({ ownId, freshPromptId }) =>
    post("prompt_votes", vote(ownId, freshPromptId, "super")),
  "prompt_votes give own to other": ({ ownId, otherId }) =>
    patch(`prompt_votes?user_id=eq.${ownId}`, { user_id: otherId }),
  "prompt_votes update other": ({ otherId }) =>
    patch(`prompt_votes?user_id=eq.${otherId}`, { vote_type: "dislike" }),
  "prompt_votes delete other": ({ otherId }) => remove(`prompt_votes?user_id=eq.${otherId}`),
  "prompt_votes delete own": ({ ownId }) => remove(`prompt_votes?user_id=eq.${ownId}`),

  "saved_prompts select own": ({ ownId }) => get(`saved_prompts?user_id=eq.${ownId}`),
  "saved_prompts select other": ({ otherId }) => get(`saved_prompts?user_id=eq.${otherId}`),
  "saved_prompts insert own": ({ ownId, freshPromptId }) =>
    post("saved_prompts", save(ownId, freshPromptId)),
  "saved_prompts insert other": ({ otherId, freshPromptId }) =>
    post("saved_prompts", save(otherId, freshPromptId)),
  "saved_prompts update own": ({ ownId, freshPromptId }) =>
    patch(`saved_prompts?user_id=eq.${ownId}`, { prompt_id: freshPromptId }),
  "saved_prompts delete other": ({ otherId }) => remove(`saved_prompts?user_id=eq.${otherId}`),
  "saved_prompts delete own": ({ ownId }) => remove(`saved_prompts?user_id=eq.${ownId}`),

  "enhancements select own": ({ ownId }) => get(`enhancements?user_id=eq.${ownId}`),
  "enhancements select other": ({ otherId }) => get(`enhancements?user_id=eq.${otherId}`),
  "enhancements import own": () => post("enhancements", enhancement),
  "enhancements insert other": ({ otherId }) =>
    post("enhancements", { ...enhancement, user_id: otherId }),
  "enhancements insert too long": () =>
    post("enhancements", { ...enhancement, content: "x".repeat(20_001) }),
  "enhancements update own": ({ ownId }) =>
    patch(`enhancements?user_id=eq.${ownId}`, { content: "changed" }),
  "enhancements delete other": ({ otherId }) => remove(`enhancements?user_id=eq.${otherId}`),
  "enhancements delete own": ({ ownId }) => remove(`enhancements?user_id=eq.${ownId}`),

  "rpc/reserve_enhancement call": ({ ownId }) =>
    rpc("reserve_enhancement", {
      p_user_id: ownId,
      p_network: "x",
      p_request_id: crypto.randomUUID(),
    }),
  "rpc/settle_enhancement call": () =>
    rpc("settle_enhancement", { p_hold_id: crypto.randomUUID(), p_succeeded: false }),
  "rpc/begin_payment_event call": () => rpc("begin_payment_event", { p_event_id: "evt_1" }),
  "rpc/begin_checkout_check call": ({ ownId }) => rpc("begin_checkout_check", { p_user_id: ownId }),
  "rpc/finish_payment_event call": () =>
    rpc("finish_payment_event", { p_event_id: "evt_1", p_event_type: "invoice.paid" }),
  "rpc/record_subscription call": ({ ownId }) =>
    rpc("record_subscription", {
      p_ticket: 1,
      p_facts: {
        subscriptionId: "sub_forged",
        customerId: "cus_forged",
        status: "active",
        paidUntil: 4_000_000_000,
        isEnding: false,
        pastDueSince: null,
        isRevoked: false,
        activatedAt: 1,
        reference: ownId,
        email: null,
      },
      p_event_id: null,
      p_event_type: null,
    }),
  "rpc/subscriptions_of_user call": ({ otherId }) =>
    rpc("subscriptions_of_user", { p_user_id: otherId }),
  "rpc/unsettled_subscriptions call": () => rpc("unsettled_subscriptions", {}),
  "rpc/delete_account call": ({ otherId }) => rpc("delete_account", { p_user_id: otherId }),
  "rpc/sweep_expired_subscriptions call": () => rpc("sweep_expired_subscriptions", {}),
  "rpc/has_premium call": () => rpc("has_premium", {}),
  "rpc/is_entitled call": ({ otherId }) => rpc("is_entitled", { subscriber: otherId }),
  "rpc/refresh_profile call": ({ ownId }) => rpc("refresh_profile", { subject: ownId }),
  "subscriptions select": () => get("subscriptions"),
  "premium_bodies select": () => get("premium_bodies"),
  "private.subscriptions select by profile header": () => fromSchema("private", "subscriptions"),
  "library.premium_bodies select by profile header": () => fromSchema("library", "premium_bodies"),
};
