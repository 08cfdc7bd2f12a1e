import { writeFileSync } from "node:fs";

import { SEED_FILE } from "../../local/paths.ts";
import { checkLibrary, readRules } from "./checks/check-library.ts";
import { reportTable } from "./checks/report.ts";
import { faultLine, PROMPTS_FOLDER, readPromptSources } from "./prompt-source.ts";
import { seedSqlOf } from "./seed-sql.ts";

/** `npm run prompts`: the category files become supabase/seed.sql. */
function compile(): void {
  const prompts = readPromptSources();
  writeFileSync(SEED_FILE, seedSqlOf(prompts));
  console.log(`Wrote supabase/seed.sql with ${prompts.length} prompts.`);
}

/** `npm run prompts:check`: the report, then every fault with file and line. */
function check(): void {
  const library = checkLibrary(PROMPTS_FOLDER, readRules(PROMPTS_FOLDER));
  console.log(`${reportTable(library.placed.map(({ prompt }) => prompt))}\n`);
  for (const fault of library.faults) console.error(`supabase/prompts/${faultLine(fault)}`);
  console.log(library.faults.length === 0 ? "No faults." : `${library.faults.length} faults.`);
  process.exitCode = library.faults.length === 0 ? 0 : 1;
}

try {
  if (process.argv[2] === "check") check();
  else compile();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
