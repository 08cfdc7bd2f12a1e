import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

import { hasRealPostgres, startRealPostgres } from "../support/real-postgres";

// `npm run types`: migrates an empty PostgreSQL and lets Supabase's own command line tool describe what the browser
// sees of it. The tool comes with a binary of 142 MB, so `npx` fetches it for this command alone.

const TYPES_FILE = "src/types/database.ts";
const CLI = "supabase@3.1.0";
const NOTICE = "// Generated from supabase/migrations by `npm run types`. Do not edit.\n\n";

const npx = (...words: string[]): string =>
  execFileSync("npx", words, {
    encoding: "utf8",
    env: { ...process.env, DO_NOT_TRACK: "1", PGSSLMODE: "disable" },
    stdio: ["ignore", "pipe", "inherit"],
  });

if (!hasRealPostgres) throw new Error("Install PostgreSQL first: the tool needs a real server.");
const server = await startRealPostgres(10);
try {
  const types = npx("--yes", CLI, "gen", "types", "--schema=public", `--remote=${server.url}`);
  writeFileSync(TYPES_FILE, NOTICE + types);
  npx("--no-install", "oxfmt", TYPES_FILE);
} finally {
  await server.stop();
}
