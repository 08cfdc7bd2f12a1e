/** Made from supabase/prompts by supabase/prompts/tools/prompt-addresses.ts. */
declare module "virtual:prompt-addresses" {
  /** The slugs that are not `slugify(title)`, by the prompt's id. */
  export const SLUG_EXCEPTIONS: Readonly<Record<string, string>>;
  /** Slugs of earlier titles, each with the one that replaced it. */
  export const FORMER_SLUGS: Readonly<Record<string, string>>;
}
