import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Finding = { severity: string; category: string; message: string };

const COMMAND = createRequire(import.meta.url).resolve(
  "@postgres-language-server/cli/bin/postgres-language-server",
);

/**
 * What Supabase's database linter says of a database: splinter's queries, which this command line tool carries
 * (https://github.com/supabase/splinter). Set `pgrst.db_schemas` on the database first: without it the queries
 * pass over everything that is exposed. Throws when the tool could not read the database.
 */
export async function lintDatabase(url: string): Promise<Finding[]> {
  // An empty folder: the tool would read a configuration file of the working folder or those above it.
  const folder = await mkdtemp(join(tmpdir(), "prompts-linter-"));
  const report = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [
        COMMAND,
        "dblint",
        `--connection-string=${url}`,
        "--reporter=json",
        "--max-diagnostics=none",
      ],
      { cwd: folder, env: { ...process.env, PGT_LOG_PATH: folder } },
      // It exits with 1 when it has found errors; the report says what they are.
      (_error, output) => resolve(output),
    );
  });
  await rm(folder, { recursive: true, force: true });
  const { diagnostics } = JSON.parse(report) as { diagnostics: Finding[] };
  return diagnostics.filter(({ category }) => category.startsWith("splinter/"));
}

/** The rule alone: `rlsDisabledInPublic` of `splinter/security/rlsDisabledInPublic`. */
export const ruleOf = ({ category }: Finding): string => category.split("/").at(-1) ?? "";
