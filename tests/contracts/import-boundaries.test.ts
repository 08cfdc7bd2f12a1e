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
  [
    "a page that goes to the backend by itself",
    "src/pages/two.ts",
    "@/data/client/one",
    "src/data/client/one.ts",
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

test("the linter keeps the backend behind its one door, in data/client", () => {
  const imports = {
    whole: 'import { createClient as two } from "@supabase/supabase-js";',
    part: 'import { PostgrestClient as two } from "@supabase/postgrest-js";',
    type: 'import type { Session as two } from "@supabase/auth-js";',
    later: 'const two = import("@supabase/auth-js");',
  };
  for (const [name, text] of Object.entries(imports)) {
    for (const folder of ["votes", "client"]) {
      plant(`src/data/${folder}/${name}.ts`, `${text}\n\nexport { two };\n`);
    }
  }
  plant("src/data/client/one.ts", ONE);
  plant("src/data/votes/one.ts", 'export { one } from "../client/one";\n');
  const refused = [...lint().matchAll(/boundaries\(dependencies\).*\n.*\[src\/data\/(\S+)\.ts/g)];
  expect(new Set(refused.map(([, file]) => file))).toEqual(
    new Set(Object.keys(imports).map((name) => `votes/${name}`)),
  );
});

test("the linter keeps the toast library behind its one module", () => {
  plant(
    "src/features/alpha/two.ts",
    'import { toast } from "sonner";\n\nexport const two = toast;\n',
  );
  expect(lint()).toContain("no-restricted-imports");
});
