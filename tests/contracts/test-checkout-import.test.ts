import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const SHIPPED = ["src", "supabase/functions", "public"];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("nothing that is shipped imports the local test checkout, or anything else of supabase/local", () => {
  const files = SHIPPED.flatMap(filesIn);
  expect(files.length).toBeGreaterThan(100);
  const importers = files
    .filter((file) => /\.(?:ts|tsx|js|html)$/.test(file))
    // The build script writes the site, `npm start` serves it, and neither is part of it.
    .filter((file) => !file.startsWith(join("src", "entries", "prerender")))
    .filter((file) => !file.startsWith(join("src", "entries", "local")))
    .filter((file) => /from ["'][^"']*(?:local\/|test-checkout)/.test(readFileSync(file, "utf8")));
  expect(importers).toEqual([]);
});
