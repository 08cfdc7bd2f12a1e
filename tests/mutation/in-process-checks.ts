import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import {
  compareExposedPrivileges,
  comparePrivileges,
  readDefaultPrivileges,
  readUnguarded,
} from "../db/access-coverage";
import { differencesOf, startMatrix, type Matrix, type MatrixSetup } from "../db/access-matrix";
import type { PersonaName } from "../db/access-personas";
import { keysWithoutForce } from "../db/unique-keys";
import type { Guard } from "./guards";

/** Callers who reveal a missing guard soonest come first. Refused tokens reveal none: they reach no table. */
const CALLERS: readonly PersonaName[] = [
  "free",
  "anonymous",
  "premium",
  "secret key",
  "another free user",
  "expired",
  "refunded",
];
/** What a browser can request that reveals the loss: the view reads both tables of `library` as its reader. */
function requestedObjectOf(object: string): string | null {
  if (object.startsWith("public.")) return object;
  if (object.startsWith("library.") || object === "private.has_premium") return "public.prompts";
  return object === "private.guard_profile" ? "public.users" : null;
}

async function failedRequestOf(
  matrix: Matrix,
  objectName: string,
  callers: readonly PersonaName[],
): Promise<string | null> {
  for (const personaName of callers) {
    const { done: hasPassed } = await differencesOf(matrix, { objectName, personaName }).next();
    if (hasPassed !== true)
      return `access: as ${personaName}, ${objectName} answers every request as its verdict says`;
  }
  return null;
}

async function failedPrivilegesOf(backend: Pick<EmbeddedBackend, "sql">): Promise<string | null> {
  const comparisons = [
    ["hidden objects", await comparePrivileges(backend)],
    ["exposed relations", await compareExposedPrivileges(backend)],
  ] as const;
  for (const [kind, { held, reviewed }] of comparisons)
    if (Object.entries(reviewed).some(([name, privileges]) => held[name] !== privileges))
      return `access: inside the database each role holds what the verdicts say of ${kind}, and no more`;
  return null;
}

/** What PostgreSQL's own catalogue shows without a request, or null. */
export async function failedCatalogueCheckOf(
  backend: Pick<EmbeddedBackend, "sql">,
): Promise<string | null> {
  return (await failedPrivilegesOf(backend)) ?? (await failedCatalogueOf(backend));
}

async function failedDefaultsOf(backend: EmbeddedBackend): Promise<string | null> {
  const held = await readDefaultPrivileges(backend);
  return held.some((line) => line.includes(" "))
    ? "access: what a migration creates is nobody's until it is granted"
    : null;
}

async function failedCatalogueOf(backend: Pick<EmbeddedBackend, "sql">): Promise<string | null> {
  const unguarded = await readUnguarded(backend);
  return unguarded.length > 0
    ? "access: every table of ours has row-level security, and every view obeys its reader's"
    : null;
}

async function failedKeyOf(backend: EmbeddedBackend, setup: MatrixSetup, object: string) {
  const owner = { ownerId: setup.identities.free.ownId, promptId: setup.prompts.known };
  const accepted = await keysWithoutForce(backend, { tables: [object], ...owner });
  return accepted.length > 0 ? "unique-keys: no key lets a row in twice" : null;
}

/** The first check of the attack matrix or of the unique keys that fails on this database, or null. */
export async function failedCheckOf(
  backend: EmbeddedBackend,
  setup: MatrixSetup,
  { object, kind, name }: Pick<Guard, "object" | "kind" | "name">,
): Promise<string | null> {
  if (kind === "unique key") return failedKeyOf(backend, setup, object);
  const matrix = await startMatrix(backend, setup);
  const requested = requestedObjectOf(object);
  // A grant to the signed-out makes a difference to the signed-out alone.
  const callers = name.endsWith(" from anon") ? (["anonymous"] as const) : CALLERS;
  const requests = requested === null ? null : await failedRequestOf(matrix, requested, callers);
  return (
    requests ??
    (await failedCatalogueCheckOf(backend)) ??
    (object === "public" ? failedDefaultsOf(backend) : null)
  );
}
