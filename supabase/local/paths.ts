import { fileURLToPath } from "node:url";

// Read into a constant first: Vite takes `new URL(…, import.meta.url)` for an asset in the screen tests.
const moduleUrl = import.meta.url;
export const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, moduleUrl));

export const ROOT_FOLDER = fromRoot("");
export const DIST_FOLDER = fromRoot("dist");
export const MIGRATIONS_FOLDER = fromRoot("supabase/migrations");
export const FUNCTIONS_FOLDER = fromRoot("supabase/functions");
export const SEED_FILE = fromRoot("supabase/seed.sql");
/** The embedded backend's database and keys: one folder, ignored by git, removed by `npm run reset`. */
export const DATA_FOLDER = process.env["DATA_FOLDER"] ?? fromRoot(".local");
