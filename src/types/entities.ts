/** Rows keep the names and shapes of their columns: specification, section 3. */

export type Prompt = {
  id: string;
  title: string;
  /** The full text, or the teaser of a premium prompt the reader may not open. */
  content: string;
  category: string;
  is_premium: boolean;
  is_featured: boolean;
  like_count: number;
  dislike_count: number;
  created_at: string;
};

/** A prompt that a search found, as the function `search_prompts` returns it. */
export type PromptMatch = Prompt & {
  /** 1 to 5, the best first. */
  rank: number;
  /** Of the whole search in this group; more than `COUNTED_MATCHES_MAX` where counting stopped. */
  total: number;
};

export type Profile = {
  id: string;
  email: string | null;
  prompt_usage_count: number;
  is_subscribed: boolean;
  is_premium: boolean;
  /** 'premium' counts as premium. */
  plan: string | null;
  premium_activated_at: string | null;
  premium_source: string | null;
};

/** A row of one's own past enhancements. */
export type PastEnhancement = {
  id: string;
  original: string;
  content: string;
  created_at: string;
};

/** A prompt of one's own. */
export type OwnPrompt = { id: string; title: string; content: string; created_at: string };
