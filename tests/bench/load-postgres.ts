import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listMigrations } from "../../supabase/local/migrations";
import { startHostedLike } from "../support/real-postgres";
import { runReaders, type Action, type LoadRow } from "./load-readers";
import { SEARCHES } from "./load-site";

const CONNECTIONS = 20;
const ACCOUNTS = 200;

/** The statements behind browse, search and like, on a PostgreSQL with this folder's migrations and seed. */
export async function loadPostgres(folder: string): Promise<LoadRow[]> {
  const { pool, stop } = await startHostedLike(CONNECTIONS);
  try {
    for (const { sql } of listMigrations(join(folder, "supabase/migrations")))
      await pool.query(`set role postgres; ${sql}; reset role`);
    await pool.query(readFileSync(join(folder, "supabase/seed.sql"), "utf8"));
    const { rows: users } = await pool.query<{ id: string }>(
      "insert into auth.users (id) select gen_random_uuid() from generate_series(1, $1) returning id",
      [ACCOUNTS],
    );
    await pool.query("insert into public.users (id) select id from auth.users");
    const { rows: prompts } = await pool.query<{ id: string }>(
      "select id from library.prompts limit 100",
    );
    const runAs = async (user: string | undefined, text: string, values: unknown[] = []) => {
      const client = await pool.connect();
      try {
        await client.query(
          `begin; set local role ${user === undefined ? "anon" : "authenticated"}`,
        );
        await client.query("select set_config('request.jwt.claim.sub', $1, true)", [user ?? ""]);
        await client.query(text, values);
        await client.query("commit");
      } catch (error) {
        await client.query("rollback");
        throw error;
      } finally {
        client.release();
      }
      return "done" as const;
    };
    let turn = 0;
    const from = "from public.prompts where not is_featured and not is_premium";
    const actions: Action[] = [
      {
        name: "browse",
        share: 50,
        run: () =>
          runAs(
            undefined,
            `select *, (select count(*) ${from}) ${from} order by created_at desc, id desc limit 25`,
          ),
      },
      {
        name: "search",
        share: 30,
        run: () =>
          runAs(
            undefined,
            "select * from public.search_prompts(p_search => $1, p_group => 'free', p_limit => 25)",
            [SEARCHES[(turn += 1) % SEARCHES.length]],
          ),
      },
      {
        name: "like",
        share: 20,
        run: (reader) =>
          runAs(
            users[reader % ACCOUNTS]?.id,
            `insert into public.prompt_votes (user_id, prompt_id, vote_type) values ($1, $2, $3)
             on conflict (user_id, prompt_id) do update set vote_type = excluded.vote_type`,
            [
              users[reader % ACCOUNTS]?.id,
              prompts[(turn += 1) % prompts.length]?.id,
              turn % 3 === 0 ? "dislike" : "like",
            ],
          ),
      },
    ];
    return await runReaders(actions);
  } finally {
    await stop();
  }
}
