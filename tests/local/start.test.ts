import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { createKeys, loadKeys } from "../../supabase/local/keys";
import { applyMigrations } from "../../supabase/local/migrations";
import { checkNodeVersion, portOf, StartFault } from "../../supabase/local/start-checks";
import { createTestCheckout } from "../../supabase/local/test-checkout/test-checkout";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s will do", (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test.each(["18.20.4", "20.18.3", "16.0.0"])("Node %s is refused in one sentence", (version) => {
  expect(() => checkNodeVersion(version)).toThrow(
    `Node ${version} is too old: this project needs 20.19 or newer.`,
  );
});

test("the port is 4173 unless PORT says otherwise", () => {
  expect([portOf(undefined), portOf("8080")]).toEqual([4173, 8080]);
});

test.each(["abc", "0", "70000", "80.5"])("PORT=%s is refused in one sentence", (text) => {
  expect(() => portOf(text)).toThrow(StartFault);
});

function start(environment: Record<string, string>, command = "preview") {
  return spawnSync("node", ["--import", "tsx", "src/entries/local/start.ts", command], {
    env: { ...process.env, DATA_FOLDER: folder, ...environment },
    encoding: "utf8",
  });
}

describe("on a busy port", () => {
  let occupant: Server;
  let port: number;
  beforeEach(async () => {
    occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(0, "localhost", resolve));
    const address = occupant.address();
    port = address !== null && typeof address === "object" ? address.port : 0;
  });
  afterEach(() => void occupant.close());

  test("the start ends with one sentence and a non-zero code", () => {
    const { status, stderr, stdout } = start({ PORT: String(port) });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim()).toBe(
      `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`,
    );
  });
});

/** For tests that make databases, or open them in another process. */
const DATABASE_TIMEOUT_MS = 90_000;
const CREATE_MIGRATION_LIST =
  "create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text, name text, statements text[])";

test(
  "a database made by earlier migrations is kept, and the start says how to start over",
  async () => {
    const url = join(folder, "database");
    const before = await createPgliteConnection({ url });
    await before.driver.exec(`${CREATE_MIGRATION_LIST};
    insert into supabase_migrations.schema_migrations values ('20261120000100', 'library');
    create table kept (note text); insert into kept values ('mine')`);
    await before.close();

    const { status, stderr, stdout } = start({ PORT: "45124" }, "serve");
    // It is found out before the site is built.
    expect(stdout).toBe("");
    expect(stderr.trim()).toBe(
      'The local database was made by an earlier version of this project: "npm run reset" starts over with a new one.',
    );
    expect(status).toBe(1);

    const after = await createPgliteConnection({ url });
    expect((await after.driver.query("select note from kept")).rows).toEqual([{ note: "mine" }]);
    expect((await after.driver.query("select to_regclass('library.prompts') as r")).rows).toEqual([
      { r: null },
    ]);
    await after.close();
  },
  DATABASE_TIMEOUT_MS,
);

test(
  "a database is refused when an applied migration has changed, or its text was not kept",
  async () => {
    const connection = await createPgliteConnection();
    await connection.driver.exec(CREATE_MIGRATION_LIST);
    const first = { version: "1", name: "first", sql: "create table a ()" };
    const second = { version: "2", name: "second", sql: "create table b ()" };
    const refused = /made by an earlier version of this project: "npm run reset"/;
    await applyMigrations(connection, [first]);
    await applyMigrations(connection, [first, second]);
    const changed = { ...first, sql: "create table a (note text)" };
    const third = { version: "3", name: "third", sql: "create table c ()" };
    await expect(applyMigrations(connection, [changed, second, third])).rejects.toThrow(refused);
    await connection.driver.exec(
      "update supabase_migrations.schema_migrations set statements = null where version = '1'",
    );
    await expect(applyMigrations(connection, [first, second, third])).rejects.toThrow(refused);
    const { rows } = await connection.driver.query("select to_regclass('c') as relation");
    expect(rows).toEqual([{ relation: null }]);
    await connection.close();
  },
  DATABASE_TIMEOUT_MS,
);

test("a failed migration is named, and leaves nothing half done", async () => {
  const connection = await createPgliteConnection();
  await connection.driver.exec(CREATE_MIGRATION_LIST);
  const broken = {
    version: "20260101000000",
    name: "broken",
    sql: "create table a (x int); oops;",
  };
  await expect(applyMigrations(connection, [broken])).rejects.toThrow(
    /^Migration 20260101000000_broken\.sql failed: syntax error/,
  );
  const { rows } = await connection.driver.query("select to_regclass('a') as relation");
  expect(rows).toEqual([{ relation: null }]);
  await connection.close();
});

test("the keys of a database are made once and differ between databases", () => {
  const first = loadKeys(folder);
  expect(loadKeys(folder)).toEqual(first);
  expect(createKeys().secretKey).not.toBe(first.secretKey);
});

const openTestCheckout = (dataFolder: string) =>
  createTestCheckout({ siteUrl: "http://localhost:4173", dataFolder, fetch });

describe.each([
  ["keys.json", loadKeys],
  ["test-checkout.json", openTestCheckout],
])("a damaged %s", (name, open) => {
  test.each(["", '{"publishableKey": "sb_pub', "null", "{}"])("%j is kept and reported", (text) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    expect(() => open(folder)).toThrow(
      new StartFault(
        `${file} is damaged. Restore it, or start over with a new database: "npm run reset".`,
      ),
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  });
});

test(
  "a damaged database is kept, and the start says what to do in one sentence",
  () => {
    const database = join(folder, "database");
    mkdirSync(database);
    writeFileSync(join(database, "PG_VERSION"), "17\n");
    const { status, stderr, stdout } = start({ PORT: "45126" });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.trim()).toMatch(
      /^The local database in .* cannot be opened \(.*\)\. .* start over with a new one: "npm run reset"\.$/,
    );
    expect(readdirSync(database)).toEqual(["PG_VERSION"]);
  },
  DATABASE_TIMEOUT_MS,
);
