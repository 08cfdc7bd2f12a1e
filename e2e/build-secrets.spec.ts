import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

const DIST = join(import.meta.dirname, "..", "dist");
/** Secret keys of the backend and of the payment provider, and signed tokens. */
const SECRET =
  /sb_secret_|service_role|sk_live|sk_test|whsec_|eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("no file of the build holds what looks like a secret", () => {
  const files = filesOf(DIST);
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(SECRET)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
