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

/** The answer of the function `generate-prompt`. */
export type EnhancementResult = {
  enhancedPrompt: string;
  engine: "llm" | "offline";
  requestId: string;
  /** `limit` is null for premium users. */
  usage: { used: number; limit: number | null };
};
