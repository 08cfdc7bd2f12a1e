import { writeFileSync } from "node:fs";

import { hasRealPostgres, startRealPostgres } from "../support/real-postgres";
import { describeTypes, formatFile, TYPES_FILE } from "../support/supabase-cli";

// `npm run types`: migrates an empty PostgreSQL and lets Supabase's own command line tool describe what the browser
// sees of it.

if (!hasRealPostgres) throw new Error("Install PostgreSQL first: the tool needs a real server.");
const server = await startRealPostgres(10);
try {
  writeFileSync(TYPES_FILE, await describeTypes(server.url));
  await formatFile(TYPES_FILE);
} finally {
  await server.stop();
}
