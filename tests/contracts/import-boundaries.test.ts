import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

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

function lint(...folders: string[]): string {
  try {
    return execFileSync("npx", ["--no-install", "oxlint", "--format=unix", ...folders], {
      cwd: project,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** The files of which the linter refuses an import. */
function refusedFiles(output: string): Set<string | undefined> {
  const faults = output.matchAll(/^(\S+?):\d+:\d+: .*boundaries\(dependencies\)/gm);
  return new Set([...faults].map(([, file]) => file));
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
  expect(lint("src")).toContain("boundaries(dependencies)");
});

test("the linter allows a page to compose features", () => {
  plant("src/features/beta/one.ts", ONE);
  plant(
    "src/pages/two.ts",
    'import { one } from "@/features/beta/one";\n\nexport const two = one;\n',
  );
  expect(lint("src")).not.toContain("boundaries(dependencies)");
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
  expect(refusedFiles(lint("src"))).toEqual(
    new Set(Object.keys(imports).map((name) => `src/data/votes/${name}.ts`)),
  );
});

test("the linter keeps the toast library behind its one module", () => {
  plant(
    "src/features/alpha/two.ts",
    'import { toast } from "sonner";\n\nexport const two = toast;\n',
  );
  expect(lint("src")).toContain("no-restricted-imports");
});

test("the linter catches a circle of types", () => {
  plant("src/lib/one.ts", 'import type { Two } from "./two";\n\nexport type One = Two[];\n');
  plant("src/lib/two.ts", 'import type { One } from "./one";\n\nexport type Two = One[];\n');
  expect(lint("src")).toContain("import(no-cycle)");
});

const FUNCTIONS = "supabase/functions";
const ENHANCER = `${FUNCTIONS}/generate-prompt`;

/** What a planted module imports, and how. */
const WAYS = {
  value: (path: string) => `import { one } from "${path}";\n\nexport const two = one;\n`,
  type: (path: string) => `import type { One } from "${path}";\n\nexport type Two = One;\n`,
  later: (path: string) => `export const two = () => import("${path}");\n`,
};

type Planted = [importer: string, imported: string, way: keyof typeof WAYS];

const FORBIDDEN: Planted[] = [
  [`${FUNCTIONS}/_shared/http`, `${ENHANCER}/text/one.ts`, "value"],
  [`${FUNCTIONS}/_shared/http`, `${ENHANCER}/contract.ts`, "type"],
  [`${FUNCTIONS}/_shared/http`, `${FUNCTIONS}/_shared/payments/one.ts`, "value"],
  [`${FUNCTIONS}/_shared/http`, `${FUNCTIONS}/_shared/one.ts`, "value"],
  [`${FUNCTIONS}/_shared/payments`, `${FUNCTIONS}/delete-account/handler.ts`, "value"],
  [`${FUNCTIONS}/_shared/programs`, `${FUNCTIONS}/mcp/handler.ts`, "value"],
  [`${FUNCTIONS}/_shared/programs`, `${FUNCTIONS}/_shared/payments/one.ts`, "value"],
  [`${FUNCTIONS}/mcp`, "src/domain/one.ts", "value"],
  [`${FUNCTIONS}/delete-account`, `${FUNCTIONS}/payment-webhook/handler.ts`, "value"],
  [`${FUNCTIONS}/delete-account`, `${ENHANCER}/handler.ts`, "type"],
  [`${ENHANCER}/llm`, `${ENHANCER}/offline/one.ts`, "value"],
  [`${ENHANCER}/llm`, `${ENHANCER}/offline/one.ts`, "type"],
  [`${ENHANCER}/llm`, `${ENHANCER}/offline/one.ts`, "later"],
  [`${ENHANCER}/offline`, `${ENHANCER}/llm/one.ts`, "value"],
  [`${ENHANCER}/text`, `${ENHANCER}/llm/one.ts`, "type"],
  [`${ENHANCER}/quota`, `${ENHANCER}/handler.ts`, "type"],
  [ENHANCER, "supabase/local/one.ts", "value"],
  ["supabase/local", "supabase/evaluation/one.ts", "value"],
  ["supabase/local", "src/entries/local/one.ts", "value"],
  ["src/domain", `${ENHANCER}/contract.ts`, "type"],
  ["src/data/prompts", `${ENHANCER}/contract.ts`, "value"],
  ["src/data/prompts", `${ENHANCER}/engine.ts`, "type"],
  ["src/features/alpha", `${ENHANCER}/contract.ts`, "type"],
  ["src/entries/web", "supabase/evaluation/one.ts", "value"],
  ["src/entries/prerender", `${ENHANCER}/offline/one.ts`, "value"],
];

const ALLOWED: Planted[] = [
  [`${FUNCTIONS}/_shared`, `${FUNCTIONS}/_shared/http/one.ts`, "value"],
  [`${ENHANCER}/llm`, `${ENHANCER}/text/one.ts`, "value"],
  [`${ENHANCER}/offline`, `${ENHANCER}/text/one.ts`, "value"],
  [ENHANCER, `${ENHANCER}/offline/one.ts`, "later"],
  [`${FUNCTIONS}/delete-account`, `${FUNCTIONS}/_shared/payments/one.ts`, "value"],
  [`${FUNCTIONS}/mcp`, `${FUNCTIONS}/_shared/programs/one.ts`, "value"],
  [`${FUNCTIONS}/mcp`, `${ENHANCER}/contract.ts`, "type"],
  [`${FUNCTIONS}/_shared/programs`, "src/domain/two.ts", "value"],
  ["src/data/prompts", `${ENHANCER}/contract.ts`, "type"],
  ["supabase/evaluation", `${ENHANCER}/offline/one.ts`, "value"],
];

test("the linter keeps the rooms of the functions, the local backend and the evaluation apart", () => {
  const plantAll = (list: readonly Planted[], name: string) =>
    list.map(([folder, imported, way], index) => {
      const importer = `${folder}/${name}-${index}.ts`;
      const path = relative(folder, imported);
      plant(imported, `${ONE}export type One = 1;\n`);
      plant(importer, WAYS[way](path.startsWith(".") ? path : `./${path}`));
      return importer;
    });
  const forbidden = plantAll(FORBIDDEN, "forbidden");
  plantAll(ALLOWED, "allowed");
  expect(refusedFiles(lint("src", "supabase"))).toEqual(new Set(forbidden));
});

test("the browser's own model is asked by one file, which may run the engine for models and the checks", () => {
  const plantIn = (importer: string, imported: string) => {
    const path = relative(dirname(importer), imported);
    plant(imported, ONE);
    plant(importer, WAYS.value(path.startsWith(".") ? path : `./${path}`));
  };
  const door = "src/data/enhancement/on-device.ts";
  const allowed = [`${ENHANCER}/llm/one.ts`, `${ENHANCER}/text/one.ts`];
  for (const imported of allowed) {
    plantIn(door, imported);
    plantIn("src/data/enhancement/other.ts", imported);
    expect(refusedFiles(lint("src", "supabase"))).toEqual(
      new Set(["src/data/enhancement/other.ts"]),
    );
  }
  plant("src/data/enhancement/other.ts", ONE);
  for (const room of ["offline", "quota"]) {
    plantIn(door, `${ENHANCER}/${room}/one.ts`);
    expect(refusedFiles(lint("src", "supabase"))).toEqual(new Set([door]));
  }
});
