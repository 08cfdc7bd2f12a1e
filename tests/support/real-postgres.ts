import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { Pool } from "pg";

import { listMigrations } from "../../supabase/local/migrations";
import { HOSTED_PLATFORM } from "./hosted-platform";

const run = promisify(execFile);
const DEBIAN_FOLDER = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const NOBODY = 65_534;

/** Where the newest installed server and its tools are, or null. */
export function serverFolder(): string | null {
  if (!existsSync(DEBIAN_FOLDER)) return null;
  const versions = readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions
      .map((version) => join(DEBIAN_FOLDER, version, "bin"))
      .find((folder) => existsSync(join(folder, "initdb"))) ?? null
  );
}

export const hasRealPostgres = serverFolder() !== null;

export function freePort(): Promise<number> {
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

export type RealPostgres = {
  /** Connections of the superuser, whom row-level security and grants do not bind. */
  pool: Pool;
  url: string;
  /** As the role that applies migrations to a hosted project. */
  ownerUrl: string;
  /** Where psql, pg_dump, and pg_restore of this version are. */
  binaries: string;
  stop: () => Promise<void>;
};

const SUPERUSER = "supabase_admin";

/** Starts a server of its own on a free loopback port, with our migrations applied. */
export async function startRealPostgres(connections: number): Promise<RealPostgres> {
  const server = await startHostedLike(connections);
  for (const { sql } of listMigrations())
    await server.pool.query(`set role postgres; ${sql}; reset role`);
  return server;
}

/** Starts a server of its own with what a new hosted project has, and nothing of ours. */
export async function startHostedLike(connections: number): Promise<RealPostgres> {
  const binaries = serverFolder();
  if (binaries === null) throw new Error("No PostgreSQL server is installed.");
  const data = mkdtempSync(join(tmpdir(), "prompts-postgres-"));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ("uid" in identity) chownSync(data, NOBODY, NOBODY);

  await run(
    join(binaries, "initdb"),
    ["-D", data, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-sync"],
    identity,
  );
  const port = await freePort();
  const settings = ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", data, "-F"];
  const server = spawn(
    join(binaries, "postgres"),
    [...settings, "-c", `max_connections=${connections + 10}`],
    { ...identity, stdio: "ignore" },
  );
  const urlOf = (user: string) => `postgres://${user}@127.0.0.1:${port}/postgres`;
  const pool = new Pool({ connectionString: urlOf(SUPERUSER), max: connections });
  await untilReady(pool);
  await pool.query(HOSTED_PLATFORM);
  return {
    pool,
    url: urlOf(SUPERUSER),
    ownerUrl: urlOf("postgres"),
    binaries,
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
