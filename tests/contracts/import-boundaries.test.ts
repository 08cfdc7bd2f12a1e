import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const file of [".oxlintrc.json", "tsconfig.json", "package.json"])
    cpSync(file, join(project, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
});
afterEach(() => rmSync(project, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

function lint(): string {
  try {
    return execFileSync("npx", ["--no-install", "oxlint", "src"], {
      cwd: project,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

const ONE = "export const one = 1;\n";

test.each([
  [
    "a feature that imports another feature",
    "src/features/alpha/two.ts",
    "@/features/beta/one",
    "src/features/beta/one.ts",
  ],
  ["a rule that reads data", "src/domain/two.ts", "@/data/one", "src/data/one.ts"],
  ["a guide page that reads data", "src/content/two.ts", "@/data/one", "src/data/one.ts"],
  [
    "a primitive that knows a feature",
    "src/ui/two.ts",
    "@/features/beta/one",
    "src/features/beta/one.ts",
  ],
  [
    "a shared part that knows a feature",
    "src/components/two.tsx",
    "@/features/beta/one",
    "src/features/beta/one.ts",
  ],
  ["a shared part that reads data", "src/components/two.ts", "@/data/one", "src/data/one.ts"],
  [
    "a primitive that knows a shared part",
    "src/ui/two.ts",
    "@/components/one",
    "src/components/one.ts",
  ],
  ["a base module that reaches up", "src/config/two.ts", "@/domain/one", "src/domain/one.ts"],
])("the linter catches %s", (_name, importer, specifier, imported) => {
  plant(imported, ONE);
  plant(importer, `import { one } from "${specifier}";\n\nexport const two = one;\n`);
  expect(lint()).toContain("boundaries(dependencies)");
});

test("the linter allows a page to compose features", () => {
  plant("src/features/beta/one.ts", ONE);
  plant(
    "src/pages/two.ts",
    'import { one } from "@/features/beta/one";\n\nexport const two = one;\n',
  );
  expect(lint()).not.toContain("boundaries(dependencies)");
});

test.each([
  ["the toast library", "sonner", "toast"],
  ["a second client", "@supabase/supabase-js", "createClient"],
])("the linter keeps %s behind its one module", (_name, specifier, name) => {
  plant(
    "src/features/alpha/two.ts",
    `import { ${name} } from "${specifier}";\n\nexport const two = ${name};\n`,
  );
  expect(lint()).toContain("no-restricted-imports");
});
