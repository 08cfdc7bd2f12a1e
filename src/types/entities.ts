import type { Database, Tables } from "./database";

// Rows keep the names and shapes of their columns: specification, section 3.

/** `content` is the full text, or the teaser of a premium prompt the reader may not open. It is never null. */
export type Prompt = Tables<"prompts"> & { content: string };

/**
 * A prompt that a search found. `rank` is less for the better; `total` counts the matches of the whole search in this
 * group, and is more than `COUNTED_MATCHES_MAX` where counting stopped. `searched` is the text that was searched for,
 * in lower case, and `meant` another spelling that may have been meant: where both are the same, a typo was mended.
 */
export type PromptMatch = Omit<
  Database["public"]["Functions"]["search_prompts"]["Returns"][number],
  "meant"
> & { meant: string | null };

export type Profile = Tables<"users">;

/** A row of the user's own past enhancements. */
export type PastEnhancement = Pick<
  Tables<"enhancements">,
  "id" | "session_id" | "original" | "wish" | "content" | "created_at"
>;

/** A prompt of the user's own. */
export type OwnPrompt = Omit<Tables<"own_prompts">, "user_id" | "versions">;

/** What an account sees of a token after it was made. */
export type AccessToken = Omit<Tables<"access_tokens">, "user_id">;

type Generated = Database["public"];

/** PostgreSQL takes null for any argument and may return it for any single value; the generator allows neither. */
type WithNulls<Called> = Called extends { Args: infer Args; Returns: infer Result }
  ? {
      Args: { [Name in keyof Args]: Args[Name] | null };
      Returns: Result extends readonly unknown[] ? Result : Result | null;
    }
  : never;

/** The generated schema, corrected where the generator is wrong about null. */
export type Schema = {
  public: Omit<Generated, "Views" | "Functions"> & {
    // The view computes `content` from two columns that are never null, which the catalogue cannot tell.
    Views: { prompts: Omit<Generated["Views"]["prompts"], "Row"> & { Row: Prompt } };
    Functions: {
      [Name in keyof Generated["Functions"]]: WithNulls<Generated["Functions"][Name]>;
    };
  };
};
