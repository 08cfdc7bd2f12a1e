import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import {
  isExposed,
  type Argument,
  type Catalogue,
  type Column,
  type Relation,
} from "./access-catalogue";
import { RELATION_VERDICTS } from "./access-verdicts";

/** Stands in every premium body of the small catalogue, and in nothing else. */
export const PAID_MARK = "PAID-BODY";
const PROMPTS_KEPT = 6;
const WORDS_KEPT = 6;

export type PromptIds = {
  /** A premium prompt that every account has voted for and saved. */
  known: string;
  /** A premium prompt that nobody has. */
  fresh: string;
};

/**
 * Cuts the library down to six prompts, three of them premium, and marks the paid bodies. The words of
 * the search outlive their prompts, and every digest would read all six thousand.
 */
export async function keepFewPrompts(backend: EmbeddedBackend): Promise<PromptIds> {
  await backend.sql(`
    delete from library.prompts where id not in (
      select id from (
        select id, row_number() over (partition by is_premium order by id) as place from library.prompts
      ) ranked where place <= ${PROMPTS_KEPT / 2});
    delete from private.words where word not in (
      select word from private.words order by word limit ${WORDS_KEPT});
    update library.premium_bodies set content = '${PAID_MARK} ' || prompt_id;`);
  const rows = await backend.sql<{ id: string }>(
    "select id from library.prompts where is_premium order by id limit 2",
  );
  const [known, fresh] = rows;
  if (known === undefined || fresh === undefined) throw new Error("The seed has too few prompts.");
  return { known: known.id, fresh: fresh.id };
}

export const SAMPLE_ID = "00000000-0000-4000-8000-00000000abcd";
const SAMPLE_BY_TYPE: Readonly<Record<string, unknown>> = {
  uuid: SAMPLE_ID,
  boolean: true,
  integer: 7,
  bigint: 7,
  text: "sample",
  jsonb: {},
  "timestamp with time zone": "2001-01-01T00:00:00Z",
};

/** Values that pass the constraints of tables which no verdict describes, because no request reaches them. */
const HIDDEN_SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  "private.unclaimed_payments": { reason: "unknown_account" },
  "private.subscriptions": { status: "active" },
};

export function sampleOf({ name, type }: Column | Argument, relation?: Relation): unknown {
  const table = relation?.name ?? "";
  const samples = RELATION_VERDICTS[table]?.samples ?? HIDDEN_SAMPLES[table] ?? {};
  return name in samples ? samples[name] : (SAMPLE_BY_TYPE[type] ?? null);
}

/** The least a row of this account needs. */
export function rowOf(
  relation: Relation,
  { ownerId, promptId }: { ownerId: string; promptId: string },
): Record<string, unknown> {
  const { ownerColumn, promptColumn } = relation;
  const required = relation.columns.filter(({ isRequired }) => isRequired);
  return {
    ...Object.fromEntries(required.map((column) => [column.name, sampleOf(column, relation)])),
    ...(ownerColumn !== null && { [ownerColumn]: ownerId }),
    ...(promptColumn !== null && { [promptColumn]: promptId }),
  };
}

export function insertionOf(relation: Relation, row: Record<string, unknown>): string {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(", ");
  const json = JSON.stringify(row).replaceAll("'", "''");
  return `insert into ${relation.name} (${columns})
    select ${columns} from jsonb_populate_record(null::${relation.name}, '${json}');`;
}

/** Exposed tables whose rows belong to accounts. */
export const ownedTables = ({ relations }: Catalogue): Relation[] =>
  relations.filter((relation) => isExposed(relation) && relation.ownerColumn !== null);

/** Gives the account exactly one row in each of these tables, whatever was there. */
export async function resetRows(
  backend: EmbeddedBackend,
  { tables, ownerId, promptId }: { tables: Relation[]; ownerId: string; promptId: string },
): Promise<void> {
  const statements = tables.map(
    (relation) => `
    delete from ${relation.name} where "${relation.ownerColumn}" = '${ownerId}';
    ${insertionOf(relation, rowOf(relation, { ownerId, promptId }))}`,
  );
  await backend.sql(statements.join("\n"));
}

/** A digest of all rows of ours that are not this account's. The counts of votes are anybody's to move. */
export async function digestOfOthers(
  backend: EmbeddedBackend,
  { catalogue, ownerId }: { catalogue: Catalogue; ownerId: string },
): Promise<string> {
  const digests = catalogue.relations.map(
    ({ name, ownerColumn }) => `(
      select coalesce(string_agg((to_jsonb(t) - '{like_count,dislike_count}'::text[])::text, ',' order by to_jsonb(t)::text), '')
      from ${name} t ${ownerColumn === null ? "" : `where t."${ownerColumn}" is distinct from '${ownerId}'`})`,
  );
  const [row] = await backend.sql<{ digest: string }>(
    `select md5(concat_ws('|', ${digests.join(", ")})) as digest`,
  );
  return row?.digest ?? "";
}
