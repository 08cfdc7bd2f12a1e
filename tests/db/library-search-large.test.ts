import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Prompt, PromptMatch } from "@/types/entities";

import { asReader } from "../support/as-reader";
import { loadPrompts, RARE_WORD } from "../support/generated-prompts";
import { hasRealPostgres, startRealPostgres, type RealPostgres } from "../support/real-postgres";
import {
  idsByTheRule,
  isClose,
  isInOrder,
  readPages,
  type Search,
} from "../support/search-reference";

const COUNT = 5000;
const PREMIUM_USER = "00000000-0000-4000-8000-000000000009";
const LOADING_MS = 120_000;

const SEARCHES = [
  ["common", "the"],
  ["in the middle of words", "ing"],
  ["of two letters", "ai"],
  ["of one letter", "e"],
  ["of signs", "("],
  ["of two letters that occur nowhere", "zq"],
  ["of two rare letters", "kk"],
  ["of a rare sign", "~"],
  ["of signs and a letter", "a)"],
  ["of a sign that nobody types", "a\u0001"],
  ["of short words", "a plan"],
  ["of three words", "plan weekly email"],
  ["of a few hundred", "email"],
  ["rare", RARE_WORD],
  ["without a match", "zzqxv"],
] as const;

describe.skipIf(!hasRealPostgres)("5,000 prompts on a server of its own", () => {
  let postgres: RealPostgres;
  beforeAll(async () => {
    postgres = await startRealPostgres(4);
    await loadPrompts((sql) => postgres.pool.query(sql), COUNT);
    await postgres.pool.query("insert into auth.users (id) values ($1)", [PREMIUM_USER]);
    await postgres.pool.query(
      `insert into private.subscriptions (user_id, status, current_period_end)
       values ($1, 'active', now() + interval '1 month')`,
      [PREMIUM_USER],
    );
  }, LOADING_MS);
  afterAll(() => postgres.stop());

  const find =
    (userId: string | null) =>
    (search: object): Promise<PromptMatch[]> =>
      asReader(postgres.pool, userId, {
        sql: "select * from public.search_prompts($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        values: Object.values(search),
      });

  describe.each([
    ["a guest", null],
    ["a subscriber", PREMIUM_USER],
  ])("%s", (_who, userId) => {
    let visible: Prompt[];
    beforeAll(async () => {
      visible = await asReader(postgres.pool, userId, { sql: "select * from public.prompts" });
    });

    test.each(SEARCHES)("finds what the rule does for a search %s", async (_what, text) => {
      for (const group of ["featured", "free", "premium"] as const) {
        const search: Search = { text, group, category: null };
        const expected = idsByTheRule(visible, search);
        // oxlint-disable-next-line no-await-in-loop
        const found = await readPages(find(userId), search, { pageSize: 100, most: 11 });
        const ids = found.map(({ id }) => id);
        const total = found[0]?.total ?? 0;
        const isCounted = total <= 1000;
        const matches = found.filter((row) => !isClose(row));
        expect(isCounted ? expected.filter((id) => !ids.includes(id)) : []).toEqual([]);
        expect(total).toBe(isCounted ? matches.length : 1001);
        expect(total).toBeGreaterThanOrEqual(Math.min(expected.length, 1001));
        expect(new Set(ids).size).toBe(ids.length);
        expect(isInOrder(found)).toBe(true);
      }
    });

    test("pages on to the last of more matches than are counted", async () => {
      const search: Search = { text: "the", group: "free", category: null };
      const expected = idsByTheRule(visible, search);
      expect(expected.length).toBeGreaterThan(1000);
      const found = await readPages(find(userId), search, { pageSize: 100, most: 100 });
      const ids = found.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(expected));
      expect(new Set(ids).size).toBe(ids.length);
      expect(isInOrder(found)).toBe(true);
    });
  });

  test.each([
    ["a rare word", RARE_WORD, ["prompts_by_word", "premium_bodies_by_word"]],
    ["a part of a word", "uokk", ["prompts_by_trigram", "premium_bodies_by_trigram"]],
  ])("in titles, texts and bodies finds %s through the indexes", async (_what, text, indexes) => {
    const installed = await postgres.pool.query(
      "select from pg_available_extensions where name = 'pg_trgm'",
    );
    const used = async () => {
      const { rows } = await postgres.pool.query<{ scans: number }>(
        `select count(*) filter (where idx_scan > 0)::integer as scans
         from pg_stat_all_indexes where indexrelname = any ($1)`,
        [indexes],
      );
      return rows[0]?.scans ?? 0;
    };
    await find(PREMIUM_USER)({
      p_search: text,
      p_group: "premium",
      p_category: null,
      p_after_rank: null,
      p_after_premium: null,
      p_after_created_at: null,
      p_after_id: null,
      p_limit: 24,
      p_as_typed: false,
    });
    if (installed.rowCount === 0) return;
    // The server's statistics come a moment later.
    await expect.poll(used, { timeout: 20_000 }).toBe(indexes.length);
  });
});
