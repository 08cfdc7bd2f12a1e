import { writeFileSync } from "node:fs";

import { PROMPTS_FOLDER, SEED_FILE } from "./paths";
import { readPromptSources } from "./prompt-source";
import { seedSqlOf } from "./seed-sql";

// `npm run prompts`: the category files become supabase/seed.sql.
try {
  const prompts = readPromptSources(PROMPTS_FOLDER);
  writeFileSync(SEED_FILE, seedSqlOf(prompts));
  console.log(`Wrote supabase/seed.sql with ${prompts.length} prompts.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
