import { rmSync } from "node:fs";

import { lockData } from "./data-lock";
import { DATA_FOLDER } from "./paths";

// `npm run reset`: the next start makes a new, freshly seeded database.
try {
  lockData(DATA_FOLDER);
  rmSync(DATA_FOLDER, { recursive: true, force: true });
  console.log("The local database was removed. The next start makes a new one.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
