import type { EmbeddedBackend } from "../../supabase/local/embedded-backend";
import type { Account, RestAnswer, RestCall } from "../support/rest-caller";
import {
  readCatalogue,
  type Catalogue,
  type DatabaseFunction,
  type Relation,
} from "./access-catalogue";
import {
  digestOfOthers,
  keepFewPrompts,
  ownedTables,
  resetRows,
  type PromptIds,
} from "./access-fixture";
import { functionCalls, hiddenRelationCalls } from "./access-hidden";
import {
  isRefusedCall,
  leakIn,
  readOutcome,
  writeOutcome,
  type RowCounts,
} from "./access-outcomes";
import {
  createIdentities,
  personasOf,
  type Identities,
  type Persona,
  type PersonaName,
} from "./access-personas";
import { hasRefusedToken, readCalls } from "./access-reads";
import {
  ACCOUNT_FUNCTIONS,
  BROWSER_FUNCTIONS,
  RELATION_VERDICTS,
  SECRET_KEY_FUNCTIONS,
} from "./access-verdicts";
import { mayWrite, writeCalls, type WriteCall } from "./access-writes";

/** What a copy of the database needs to be asked the same questions again. */
export type MatrixSetup = { prompts: PromptIds; identities: Identities };
export type Matrix = {
  backend: EmbeddedBackend;
  catalogue: Catalogue;
  prompts: PromptIds;
  personas: Record<PersonaName, Persona>;
  /** Requests made so far. */
  calls: number;
};
/** A line for each request whose outcome is not the verdict's, as soon as it is known. */
type Differences = AsyncGenerator<string, void>;

/** A small library, an account for each persona, and one row of each in every table that has owners. */
export async function prepareMatrix(
  backend: EmbeddedBackend,
  createAccount?: (name: string) => Promise<Account>,
): Promise<MatrixSetup> {
  const prompts = await keepFewPrompts(backend);
  const setup = { prompts, identities: await createIdentities(backend, createAccount) };
  await resetCallers(backend, setup);
  return setup;
}

/** Gives every caller its one row in each table again. */
export async function resetCallers(
  backend: EmbeddedBackend,
  { prompts, identities }: MatrixSetup,
): Promise<void> {
  const tables = ownedTables(await readCatalogue(backend));
  for (const ownerId of new Set(Object.values(identities).map(({ ownId }) => ownId)))
    await resetRows(backend, { tables, ownerId, promptId: prompts.known });
}

export async function startMatrix(
  backend: EmbeddedBackend,
  { prompts, identities }: MatrixSetup,
): Promise<Matrix> {
  const catalogue = await readCatalogue(backend);
  return { backend, catalogue, prompts, personas: personasOf(backend, identities), calls: 0 };
}

async function send(matrix: Matrix, persona: Persona, request: RestCall): Promise<RestAnswer> {
  matrix.calls += 1;
  return persona.call(request);
}

const describeCall = ({ name }: Persona, { method, path, body, headers }: RestCall): string =>
  [name, method, path, body && JSON.stringify(body), headers && JSON.stringify(headers)]
    .filter(Boolean)
    .join(" ");

async function countRows(
  { backend }: Matrix,
  relation: Relation,
  persona: Persona,
): Promise<RowCounts> {
  const own =
    relation.ownerColumn === null ? "false" : `"${relation.ownerColumn}" = '${persona.ownId}'`;
  const [row] = await backend.sql<RowCounts>(`
    select count(*)::int as total, count(*) filter (where ${own})::int as own,
      (select count(*)::int from library.prompts where is_premium) as paid from ${relation.name}`);
  return row ?? { total: 0, own: 0, paid: 0 };
}

async function* runReads(matrix: Matrix, relation: Relation, persona: Persona): Differences {
  const counts = await countRows(matrix, relation, persona);
  for (const { request, expected } of readCalls(relation, { ...matrix, persona })) {
    const answer = await send(matrix, persona, request);
    const outcome =
      leakIn(answer.text, persona, Object.values(matrix.personas)) ??
      readOutcome(answer, request.method, counts);
    if (outcome !== expected)
      yield `${describeCall(persona, request)}: ${outcome}, not ${expected}`;
  }
}

async function emptyRows(matrix: Matrix, relation: Relation, ownerIds: string[]): Promise<void> {
  if (relation.ownerColumn === null || ownerIds.length === 0) return;
  const list = ownerIds.map((id) => `'${id}'`).join(", ");
  await matrix.backend.sql(
    `delete from ${relation.name} where "${relation.ownerColumn}" in (${list})`,
  );
}

const emptiedBy = ({ without }: WriteCall, { ownId, otherId }: Persona): string[] =>
  ({ nothing: [], "own row": [ownId], "both rows": [ownId, otherId] })[without];

/** Makes every write on rows set right before it, and watches that nobody else's change. */
async function* runWrites(matrix: Matrix, relation: Relation, persona: Persona): Differences {
  const { backend, catalogue, prompts } = matrix;
  const scope = { catalogue, ownerId: persona.ownId };
  const owner = { column: relation.ownerColumn ?? "", id: persona.ownId };
  let digest = await digestOfOthers(backend, scope);
  for (const call of writeCalls(relation, { persona, prompts })) {
    const emptied = emptiedBy(call, persona);
    await emptyRows(matrix, relation, emptied);
    const outcome = writeOutcome(await send(matrix, persona, call.request), call, owner);
    if (outcome !== call.expected)
      yield `${describeCall(persona, call.request)}: ${outcome}, not ${call.expected}`;
    const isRefused = outcome === "refused";
    // Of a refused write only what made room for it is missing.
    const tables = ownedTables(catalogue).filter((table) => !isRefused || table === relation);
    for (const ownerId of new Set(isRefused ? emptied : [persona.ownId, ...emptied]))
      await resetRows(backend, { tables, ownerId, promptId: prompts.known });
    if (emptied.includes(persona.otherId)) digest = await digestOfOthers(backend, scope);
    else if (outcome !== "refused" && (await digestOfOthers(backend, scope)) !== digest)
      yield `${describeCall(persona, call.request)}: changed somebody else's rows`;
  }
  if ((await digestOfOthers(backend, scope)) !== digest)
    yield `${persona.name}, writing to ${relation.name}, changed somebody else's rows`;
}

async function* runHidden(matrix: Matrix, relation: Relation, persona: Persona): Differences {
  for (const request of hiddenRelationCalls(relation, matrix.catalogue)) {
    const { status } = await send(matrix, persona, request);
    if (status < 400) yield `${describeCall(persona, request)}: answered with ${status}`;
  }
}

const mayCall = (persona: Persona, name: string): boolean =>
  persona.name === "secret key"
    ? SECRET_KEY_FUNCTIONS.includes(name)
    : (BROWSER_FUNCTIONS.includes(name) && !hasRefusedToken(persona)) ||
      (ACCOUNT_FUNCTIONS.includes(name) && mayWrite(persona));

async function* runFunction(
  matrix: Matrix,
  called: DatabaseFunction,
  persona: Persona,
): Differences {
  const isAllowed = mayCall(persona, called.name);
  for (const request of functionCalls(called)) {
    const answer = await send(matrix, persona, request);
    const leak = leakIn(answer.text, persona, Object.values(matrix.personas));
    if (leak !== null) yield `${describeCall(persona, request)}: gave away ${leak}`;
    if (isRefusedCall(answer) === isAllowed)
      yield `${describeCall(persona, request)}: answered with ${answer.status} ${answer.text}`;
  }
  if (!ACCOUNT_FUNCTIONS.includes(called.name)) return;
  const { backend, catalogue, prompts } = matrix;
  const tables = ownedTables(catalogue);
  await resetRows(backend, { tables, ownerId: persona.ownId, promptId: prompts.known });
}

/** What one persona can do with one object, against its verdict. */
export async function* differencesOf(
  matrix: Matrix,
  { objectName, personaName }: { objectName: string; personaName: PersonaName },
): Differences {
  const persona = matrix.personas[personaName];
  for (const called of matrix.catalogue.functions.filter(({ name }) => name === objectName))
    yield* runFunction(matrix, called, persona);
  const relation = matrix.catalogue.relations.find(({ name }) => name === objectName);
  if (relation === undefined) return;
  if (RELATION_VERDICTS[objectName] === undefined) {
    yield* runHidden(matrix, relation, persona);
  } else {
    yield* runReads(matrix, relation, persona);
    yield* runWrites(matrix, relation, persona);
  }
}
