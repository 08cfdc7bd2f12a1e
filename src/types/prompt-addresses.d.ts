// Made from supabase/prompts by supabase/prompts/tools/prompt-addresses.ts.

declare module "virtual:premium-offer" {
  import type { Category } from "@/config/categories";

  /** The premium prompt that the premium page shows in full. */
  export const PUBLIC_PROMPT: {
    title: string;
    category: Category;
    content: string;
  };
  export const PROMPT_COUNTS: { free: number; premium: number };
}

declare module "virtual:category-counts" {
  import type { Category } from "@/config/categories";

  export const CATEGORY_COUNTS: Readonly<Record<Category, number>>;
}

declare module "virtual:prompt-addresses" {
  /** The slugs that are not `slugify(title)`, by the prompt's id. */
  export const SLUG_EXCEPTIONS: Readonly<Record<string, string>>;
  /** Slugs of earlier titles, each with the one that replaced it. */
  export const FORMER_SLUGS: Readonly<Record<string, string>>;
}

declare module "virtual:prompt-titles" {
  import type { Category } from "@/config/categories";

  /** Every prompt's title: 18 kB over the wire, so it is imported when it is needed. */
  export const TITLE_GROUPS: readonly {
    category: Category;
    isPremium: boolean;
    titles: readonly string[];
  }[];
  /** The slugs that are not `slugify(title)`. */
  export const SLUGS_BY_TITLE: Readonly<Record<string, string>>;
  /** The featured prompts, by slug. */
  export const FEATURED_TITLES: readonly string[];
}
