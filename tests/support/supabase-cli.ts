import { execFile } from "node:child_process";
import { promisify } from "node:util";

// Supabase's own command line tool comes with a binary of 142 MB, so `npx` fetches it for the few commands that need it.

const CLI = "supabase@3.1.0";
const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const npx = (words: string[], environment: Record<string, string> = {}) =>
  run("npx", words, {
    env: { ...process.env, DO_NOT_TRACK: "1", PGSSLMODE: "disable", ...environment },
    maxBuffer: MAX_OUTPUT_BYTES,
  });

/** Runs one command in the folder that has `supabase/` in it. Throws, with what the tool said, when it fails. */
export async function supabase(
  words: string[],
  environment?: Record<string, string>,
): Promise<{ stdout: string; stderr: string }> {
  try {
    return await npx(["--yes", CLI, ...words], environment);
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const said = `${stdout}\n${stderr}`.replaceAll(/^npm warn.*\n/gm, "").trim();
    throw new Error(`supabase ${words.join(" ")}: ${said}`, { cause: error });
  }
}

export const TYPES_FILE = "src/types/database.ts";
const NOTICE = "// Generated from supabase/migrations by `npm run types`. Do not edit.\n\n";

/** What TYPES_FILE should say of the database at this address, before formatting. */
export async function describeTypes(url: string): Promise<string> {
  const { stdout } = await supabase(["gen", "types", "--schema=public", `--remote=${url}`]);
  return NOTICE + stdout;
}

export const formatFile = (path: string) => npx(["--no-install", "oxfmt", path]);
