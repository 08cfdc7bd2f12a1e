import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { quietRefusals } from "../../supabase/local/quiet-refusals";
import { serverFolder, startHostedLike, type RealPostgres } from "../support/real-postgres";
import { describeTypes, formatFile, supabase, TYPES_FILE } from "../support/supabase-cli";
import { checkAccess, checkCatalogue, checkGuards } from "./access";
import { digestTables, dumpDatabase, restoreDump } from "./backup";
import { requireNone } from "./findings";
import { SAMPLE_ROWS } from "./sample-rows";
import { checkSettings, warningsIn } from "./settings";

// `npm run rehearse` puts the project on a PostgreSQL of its own, as the root README puts it on a hosted one, then dumps
// it, restores the dump into a second one, and attacks that. `-- backup.dump` restores that file instead.
// `npm run restore -- backup.dump postgresql://...` restores for good, into a project that has the migrations.

const NOT_REHEARSED = `
Not rehearsed, because it takes a hosted project: supabase login, link, config push (only compared), functions deploy,
secrets set, the dashboard's settings (SMTP, redirect addresses, Google), pg_cron, pg_net, Vault, Supabase's own
PostgREST and authentication service (here: the embedded backend's REST interface, and accounts made with SQL).
`;

type Step = readonly [name: string, run: () => Promise<string>];

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function push({ ownerUrl }: RealPostgres, flags: string[]): Promise<string> {
  const { stdout, stderr } = await supabase([
    "db",
    "push",
    "--yes",
    `--remote=${ownerUrl}`,
    ...flags,
  ]);
  requireNone(warningsIn(stderr), "warnings");
  return stdout.trim();
}

async function firstPush(server: RealPostgres): Promise<string> {
  await push(server, ["--include-seed"]);
  const { rows } = await server.pool.query<{ done: string }>(`
    select (select count(*) from supabase_migrations.schema_migrations) || ' migrations, '
      || (select count(*) from library.prompts) || ' prompts' as done`);
  return rows[0]?.done ?? "";
}

async function secondPush(server: RealPostgres): Promise<string> {
  const before = await digestTables(server.pool);
  const answer = await push(server, ["--include-seed"]);
  if (!answer.includes("up to date")) throw new Error(`It did something: ${answer}`);
  await requireSameRows(before, server);
  return "nothing changed";
}

async function requireSameRows(before: Map<string, string>, server: RealPostgres): Promise<string> {
  const after = await digestTables(server.pool);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  requireNone(
    changed.map((name) => `${name}: ${before.get(name)}, then ${after.get(name)}`),
    "tables with other rows",
  );
  return `${names.length} tables, row for row the same`;
}

async function lint({ pool, url }: RealPostgres): Promise<string> {
  const { rowCount } = await pool.query(
    "select from pg_available_extensions where name = 'plpgsql_check'",
  );
  if (rowCount === 0)
    return "SKIPPED: needs the extension plpgsql_check (postgresql-15-plpgsql-check)";
  // The tool makes the extension itself where it may, which hosted projects allow. They have pg_cron, too.
  await pool.query(`create extension plpgsql_check; create schema cron authorization postgres;
    create function cron.schedule(text, text, text) returns bigint language sql as 'select 1'`);
  const schemas = "--schema=public,library,private";
  const { stdout } = await supabase([
    "db",
    "lint",
    `--remote=${url}`,
    schemas,
    "--fail-on=warning",
  ]);
  await pool.query("drop extension plpgsql_check; drop schema cron cascade");
  return stdout.trim() || "no errors, no warnings";
}

async function compareTypes({ url }: RealPostgres): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prompts-types-"));
  const file = join(folder, "database.ts");
  try {
    await writeFile(file, await describeTypes(url));
    await formatFile(file);
    if ((await readFile(file, "utf8")) !== (await readFile(TYPES_FILE, "utf8")))
      throw new Error(`${TYPES_FILE} is not what the database makes: npm run types.`);
    return "as committed";
  } finally {
    await rm(folder, { recursive: true });
  }
}

function deployment(server: RealPostgres, restored: RealPostgres, dump: string): Step[] {
  let before = new Map<string, string>();
  return [
    ["config.toml, read by the tool", checkSettings],
    ["supabase db push --include-seed", () => firstPush(server)],
    ["the same again", () => secondPush(server)],
    ["supabase db lint", () => lint(server)],
    ["generated types", () => compareTypes(server)],
    ["rights in the catalogue", () => checkCatalogue(server)],
    ["guards removed one by one", () => checkGuards(server)],
    [
      "accounts and pg_dump",
      async () => {
        await server.pool.query(SAMPLE_ROWS);
        before = await digestTables(server.pool);
        await dumpDatabase({ url: server.ownerUrl, binaries: server.binaries }, dump);
        return before.get("auth.users")?.replace(/ rows.*/, " accounts") ?? "";
      },
    ],
    ...restoration(restored, dump),
    ["restored rows", () => requireSameRows(before, restored)],
    ["attack matrix on the restored database", () => checkAccess(restored)],
  ];
}

function restoration(server: RealPostgres, dump: string): Step[] {
  const target = { url: server.ownerUrl, binaries: server.binaries };
  return [
    ["supabase db push into an empty one", () => push(server, [])],
    ["restore", async () => (await restoreDump(target, dump), "one transaction")],
  ];
}

async function perform(steps: Step[]): Promise<void> {
  for (const [name, run] of steps) {
    const start = performance.now();
    const result = await run().catch((error: unknown) => error as Error);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const said = result instanceof Error ? `FAILED: ${result.message}` : result;
    print(`${name.padEnd(40)} ${seconds.padStart(6)} s  ${said}`);
    if (result instanceof Error) {
      process.exitCode = 1;
      return;
    }
  }
}

async function main(words: string[]): Promise<void> {
  const binaries = serverFolder();
  if (binaries === null) throw new Error("Install PostgreSQL first: Debian's package postgresql.");
  if (words[0] === "restore") {
    const [, dump, url] = words;
    if (dump === undefined || url === undefined) throw new Error("Say which dump, and where to.");
    return restoreDump({ url, binaries }, dump);
  }
  const [given] = words;
  quietRefusals();
  const folder = await mkdtemp(join(tmpdir(), "prompts-rehearsal-"));
  const started: RealPostgres[] = [];
  const start = async () => {
    const server = await startHostedLike(10);
    started.push(server);
    return server;
  };
  const cleanUp = async () => {
    for (const server of started.splice(0)) await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  process.once("SIGINT", () => void cleanUp().finally(() => process.exit(130)));
  try {
    if (given === undefined) {
      await perform(deployment(await start(), await start(), join(folder, "backup.dump")));
      print(NOT_REHEARSED);
    } else {
      const server = await start();
      await perform([
        ...restoration(server, given),
        ["attack matrix on the restored database", () => checkAccess(server)],
      ]);
    }
  } finally {
    await cleanUp();
  }
}

await main(process.argv.slice(2));
