import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createDemoAccounts } from "../../supabase/local/demo-accounts";
import {
  startEmbeddedBackend,
  type BackendKeys,
  type EmbeddedBackend,
} from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";
import { quietRefusals } from "../../supabase/local/quiet-refusals";
import { prepareMatrix, resetCallers, type MatrixSetup } from "../db/access-matrix";
import { firstFailedTest, runDatabaseTests } from "./database-tests";
import { listGuards, type Guard } from "./guards";
import { failedCheckOf } from "./in-process-checks";
import { keyOf, mergeResults, readReport, reportOf, type MutantResult } from "./report";

// `npm run test:mutation`: removes each policy, trigger, unique key, revoke, and grant from a copy of the database in
// turn and looks for a test that fails. Writes report.md; exits with 1 when a mutant survives.
// `npm run test:mutation -- prompt_votes` does so for the guards with that in their name, `-- --missing` for those
// without a failing test in the report.

const REPORT = "tests/mutation/report.md";
const SITE_URL = "http://localhost:3000";

type Copies = { keys: BackendKeys; plain: Blob; withCallers: Blob; setup: MatrixSetup };

async function makeCopies(): Promise<Copies & { guards: Guard[] }> {
  const keys = createKeys();
  const backend = await startEmbeddedBackend({ keys, siteUrl: SITE_URL });
  await createDemoAccounts(backend);
  const guards = await listGuards(backend);
  const plain = await backend.dump();
  const setup = await prepareMatrix(backend);
  const withCallers = await backend.dump();
  await backend.close();
  return { keys, plain, withCallers, setup, guards };
}

async function startMutant({ removeSql }: Guard, snapshot: Blob, keys: BackendKeys) {
  const backend = await startEmbeddedBackend({ keys, siteUrl: SITE_URL, snapshot });
  await backend.sql(removeSql);
  return backend;
}

/** In this process: on the shared copy where the guard can be restored, else on a copy of its own. */
async function killedInProcess(guard: Guard, copies: Copies, shared: EmbeddedBackend) {
  if (guard.restoreSql === null) {
    const mutant = await startMutant(guard, copies.withCallers, copies.keys);
    const failed = await failedCheckOf(mutant, copies.setup, guard);
    await mutant.close();
    return failed;
  }
  await shared.sql(guard.removeSql);
  const failed = await failedCheckOf(shared, copies.setup, guard);
  await shared.sql(guard.restoreSql);
  await resetCallers(shared, copies.setup);
  return failed;
}

/** In the other database tests, which start from a copy without the guard. */
async function killedInTests(guard: Guard, copies: Copies, folder: string): Promise<string | null> {
  const mutant = await startMutant(guard, copies.plain, copies.keys);
  const file = join(folder, "mutant.tar");
  await writeFile(file, new Uint8Array(await (await mutant.dump()).arrayBuffer()));
  await mutant.close();
  return firstFailedTest(file, guard);
}

async function requirePassing(copies: Copies, folder: string): Promise<void> {
  const file = join(folder, "original.tar");
  await writeFile(file, new Uint8Array(await copies.plain.arrayBuffer()));
  const failed = await runDatabaseTests(file, []);
  if (failed !== null) throw new Error(`A test fails with every guard in place: ${failed}`);
}

async function requireAllRestored(shared: EmbeddedBackend, guards: Guard[]): Promise<void> {
  const names = (list: Guard[]): string => list.map(keyOf).join("\n");
  if (names(await listGuards(shared)) !== names(guards))
    throw new Error("A guard was not restored.");
}

type Run = { copies: Copies; folder: string; guards: Guard[]; chosen: Guard[] };

async function testMutants(
  guards: Guard[],
  killerOf: (guard: Guard) => Promise<string | null>,
): Promise<MutantResult[]> {
  const results: MutantResult[] = [];
  for (const guard of guards) {
    const killedBy = await killerOf(guard);
    console.log(`${keyOf(guard)} -> ${killedBy ?? "survived so far"}`);
    results.push({ kind: guard.kind, name: guard.name, killedBy });
  }
  return results;
}

/** After many refused statements an embedded database panics (PGlite 0.4.5), so a new copy takes over in time. */
const GUARDS_PER_COPY = 25;

async function runInProcess({ copies, chosen, guards }: Run): Promise<MutantResult[]> {
  const { keys, withCallers: snapshot } = copies;
  const results: MutantResult[] = [];
  for (let done = 0; done < chosen.length; done += GUARDS_PER_COPY) {
    const shared = await startEmbeddedBackend({ keys, siteUrl: SITE_URL, snapshot });
    const batch = chosen.slice(done, done + GUARDS_PER_COPY);
    results.push(...(await testMutants(batch, (guard) => killedInProcess(guard, copies, shared))));
    await requireAllRestored(shared, guards);
    await shared.close();
  }
  return results;
}

/** What the attack matrix does not notice goes to the other tests, which have to pass on the original. */
async function runInTests(
  results: MutantResult[],
  { copies, folder, chosen }: Run,
): Promise<MutantResult[]> {
  const killed = results.filter(({ killedBy }) => killedBy !== null);
  const done = new Set(killed.map(keyOf));
  const rest = chosen.filter((guard) => !done.has(keyOf(guard)));
  if (rest.length === 0) return results;
  await requirePassing(copies, folder);
  return [...killed, ...(await testMutants(rest, (guard) => killedInTests(guard, copies, folder)))];
}

function chosenGuards(guards: Guard[], report: string, wanted: string | undefined): Guard[] {
  if (wanted === undefined) return guards;
  if (wanted !== "--missing") return guards.filter(({ name }) => name.includes(wanted));
  const killed = readReport(report).filter(({ killedBy }) => killedBy !== null);
  const known = new Set(killed.map(keyOf));
  return guards.filter((guard) => !known.has(keyOf(guard)));
}

async function main(): Promise<void> {
  quietRefusals();
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "prompts-mutation-"));
  const { guards, ...copies } = await makeCopies();
  const report = await readFile(REPORT, "utf8");
  const chosen = chosenGuards(guards, report, process.argv[2]);
  const run = { copies, folder, guards, chosen };
  const results = await runInTests(await runInProcess(run), run);
  await rm(folder, { recursive: true, force: true });
  await writeFile(REPORT, reportOf(mergeResults(report, results, guards)));
  const survived = results.filter(({ killedBy }) => killedBy === null).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `\n${results.length} mutants in ${seconds} s, ${results.length - survived} killed, ${survived} survived`,
  );
  process.exitCode = survived === 0 ? 0 : 1;
}

await main();
