import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  hashSources,
  isBuilt,
  removeLocalBuild,
  writeLocalBuild,
} from "@/entries/prerender/local-build";

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const dist = () => join(root, "dist");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "local-build-"));
  write("package-lock.json", "{}");
  write("src/app/frame.tsx", "one");
  write("src/lib/dates.ts", "two");
  write("supabase/prompts/writing.yaml", "three");
  write("README.md", "read me");
  mkdirSync(dist());
  writeLocalBuild(dist(), { sources: hashSources(root), cards: {} });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test("a start with unchanged sources does not build again", () => {
  expect(isBuilt(root)).toBe(true);
  write("src/app/frame.tsx", "one");
  write("README.md", "read me again");
  write(".env.example", "VITE_GOOGLE_SIGN_IN=true");
  vi.stubEnv("EDITOR", "ed");
  expect(isBuilt(root)).toBe(true);
});

describe("a start builds again after", () => {
  test.each<[string, () => void]>([
    ["a changed source", () => write("src/app/frame.tsx", "One")],
    ["a changed prompt", () => write("supabase/prompts/writing.yaml", "3")],
    ["an added file", () => write("src/app/added.ts", "")],
    ["an added first file of a folder", () => write("public/robots.txt", "")],
    ["a deleted file", () => rmSync(join(root, "src/lib/dates.ts"))],
    [
      "a renamed file",
      () => {
        cpSync(join(root, "src/lib/dates.ts"), join(root, "src/lib/days.ts"));
        rmSync(join(root, "src/lib/dates.ts"));
      },
    ],
    ["an updated package", () => write("package-lock.json", "{ }")],
    ["a new .env", () => write(".env", "VITE_GOOGLE_SIGN_IN=true")],
    [
      "another value of a build variable",
      () => vi.stubEnv("VITE_SITE_ORIGIN", "https://a.example"),
    ],
    ["a build that was interrupted", () => removeLocalBuild(dist())],
    ["a record cut short", () => write("dist/.local-build.json", '{"sources":"')],
    // Vite empties the folder, and only local builds write the record.
    [
      "a build for a host",
      () => {
        rmSync(dist(), { recursive: true });
        write("dist/index.html", "");
      },
    ],
    ["the removal of dist", () => rmSync(dist(), { recursive: true })],
  ])("%s", (_what, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });
});
