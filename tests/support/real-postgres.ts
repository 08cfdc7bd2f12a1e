import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { Pool } from "pg";

import { listMigrations } from "../../supabase/local/migrations";

const run = promisify(execFile);
const DEBIAN_FOLDER = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const NOBODY = 65_534;

/** What a Supabase project has before the first migration, as far as ours refer to it. */
const PLATFORM = `
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create schema auth;
create table auth.users (id uuid primary key, email text, email_confirmed_at timestamptz);
create function auth.uid() returns uuid language sql stable as
  $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
grant usage on schema auth to anon, authenticated, service_role;
`;

/** The folder of the newest installed server, or null. */
function serverFolder(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const versions = readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((version) => join(DEBIAN_FOLDER, version, "bin"))
      .find((folder) => existsSync(join(folder, "initdb"))) ?? null
  );
}

export const hasRealPostgres = serverFolder() !== null;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(),
      );
    });
  });
}

export type RealPostgres = { pool: Pool; url: string; stop: () => Promise<void> };

/** Starts a server of its own on a free loopback port, with our migrations applied. */
export async function startRealPostgres(connections: number): Promise<RealPostgres> {
  const folder = serverFolder();
  if (folder === null) throw new Error("No PostgreSQL server is installed.");
  const data = mkdtempSync(join(tmpdir(), "prompts-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ("uid" in identity) chownSync(data, NOBODY, NOBODY);

  await run(
    join(folder, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    identity,
  );
  const port = await freePort();
  const server = spawn(
    join(folder, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      "-k",
      data,
      "-F",
      "-c",
      `max_connections=${connections + 10}`,
    ],
    { ...identity, stdio: "ignore" },
  );
  const pool = new Pool({
    host: "127.0.0.1",
    port,
    user: "postgres",
    database: "postgres",
    max: connections,
  });
  await untilReady(pool);
  await pool.query(PLATFORM);
  for (const { sql } of listMigrations()) await pool.query(sql);
  return {
    pool,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await pool.end();
      await stopServer(server);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const READY_TRIES = 100;
const READY_PAUSE_MS = 100;

async function untilReady(pool: Pool): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (tries === READY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
    }
  }
}

function stopServer(server: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  // "Smart" shutdown: waits for the pool's connections, which are on their way out.
  server.kill("SIGTERM");
  return ended;
}
