import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

// Rights are asked of `entitlement`. The places that may name the raw flags are a short list.
const ALLOWED = [
  "src/config/storage-keys.ts",
  "src/data/profile/",
  "src/data/viewer/",
  "src/domain/entitlement",
  "src/platform/premium-flag.ts",
  "src/types/",
];
const RAW_FLAG =
  /is_subscribed|premium_activated_at|profile\??\.is_premium|STORAGE_KEYS\.isPremium/;

const sourceFiles = (readdirSync("src", { recursive: true }) as string[])
  .map((file) => join("src", file))
  .filter((file) => /\.tsx?$/.test(file));

test("no screen reads a premium flag; it asks the entitlement", () => {
  const readers = sourceFiles
    .filter((file) => !ALLOWED.some((path) => file.startsWith(path)))
    .filter((file) => RAW_FLAG.test(readFileSync(file, "utf8")));
  expect(readers).toEqual([]);
});

test("nothing renders a string as HTML", () => {
  const writers = sourceFiles.filter((file) =>
    /dangerouslySetInnerHTML|\.innerHTML/.test(readFileSync(file, "utf8")),
  );
  expect(writers).toEqual([]);
});
