import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ROOT_FOLDER } from "../../supabase/local/paths";
import { hasRealPostgres } from "../support/real-postgres";
import { machine } from "./library-cases";
import { loadPostgres } from "./load-postgres";
import { READERS, SECONDS, type LoadRow } from "./load-readers";
import { loadSite, type SiteLoad } from "./load-site";

// Lets 200 readers browse, search, like, and enhance for a minute, on `npm start` and, for what is SQL, on PostgreSQL,
// and does the same with another version: npm run bench:load [-- <git ref>]. Without one it takes the last tag.

type Load = { site: SiteLoad; postgres: LoadRow[] };

const git = (...words: string[]): string =>
  execFileSync("git", words, {
    cwd: ROOT_FOLDER,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

function lastTag(): string | undefined {
  try {
    return git("describe", "--tags", "--abbrev=0");
  } catch {
    return undefined;
  }
}

async function loadFolder(folder: string): Promise<Load> {
  const site = await loadSite(folder);
  return { site, postgres: hasRealPostgres ? await loadPostgres(folder) : [] };
}

/** The other version in a worktree of its own, with the packages of this one. */
async function loadVersion(ref: string): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "prompts-version-"));
  try {
    git("worktree", "add", "--detach", "--force", folder, ref);
    symlinkSync(join(ROOT_FOLDER, "node_modules"), join(folder, "node_modules"));
    return await loadFolder(folder);
  } finally {
    git("worktree", "remove", "--force", folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

const cellsOf = (row: LoadRow | undefined): string[] =>
  row === undefined
    ? ["", "", "", ""]
    : [
        String(row.requests),
        `${row.median.toFixed(1)} / ${row.p95.toFixed(1)}`,
        String(row.refused),
        String(row.errors),
      ];

type Version = { name: string; load: Load };

function tableOf(here: Version, others: Version[]): string {
  const versions = [here, ...others];
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const titles = versions.flatMap(({ name }) => [`${name}: requests`, "ms", "refused", "errors"]);
  const rowsOf = (kind: string, pick: (load: Load) => LoadRow[]) =>
    pick(here.load).map(({ name }, index) =>
      line([`${kind}: ${name}`, ...versions.flatMap(({ load }) => cellsOf(pick(load)[index]))]),
    );
  const memory = versions.flatMap(({ load: { site } }) => [
    `${site.megabytes.before} → ${site.megabytes.after} MB`,
    "",
    "",
    "",
  ]);
  return [
    line(["", ...titles]),
    line(["---", ...titles.map(() => "---:")]),
    ...rowsOf("npm start", ({ site }) => site.rows),
    ...rowsOf("PostgreSQL", ({ postgres }) => postgres),
    line(["memory of npm start", ...memory]),
  ].join("\n");
}

const ref = process.argv[2] ?? lastTag();
const here = { name: "here", load: await loadFolder(ROOT_FOLDER) };
const others = ref === undefined ? [] : [{ name: ref, load: await loadVersion(ref) }];
process.stdout.write(`
${READERS} readers for ${SECONDS} seconds on ${machine()}, median / 95th percentile in milliseconds.
${ref === undefined ? "There is no tag to compare with; name a git ref to do so.\n" : ""}
${tableOf(here, others)}
`);
