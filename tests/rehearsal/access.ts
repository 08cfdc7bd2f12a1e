import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import { readCatalogue } from "../db/access-catalogue";
import {
  compareExposedPrivileges,
  comparePrivileges,
  compareWithVerdicts,
  readUnguarded,
} from "../db/access-coverage";
import { differencesOf, prepareMatrix, startMatrix, type MatrixSetup } from "../db/access-matrix";
import { claimsOf, PERSONAS, signToken } from "../db/access-personas";
import {
  ACCOUNT_FUNCTIONS,
  BROWSER_FUNCTIONS,
  HIDDEN_OBJECTS,
  RELATION_VERDICTS,
  SECRET_KEY_FUNCTIONS,
} from "../db/access-verdicts";
import { listGuards, type Guard } from "../mutation/guards";
import { failedCatalogueCheckOf } from "../mutation/in-process-checks";
import { startPostgresBackend } from "../support/postgres-backend";
import type { RealPostgres } from "../support/real-postgres";
import { restCaller, type Account } from "../support/rest-caller";
import { requireNone } from "./findings";

const OBJECTS = [
  ...Object.keys(RELATION_VERDICTS),
  ...BROWSER_FUNCTIONS,
  ...ACCOUNT_FUNCTIONS,
  ...SECRET_KEY_FUNCTIONS,
  ...Object.keys(HIDDEN_OBJECTS).filter((name) => name.includes(".")),
];

/** An account as the authentication service leaves it, with a token as that signs them. */
async function createAccount(backend: EmbeddedBackend, name: string): Promise<Account> {
  const id = crypto.randomUUID();
  const email = `${name}-${id}@example.com`;
  await backend.sql(`insert into auth.users (id, aud, role, email, email_confirmed_at)
    values ('${id}', 'authenticated', 'authenticated', '${email}', now())`);
  const token = signToken(claimsOf({ id, email }), backend.keys.jwtSecret);
  const account = { id, email, token, call: restCaller(backend, token) };
  const { status, text } = await account.call({ method: "POST", path: "users", body: { id } });
  if (status !== 201) throw new Error(`A profile could not be made: ${status} ${text}`);
  return account;
}

/** What the catalogue says of rights, against the reviewed list. */
export async function checkCatalogue({ pool }: RealPostgres): Promise<string> {
  const backend = {
    sql: async <Row>(statement: string) => (await pool.query(statement)).rows as Row[],
  };
  const { withoutVerdict, withoutObject } = compareWithVerdicts(await readCatalogue(backend));
  requireNone([...withoutVerdict, ...withoutObject], "differences between objects and verdicts");
  for (const compare of [comparePrivileges, compareExposedPrivileges]) {
    const { held, reviewed } = await compare(backend);
    const wrong = Object.keys(reviewed).filter((name) => held[name] !== reviewed[name]);
    const lines = wrong.map((name) => `${name}: "${held[name]}", not "${reviewed[name]}"`);
    requireNone(lines, "privileges that nobody reviewed");
  }
  const unguarded = await readUnguarded(backend);
  requireNone(
    unguarded.map(({ name }) => name),
    "relations without row-level security",
  );
  return "as reviewed";
}

/** Every request of the attack matrix. */
async function checkRequests(backend: EmbeddedBackend, setup: MatrixSetup): Promise<number> {
  const matrix = await startMatrix(backend, setup);
  const differences: string[] = [];
  for (const personaName of PERSONAS)
    for (const objectName of OBJECTS)
      for await (const difference of differencesOf(matrix, { objectName, personaName }))
        differences.push(difference);
  requireNone(differences, "requests answered otherwise than their verdicts say");
  return matrix.calls;
}

/** Puts a few accounts and prompts of its own in place of those there are. Returns what was done, in words. */
export async function checkAccess(server: RealPostgres): Promise<string> {
  const backend = await startPostgresBackend(server.pool, server.url);
  try {
    await backend.sql("delete from auth.users");
    const setup = await prepareMatrix(backend, (name) => createAccount(backend, name));
    return `${await checkRequests(backend, setup)} requests as ${PERSONAS.length} callers`;
  } finally {
    await backend.close();
  }
}

const SEEN_IN_CATALOGUE = ["grant", "revoke", "row-level security", "view"];

/** Single columns and exposed functions are reviewed by requests alone. */
const isSeenInCatalogue = ({ kind, name, object, restoreSql }: Guard): boolean =>
  restoreSql !== null &&
  SEEN_IN_CATALOGUE.includes(kind) &&
  !name.includes(" (") &&
  !(name.startsWith("execute on ") && object.startsWith("public"));

/** Removes each guard that the catalogue shows, one at a time, and expects the review to notice. */
export async function checkGuards({ pool }: RealPostgres): Promise<string> {
  const client = await pool.connect();
  const sql = async <Row>(statement: string) => (await client.query(statement)).rows as Row[];
  try {
    const guards = await listGuards({ sql });
    const seen = guards.filter(isSeenInCatalogue);
    const unnoticed: string[] = [];
    for (const { kind, name, removeSql } of seen) {
      await client.query(`begin; ${removeSql}`);
      if ((await failedCatalogueCheckOf({ sql })) === null) unnoticed.push(`${kind}: ${name}`);
      await client.query("rollback");
    }
    requireNone(unnoticed, "guards whose loss nothing notices");
    return `${seen.length} of ${guards.length} guards; npm run test:mutation covers the rest`;
  } finally {
    client.release();
  }
}
