import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createDemoAccounts } from "../supabase/local/demo-accounts";
import {
  startEmbeddedBackend,
  type BackendKeys,
  type EmbeddedBackend,
} from "../supabase/local/embedded-backend";
import { createKeys } from "../supabase/local/keys";
import { quietRefusals } from "../supabase/local/quiet-refusals";
import { prepareMatrix, resetCallers, type MatrixSetup } from "../tests/db/access-matrix";
import { listGuards, type Guard } from "../tests/db/guards";
import { readTeeth, type Bite } from "../tests/db/teeth-lines";
import { redCheckOf } from "./teeth-matrix";
import { mergedBites, teethReport } from "./teeth-report";
import { firstRedTest, runGuardTests } from "./teeth-tests";

// `npm run teeth`: takes each policy, trigger, unique key, revoke and grant out of a copy of the database in
// turn and looks for a check that goes red. Writes tests/db/teeth.md; fails when nothing is red without a guard.
// `npm run teeth -- prompt_votes` does so for the guards with that in their name, `-- --missing` for those
// that the report has no red test for.

const REPORT = "tests/db/teeth.md";
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

async function without({ breakSql }: Guard, snapshot: Blob, keys: BackendKeys) {
  const backend = await startEmbeddedBackend({ keys, siteUrl: SITE_URL, snapshot });
  await backend.sql(breakSql);
  return backend;
}

/** In this process: on the shared copy where the guard can be put back, else on a copy of its own. */
async function redInProcess(guard: Guard, copies: Copies, shared: EmbeddedBackend) {
  if (guard.repairSql === null) {
    const backend = await without(guard, copies.withCallers, copies.keys);
    const red = await redCheckOf(backend, copies.setup, guard);
    await backend.close();
    return red;
  }
  await shared.sql(guard.breakSql);
  const red = await redCheckOf(shared, copies.setup, guard);
  await shared.sql(guard.repairSql);
  await resetCallers(shared, copies.setup);
  return red;
}

/** In the other database tests, which start from a copy without the guard. */
async function redInTests(guard: Guard, copies: Copies, folder: string): Promise<string | null> {
  const broken = await without(guard, copies.plain, copies.keys);
  const file = join(folder, "broken.tar");
  await writeFile(file, new Uint8Array(await (await broken.dump()).arrayBuffer()));
  await broken.close();
  return firstRedTest(file, guard);
}

async function requireGreen(copies: Copies, folder: string): Promise<void> {
  const file = join(folder, "whole.tar");
  await writeFile(file, new Uint8Array(await copies.plain.arrayBuffer()));
  const red = await runGuardTests(file, []);
  if (red !== null) throw new Error(`With every guard in place a test is red already: ${red}`);
}

/** The shared copy has every guard back: its catalogue lists as many as at the start. */
async function requireWhole(shared: EmbeddedBackend, guards: Guard[]): Promise<void> {
  const names = (list: Guard[]): string =>
    list.map(({ kind, name }) => `${kind}: ${name}`).join("\n");
  if (names(await listGuards(shared)) !== names(guards))
    throw new Error("A guard was not put back.");
}

type Run = { copies: Copies; folder: string; guards: Guard[]; chosen: Guard[] };

/** Looks for a red check for each guard in turn, and says so as it goes. */
async function biteAll(
  guards: Guard[],
  redTestOf: (guard: Guard) => Promise<string | null>,
): Promise<Bite[]> {
  const bites: Bite[] = [];
  for (const guard of guards) {
    const redTest = await redTestOf(guard);
    console.log(`${guard.kind}: ${guard.name} -> ${redTest ?? "nothing red yet"}`);
    bites.push({ kind: guard.kind, name: guard.name, redTest });
  }
  return bites;
}

/** One embedded database cannot be refused statements without end: PGlite 0.4.5 then stops with a panic. */
const GUARDS_PER_COPY = 25;

async function biteInProcess({ copies, chosen, guards }: Run): Promise<Bite[]> {
  const { keys, withCallers: snapshot } = copies;
  const bites: Bite[] = [];
  for (let done = 0; done < chosen.length; done += GUARDS_PER_COPY) {
    const shared = await startEmbeddedBackend({ keys, siteUrl: SITE_URL, snapshot });
    const batch = chosen.slice(done, done + GUARDS_PER_COPY);
    bites.push(...(await biteAll(batch, (guard) => redInProcess(guard, copies, shared))));
    await requireWhole(shared, guards);
    await shared.close();
  }
  return bites;
}

/** What the attack matrix does not notice goes to the other tests, which have to be green before. */
async function biteInTests(bites: Bite[], { copies, folder, chosen }: Run): Promise<Bite[]> {
  const noticed = bites.filter(({ redTest }) => redTest !== null);
  const missed = new Set(bites.filter(({ redTest }) => redTest === null).map(({ name }) => name));
  const rest = chosen.filter(({ name }) => missed.has(name));
  if (rest.length === 0) return bites;
  await requireGreen(copies, folder);
  return [...noticed, ...(await biteAll(rest, (guard) => redInTests(guard, copies, folder)))];
}

function chosenGuards(guards: Guard[], earlier: Bite[], wanted: string | undefined): Guard[] {
  if (wanted === undefined) return guards;
  if (wanted !== "--missing") return guards.filter(({ name }) => name.includes(wanted));
  const noticed = earlier.filter(({ redTest }) => redTest !== null);
  const known = new Set(noticed.map(({ kind, name }) => `${kind}: ${name}`));
  return guards.filter(({ kind, name }) => !known.has(`${kind}: ${name}`));
}

async function main(): Promise<void> {
  quietRefusals();
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "prompts-teeth-"));
  const { guards, ...copies } = await makeCopies();
  const earlier = existsSync(REPORT) ? await readFile(REPORT, "utf8") : "";
  const chosen = chosenGuards(guards, readTeeth(earlier), process.argv[2]);
  const run = { copies, folder, guards, chosen };
  const bites = await biteInTests(await biteInProcess(run), run);
  await rm(folder, { recursive: true, force: true });
  await writeFile(REPORT, teethReport(mergedBites(earlier, bites, guards)));
  const missed = bites.filter(({ redTest }) => redTest === null).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `\n${bites.length} guards taken away in ${seconds} s, ${bites.length - missed} noticed`,
  );
  process.exitCode = missed === 0 ? 0 : 1;
}

await main();
