import type { AccessToken, OwnPrompt, PastEnhancement, Prompt } from "@/types/entities";

import type { Fact } from "./about-facts";
import type { Collection } from "./collections";
import { hasWholeText, type Standing } from "./entitlement";

export type SavedRow = {
  /** ISO timestamp. */
  savedAt: string;
  prompt: Pick<Prompt, "title" | "category" | "content" | "is_premium">;
};

export type LikedRow = {
  /** ISO timestamp. */
  likedAt: string;
  prompt: Pick<Prompt, "id" | "title">;
};

export type UserData = {
  saved: readonly SavedRow[];
  liked: readonly LikedRow[];
  /** Newest first, like the next. */
  ownPrompts: readonly OwnPrompt[];
  enhancements: readonly PastEnhancement[];
  facts: readonly Fact[];
  /** What the account knows of its access tokens; nothing has the tokens themselves. */
  tokens: readonly Pick<AccessToken, "name" | "created_at" | "last_used_on">[];
  collections: readonly Collection[];
};

type ExportRequest = { data: UserData; entitlement: Standing; now: Date };

/** What a user has saved, liked, written and enhanced, as a JSON file, newest first; its name has the date. */
export function dataExportFile({ data, entitlement, now }: ExportRequest) {
  const exportedAt = now.toISOString();
  const content = {
    exported_at: exportedAt,
    saved_prompts: data.saved
      .toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt))
      .map(({ savedAt, prompt }) => ({
        title: prompt.title,
        category: prompt.category,
        content: prompt.content,
        // True where the content is the teaser of a premium prompt that the user may not open.
        is_teaser: !hasWholeText(entitlement, prompt),
        saved_at: savedAt,
      })),
    liked_prompts: data.liked
      .toSorted((a, b) => Date.parse(b.likedAt) - Date.parse(a.likedAt))
      .map(({ likedAt, prompt }) => ({ id: prompt.id, title: prompt.title, liked_at: likedAt })),
    own_prompts: data.ownPrompts.map(
      ({ id, title, content: text, tags, created_at, updated_at }) => ({
        id,
        title,
        content: text,
        tags,
        created_at,
        updated_at,
      }),
    ),
    // An item's id is that of a prompt of the library, or of one of the user's own.
    collections: data.collections.map(({ name, items }) => ({ name, items })),
    access_tokens: data.tokens.map(({ name, created_at, last_used_on }) => ({
      name,
      created_at,
      last_used_on,
    })),
    about_me: data.facts.map(({ label, value }) => ({ label, value })),
    // The versions of one text share a session.
    enhancements: data.enhancements.map(
      ({ session_id, original, wish, content: text, created_at }) => ({
        session_id,
        original,
        wish,
        content: text,
        created_at,
      }),
    ),
  };
  return {
    name: `your-data-${exportedAt.slice(0, 10)}.json`,
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}
