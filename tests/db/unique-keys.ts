import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import { readCatalogue, type Relation } from "./access-catalogue";
import { insertionOf, rowOf, SAMPLE_ID } from "./access-fixture";

/** What must be unique, reviewed by hand: for each table its keys, each as its columns in order. */
export const UNIQUE_KEYS: Readonly<Record<string, readonly string[]>> = {
  "library.premium_bodies": ["prompt_id"],
  "library.prompts": ["id", "slug"],
  "private.access_token_hashes": ["token_hash", "token_id"],
  "private.address_key": ["is_only_row"],
  "private.guest_usage": ["guest_id"],
  "private.holds": ["id", "subject, request_id"],
  "private.limits": ["name"],
  "private.rate_windows": ["key, started_at"],
  "private.security_events": ["hour, kind, detail, user_id", "id"],
  "private.stripe_events": ["id"],
  "private.stripe_subscriptions": ["subscription_id"],
  "private.subscriptions": ["user_id"],
  "private.synonyms": ["words"],
  "private.unclaimed_payments": ["subscription_id"],
  "private.usage": ["user_id"],
  "private.used_addresses": ["address_hash"],
  "private.words": ["word"],
  "public.about_facts": ["id", "user_id, position"],
  "public.access_tokens": ["id"],
  "public.collections": ["id", "share_id"],
  "public.enhancements": ["id", "user_id, id", "user_id, request_id"],
  "public.own_prompts": ["id", "share_id"],
  "public.prompt_votes": ["user_id, prompt_id"],
  "public.saved_prompts": ["id", "user_id, prompt_id"],
  "public.settings": ["user_id"],
  "public.users": ["id"],
};

const KEYS_OF_TABLES = `
  select n.nspname || '.' || c.relname as name, string_agg(a.attname, ', ' order by p.place) as key
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(x.indkey::smallint[]) with ordinality p(attnum, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = p.attnum
  where n.nspname in ('public', 'library', 'private') and x.indisunique
  group by n.nspname, c.relname, x.indexrelid order by 1, 2`;

/** The keys that the database keeps, in the form of UNIQUE_KEYS. */
export async function readUniqueKeys(
  backend: Pick<EmbeddedBackend, "sql">,
): Promise<Record<string, string[]>> {
  const keys: Record<string, string[]> = {};
  for (const { name, key } of await backend.sql<{ name: string; key: string }>(KEYS_OF_TABLES))
    (keys[name] ??= []).push(key);
  return keys;
}

const ANOTHER_PROMPT = "(select id from library.prompts order by id desc limit 1)";

/** A value that meets no other key, so that only the key in question is met twice. */
function otherValueOf({ columns, promptColumn }: Relation, column: string): string {
  if (column === promptColumn) return ANOTHER_PROMPT;
  const type = columns.find(({ name }) => name === column)?.type;
  if (type === "uuid") return "gen_random_uuid()";
  return type === "timestamp with time zone" ? "'2000-01-01'" : "md5(random()::text)";
}

function duplicationOf(relation: Relation, key: string): string {
  const kept = key.split(", ");
  const inOtherKeys = (UNIQUE_KEYS[relation.name] ?? []).flatMap(
    (other) => other.split(", ").find((column) => !kept.includes(column)) ?? [],
  );
  const written = relation.columns.filter(({ isGenerated }) => !isGenerated);
  const values = written.map(({ name }) =>
    inOtherKeys.includes(name) ? otherValueOf(relation, name) : `"${name}"`,
  );
  const columns = written.map(({ name }) => `"${name}"`).join(", ");
  return `insert into ${relation.name} (${columns}) select ${values.join(", ")} from ${relation.name}
    order by 1 limit 1`;
}

const isDuplicateError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";

/** Tables whose made-up rows need a row of another one, besides an account and a prompt. */
const PARENTS: Readonly<Record<string, string>> = {
  "private.access_token_hashes": "public.access_tokens",
};

type Owner = { ownerId: string; promptId: string };

/** Puts a row twice into the table, against each of its keys in turn: those that let it pass. */
export async function keysWithoutForce(
  backend: Pick<EmbeddedBackend, "sql">,
  { tables, ...owner }: Owner & { tables: string[] },
): Promise<string[]> {
  const { relations } = await readCatalogue(backend);
  const accepted: string[] = [];
  for (const relation of relations.filter(({ name }) => tables.includes(name))) {
    const [row] = await backend.sql<{ count: number }>(
      `select count(*)::int from ${relation.name}`,
    );
    if (row?.count === 0) {
      const parent = relations.find(({ name }) => name === PARENTS[relation.name]);
      if (parent !== undefined)
        await backend.sql(insertionOf(parent, { ...rowOf(parent, owner), id: SAMPLE_ID }));
      await backend.sql(insertionOf(relation, rowOf(relation, owner)));
    }
    // A key of nothing is never met.
    if (relation.columns.some(({ name }) => name === "share_id"))
      await backend.sql(`update ${relation.name} set share_id = gen_random_uuid()`);
    for (const key of UNIQUE_KEYS[relation.name] ?? []) {
      try {
        await backend.sql(duplicationOf(relation, key));
        accepted.push(`${relation.name} (${key})`);
      } catch (error) {
        // A key is met before any reference is: another error says that this key was not.
        if (!isDuplicateError(error)) accepted.push(`${relation.name} (${key}): ${String(error)}`);
      }
    }
  }
  return accepted;
}
