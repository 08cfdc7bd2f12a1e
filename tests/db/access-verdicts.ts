/**
 * What each caller may do with each object of ours, reviewed by hand: the one file to read before a change
 * of rights is let in. access.test.ts makes every request there is against this list, and fails for an object,
 * a column or a function that has no line here.
 */
export type Reach = "all" | "own" | "none" | "refused";

export type RelationVerdict = {
  /** The rows that come back, and that any filter, order, count or embedding can see. */
  reads: { anonymous: Reach; signedIn: Reach; secretKey: Reach };
  /** What a signed-in account may do with each column of its own row. Nobody else writes anything. */
  columns: Record<string, string>;
  /** Whether a signed-in account may delete its own rows. */
  deletesOwn: boolean;
  /** Whether it may write over its own row by an upsert that names every required column. */
  upsertsOwn: boolean;
  /** Columns where `true` asks for premium: answered with 402 unless the account is entitled. */
  premiumFlags?: string[];
  /** The column in which subscribers, and nobody else, find paid text. */
  paidColumn?: string;
  /** Relations that a row may carry along, under the same rules as when they are read alone. */
  embeds: string[];
  /** Whether the edge functions insert rows, for any account. */
  secretKeyInserts?: boolean;
  /** Values for columns whose constraints a made-up value would not pass. */
  samples?: Record<string, unknown>;
};

/** Objects of the exposed schema. */
export const RELATION_VERDICTS: Readonly<Record<string, RelationVerdict>> = {
  "public.prompts": {
    reads: { anonymous: "all", signedIn: "all", secretKey: "all" },
    columns: {
      id: "read",
      title: "read",
      content: "read",
      gets: "read",
      category: "read",
      is_premium: "read",
      is_featured: "read",
      like_count: "read",
      dislike_count: "read",
      created_at: "read",
    },
    deletesOwn: false,
    upsertsOwn: false,
    paidColumn: "content",
    embeds: ["prompt_votes", "saved_prompts"],
  },
  // No DELETE: deleting and inserting again would reset the counter. A trigger replaces what is inserted.
  "public.users": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "all" },
    columns: {
      id: "read insert",
      email: "read insert",
      prompt_usage_count: "read insert",
      is_subscribed: "read insert update",
      is_premium: "read insert update",
      plan: "read",
      premium_activated_at: "read update",
      premium_source: "read update",
      premium_until: "read",
      premium_renews: "read",
    },
    deletesOwn: false,
    upsertsOwn: false,
    premiumFlags: ["is_subscribed", "is_premium"],
    embeds: [
      "prompt_votes",
      "saved_prompts",
      "enhancements",
      "own_prompts",
      "settings",
      "about_facts",
      "access_tokens",
      "collections",
    ],
  },
  "public.prompt_votes": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      user_id: "read insert update",
      prompt_id: "read insert update",
      vote_type: "read insert update",
      created_at: "read",
    },
    deletesOwn: true,
    upsertsOwn: true,
    embeds: ["prompts", "users"],
    samples: { vote_type: "like" },
  },
  "public.saved_prompts": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      id: "read",
      user_id: "read insert",
      prompt_id: "read insert",
      created_at: "read",
    },
    deletesOwn: true,
    upsertsOwn: false,
    embeds: ["prompts", "users"],
  },
  // The owner is filled in by a default. An import names the rest; the parent has to be a row of one's own.
  "public.enhancements": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "all" },
    columns: {
      id: "read",
      user_id: "read",
      request_id: "read insert",
      parent_id: "read insert",
      session_id: "read insert",
      original: "read insert",
      wish: "read insert",
      content: "read insert",
      created_at: "read insert",
    },
    deletesOwn: true,
    upsertsOwn: false,
    secretKeyInserts: true,
    embeds: ["users"],
    samples: { parent_id: null },
  },
  // The database fills in the owner, the dates, the original's text and what an edit replaced.
  "public.own_prompts": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      id: "read",
      user_id: "read",
      title: "read insert update",
      content: "read insert update",
      tags: "read insert update",
      origin_id: "read insert update",
      origin_content: "read",
      versions: "read",
      share_id: "read",
      shared_until: "read update",
      updated_at: "read",
      created_at: "read",
    },
    deletesOwn: true,
    upsertsOwn: false,
    embeds: ["users"],
    samples: { tags: [], versions: [] },
  },
  // The owner and the date are filled in by defaults. A fact is kept or deleted, never changed.
  "public.about_facts": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      id: "read",
      user_id: "read",
      label: "read insert",
      value: "read insert",
      position: "read insert",
      created_at: "read",
    },
    deletesOwn: true,
    upsertsOwn: false,
    embeds: ["users"],
    samples: { label: "role", position: 9 },
  },
  // Made by create_access_token, which keeps a hash elsewhere; never changed, and revoked by deleting the row.
  "public.access_tokens": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      id: "read",
      user_id: "read",
      name: "read",
      created_at: "read",
      last_used_on: "read",
    },
    deletesOwn: true,
    upsertsOwn: false,
    embeds: ["users"],
  },
  // The owner, the revision and the date are filled in by the database. An item names prompts, and shows none.
  "public.collections": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      id: "read insert",
      user_id: "read",
      name: "read insert update",
      items: "read insert update",
      revision: "read",
      share_id: "read",
      shared_until: "read update",
      created_at: "read",
    },
    deletesOwn: true,
    upsertsOwn: false,
    embeds: ["users"],
    samples: { items: [] },
  },
  // The owner is filled in by a default, so an upsert writes over the choice alone.
  "public.settings": {
    reads: { anonymous: "refused", signedIn: "own", secretKey: "refused" },
    columns: {
      user_id: "read",
      keeps_enhancements: "read insert update",
    },
    deletesOwn: false,
    upsertsOwn: false,
    embeds: ["users"],
  },
};

/** Functions of the exposed schema for everybody with a good token or none. They read with the caller's rights. */
export const BROWSER_FUNCTIONS: readonly string[] = [
  "public.search_prompts",
  "public.read_shared",
  "public.import_pack",
];

/** Functions of the exposed schema for accounts alone, which write for the account that calls. */
export const ACCOUNT_FUNCTIONS: readonly string[] = ["public.create_access_token"];

/** Functions of the exposed schema for the edge functions' secret key, and for no browser. */
export const SECRET_KEY_FUNCTIONS: readonly string[] = [
  "public.reserve_enhancement",
  "public.settle_enhancement",
  "public.begin_payment_event",
  "public.begin_checkout_check",
  "public.finish_payment_event",
  "public.record_subscription",
  "public.subscriptions_of_user",
  "public.unsettled_subscriptions",
  "public.begin_account_deletion",
  "public.begin_extension_link",
  "public.payments_to_end",
  "public.delete_account",
  "public.sweep_expired_subscriptions",
  "public.note_refusals",
  "public.health_report",
  "public.access_token_owner",
  "public.admit_program",
  "public.search_prompts_for",
  "public.read_prompts_for",
  "public.own_prompts_for",
];

/**
 * Objects that no request can name, because their schema is not exposed. Beside each is what the roles
 * hold inside the database (`role: privileges`), where that is more than nothing.
 */
export const HIDDEN_OBJECTS: Readonly<Record<string, string>> = {
  // The schemas themselves: nobody may even name what is in them.
  library: "",
  private: "",
  // The view public.prompts reads both as its reader; row-level security of premium_bodies decides.
  "library.prompts": "anon: select; authenticated: select; service_role: select",
  "library.premium_bodies": "anon: select; authenticated: select; service_role: select",
  "private.security_events": "",
  "private.access_token_hashes": "",
  "private.prompts_for": "",
  "private.note_security_event": "",
  "private.is_any_longer": "",
  "private.refuse_long": "",
  "private.lock_account": "",
  "private.security_overview": "",
  "private.subscriptions": "",
  "private.usage": "",
  "private.limits": "",
  "private.holds": "",
  "private.rate_windows": "",
  "private.guest_usage": "",
  "private.stripe_subscriptions": "",
  "private.stripe_events": "",
  "private.unclaimed_payments": "",
  // The policy on premium_bodies runs it as the reader. It takes no argument: one can ask only about oneself.
  "private.has_premium": "authenticated: execute",
  "private.is_entitled": "",
  "private.guard_profile": "",
  "private.refresh_profile": "",
  "private.project_subscription": "",
  "private.note_entitlement": "",
  "private.add_votes": "",
  "private.count_votes": "",
  "private.limit_of": "",
  "private.count_request": "",
  "private.requests_in": "",
  "private.seconds_left": "",
  "private.subject_of": "",
  "private.tier_of": "",
  "private.lock_caller": "",
  "private.use_of": "",
  "private.guest_uses": "",
  "private.guest_refusal": "",
  "private.is_over_minute_rate": "",
  "private.start_refusal": "",
  "private.count_start": "",
  "private.breaker_state": "",
  "private.redraw_refusal": "",
  "private.refusal_of": "",
  "private.repeat_refusal": "",
  "private.note_refusal": "",
  "private.reserve": "",
  "private.settle": "",
  "private.purge_quota_history": "",
  "private.date_enhancement": "",
  "private.trim_enhancements": "",
  "private.keep_enhancement": "",
  "private.refuse_too_many_prompts": "",
  "private.keep_version": "",
  "private.switch_share": "",
  "private.text_for_reader": "",
  "private.shared_items": "",
  // It answers about links that are on, to anybody who has one; about premium texts to subscribers only.
  "private.shared_content": "anon: execute; authenticated: execute",
  "private.follow_origin": "",
  "private.is_item_list": "",
  "private.check_collection": "",
  "private.refuse_too_many_collections": "",
  "private.access_until": "",
  "private.choose_subscription": "",
  "private.address_key": "",
  "private.used_addresses": "",
  "private.mailbox_of": "",
  "private.address_hash": "",
  "private.remember_uses": "",
  "private.restore_uses": "",
  "private.forget_user": "",
  "private.find_payer": "",
  "private.remember_event": "",
  "private.record_facts": "",
  "private.sweep_expired": "",
  "private.schedule_upkeep": "",
  // Titles and search phrases in words, and words that mean the same; no browser's role may read them.
  "private.words": "",
  "private.synonyms": "",
  // It runs as its owner and answers with ids, ranks and public words, about bodies to subscribers only.
  "private.find_prompts": "anon: execute; authenticated: execute",
  "private.plain": "",
  "private.stems": "",
  "private.head_of": "",
  "private.search_for": "",
  "private.hits": "",
  "private.most_words": "",
  "private.meant_by": "",
  "private.variants_of": "",
  "private.note_words": "",
};
