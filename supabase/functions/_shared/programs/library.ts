import { type RpcClient, rowsOf } from "../backend.ts";

export type PromptSummary = {
  slug: string;
  title: string;
  /** What a reader gets, in one line. */
  description: string;
  category: string;
  isPremium: boolean;
  /** Without Premium the content of a premium prompt is a teaser. */
  isLocked: boolean;
};
export type LibraryPrompt = PromptSummary & { content: string };
/** In a list, `content` is the beginning of the text. */
export type OwnPrompt = { id: string; title: string; content: string; createdAt: string };

export type SearchInput = { search: string; category: string | null; limit: number };
type UserId = string | null;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** PostgreSQL keeps no U+0000 and refuses a request that has it. */
const withoutNul = (text: string | null) => text?.replaceAll("\0", "") ?? null;

export type Library = ReturnType<typeof createLibrary>;

/** What the account `userId` may read, or a guest (null). Each throws when the database cannot be reached. */
export function createLibrary(client: RpcClient) {
  const own = async (p_user_id: string, p_id: string | null): Promise<OwnPrompt[]> => {
    const rows = await rowsOf(client, { name: "own_prompts_for", p_user_id, p_id });
    return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }) as OwnPrompt);
  };
  const read = async (name: string, input: object): Promise<LibraryPrompt[]> =>
    (await rowsOf(client, { name, ...input })).map(promptOf);
  return {
    async search(userId: UserId, { search, category, limit }: SearchInput) {
      const words = { p_search: withoutNul(search), p_category: withoutNul(category) };
      return read("search_prompts_for", { p_user_id: userId, ...words, p_limit: limit });
    },
    /** Those after a slug, in the order of slugs; `after` null begins. At most 100. */
    async page(userId: UserId, { after, limit }: { after: string | null; limit: number }) {
      const place = { p_slug: null, p_after: withoutNul(after), p_limit: limit };
      return read("read_prompts_for", { p_user_id: userId, ...place });
    },
    async read(userId: UserId, slug: string): Promise<LibraryPrompt | null> {
      const place = { p_slug: withoutNul(slug), p_after: null, p_limit: 1 };
      const [prompt] = await read("read_prompts_for", { p_user_id: userId, ...place });
      return prompt ?? null;
    },
    ownPrompts: (userId: string) => own(userId, null),
    async ownPrompt(userId: string, id: string): Promise<OwnPrompt | null> {
      return UUID.test(id) ? ((await own(userId, id))[0] ?? null) : null;
    },
  };
}

function promptOf(row: Record<string, unknown>): LibraryPrompt {
  const { slug, title, gets, category, is_premium, is_locked, content } = row;
  return {
    slug,
    title,
    description: gets,
    category,
    isPremium: is_premium,
    isLocked: is_locked,
    content,
  } as LibraryPrompt;
}

export function summaryOf({ content: _left, ...summary }: LibraryPrompt): PromptSummary {
  return summary;
}
