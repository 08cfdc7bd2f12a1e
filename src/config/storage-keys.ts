/** Every key in the browser's storage. The first three are fixed by the specification, section 3. */
export const STORAGE_KEYS = {
  /** 'true' once premium was activated in this browser. */
  isPremium: "isPremium",
  /** ISO timestamp of that activation. */
  premiumActivatedAt: "premiumActivatedAt",
  /** 'true' once the server has said the same as the flag; see domain/entitlement. */
  premiumConfirmed: "premium_confirmed",
  /** Enhancements a guest has used, an integer as text. */
  guestPromptCount: "guest_prompt_count",
  /** What to open after sign-in, a prompt or the upgrade; see domain/pending-intent. */
  pendingIntent: "pending_intent",
  /** 'light' or 'dark'; absent means the system's choice. */
  theme: "theme",
  /** The address of the headings' font once it has been fetched. */
  headingFont: "heading_font",
  /** The signed id by which the enhancer knows a guest again. */
  guestId: "guest_id",
  /** What a guest has enhanced, JSON; offered for import after the sign-in. */
  guestHistory: "guest_enhancements",
  /** What was filled into the blanks of prompts, JSON; a guest's is kept for this tab only. */
  filledIn: "filled_in",
  /** The assistant a prompt was last opened in. */
  assistant: "assistant",
  /** 'true' while the browser's own model writes. */
  onDevice: "on_device",
  /** What a guest lets us say about them, JSON; an account takes it over. */
  aboutMe: "about_me",
  /** What of it goes along with a request, JSON; kept for this tab only. */
  tickedFacts: "ticked_facts",
  /** A guest's collections of prompts, JSON; an account takes them over. */
  collections: "collections",
  /** What was opened from the palette, newest first, JSON. */
  recentChoices: "recent_choices",
  /** The text in the generator's box, JSON; kept for this tab only. */
  draft: "draft_prompt",
  /** What the generator made of it, JSON; kept for this tab only. */
  result: "enhanced_result",
  /** A prompt of one's own that is being written, JSON; kept for this tab only. */
  ownPrompt: "own_prompt",
  /** How far down each entry of this tab's history was scrolled, JSON; kept for this tab only. */
  scrollPositions: "scroll_positions",
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** Further keys in the extension's storage, where the ones above are used as well. */
export const EXTENSION_KEYS = {
  /** Hosts on which the reader wants no launcher, JSON. */
  hiddenHosts: "hidden_hosts",
  /** Before a tab's number: what the site handed over for it, JSON; until the browser is closed. */
  handedOver: "handed_over_",
  /** Before a tab's number: which enhancement was the last one there, JSON; until the browser is closed. */
  lastEnhanced: "last_enhanced_",
} as const;
