import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

// A project of small files that break the rules, and some that do not, linted once as a whole.

/** The files that the linter refuses, by rule; with the line. */
type Refused = ReadonlyMap<string, readonly string[]>;

const BOUNDARIES = "boundaries(dependencies)";
const LINT_TIMEOUT_MS = 120_000;

let project: string;
let refused: Refused;

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

function refusedIn(output: string): Refused {
  const found = new Map<string, string[]>();
  for (const [, place = "", rule = ""] of output.matchAll(
    /^(\S+?:\d+):\d+: .*?([\w-]+\([\w-]+\))\]?$/gm,
  )) {
    found.set(rule, [...(found.get(rule) ?? []), place]);
  }
  return found;
}

/** The files of a folder, or all, of which the linter refuses an import. */
const filesRefusedIn = (folder: string, rule = BOUNDARIES): Set<string> =>
  new Set(
    (refused.get(rule) ?? [])
      .filter((place) => place.startsWith(folder))
      .map((place) => place.replace(/:\d+$/, "")),
  );

const ONE = "export const one = 1;\nexport type One = 1;\n";

/** What a planted module imports, and how. */
const WAYS = {
  value: (path: string) => `import { one } from "${path}";\n\nexport const two = one;\n`,
  type: (path: string) => `import type { One } from "${path}";\n\nexport type Two = One;\n`,
  later: (path: string) => `export const two = () => import("${path}");\n`,
};

type Planted = [importer: string, imported: string, way: keyof typeof WAYS];

const FUNCTIONS = "supabase/functions";
const ENHANCER = `${FUNCTIONS}/generate-prompt`;

/** The folder, what a file in it imports, and how. */
const FORBIDDEN: Planted[] = [
  ["src/features/alpha", "src/features/beta/one.ts", "value"],
  ["src/domain", "src/data/one.ts", "value"],
  ["src/content", "src/data/one.ts", "value"],
  ["src/ui", "src/features/beta/one.ts", "value"],
  ["src/ui", "src/components/one.ts", "value"],
  ["src/components", "src/features/beta/one.ts", "value"],
  ["src/components", "src/data/one.ts", "value"],
  ["src/pages", "src/data/client/one.ts", "value"],
  ["src/config", "src/domain/one.ts", "value"],
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
  ["src/pages", "src/features/beta/one.ts", "value"],
  ["src/data/votes", "src/data/client/one.ts", "value"],
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

const importedFrom = (folder: string, imported: string): string => {
  const path = relative(folder, imported);
  return path.startsWith(".") ? path : `./${path}`;
};

const importerOf = ([folder]: Planted, index: number, name: string): string =>
  `${folder}/${name}-${index}.ts`;

function plantAll(list: readonly Planted[], name: string): void {
  for (const [index, planted] of list.entries()) {
    const [folder, imported, way] = planted;
    plant(imported, ONE);
    plant(importerOf(planted, index, name), WAYS[way](importedFrom(folder, imported)));
  }
}

const BACKEND_IMPORTS = {
  whole: 'import { createClient as two } from "@supabase/supabase-js";',
  part: 'import { PostgrestClient as two } from "@supabase/postgrest-js";',
  type: 'import type { Session as two } from "@supabase/auth-js";',
  later: 'const two = import("@supabase/auth-js");',
};

/** The rooms of the enhancer, in the order in which the files below import them. */
const ROOMS = ["llm", "text", "offline", "quota"];
const DOOR = "src/data/enhancement/on-device.ts";
const OTHER = "src/data/enhancement/other.ts";

function plantDeviceModel(importer: string): void {
  const lines = ROOMS.map((room) => {
    const imported = `${ENHANCER}/${room}/one.ts`;
    plant(imported, ONE);
    return `export { one as ${room} } from "${importedFrom(dirname(importer), imported)}";\n`;
  });
  plant(importer, lines.join(""));
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const file of [".oxlintrc.json", "tsconfig.json", "package.json"])
    cpSync(file, join(project, file));
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
  plantAll(FORBIDDEN, "forbidden");
  plantAll(ALLOWED, "allowed");
  for (const [name, text] of Object.entries(BACKEND_IMPORTS)) {
    for (const folder of ["saved", "client"])
      plant(`src/data/${folder}/${name}.ts`, `${text}\n\nexport { two };\n`);
  }
  plantDeviceModel(DOOR);
  plantDeviceModel(OTHER);
  plant("src/features/toasts/two.ts", 'export { toast } from "sonner";\n');
  plant("src/lib/one.ts", 'import type { Two } from "./two";\n\nexport type One = Two[];\n');
  plant("src/lib/two.ts", 'import type { One } from "./one";\n\nexport type Two = One[];\n');
  refused = refusedIn(lint("src", "supabase"));
}, LINT_TIMEOUT_MS);
afterAll(() => rmSync(project, { recursive: true }));

describe("the linter refuses an import", () => {
  test.each(FORBIDDEN.map((planted, index) => ({ planted, index })))(
    "$planted",
    ({ planted, index }) => {
      const importer = importerOf(planted, index, "forbidden");
      expect(filesRefusedIn(importer)).toEqual(new Set([importer]));
    },
  );
});

test("the linter allows all that the table of rooms allows", () => {
  const allowed = ALLOWED.map((planted, index) => importerOf(planted, index, "allowed"));
  expect(allowed.filter((importer) => filesRefusedIn(importer).size > 0)).toEqual([]);
});

test("the linter keeps the backend behind its one door, in data/client", () => {
  expect(filesRefusedIn("src/data/saved/")).toEqual(
    new Set(Object.keys(BACKEND_IMPORTS).map((name) => `src/data/saved/${name}.ts`)),
  );
  expect(filesRefusedIn("src/data/client/")).toEqual(new Set());
});

test("the browser's own model is asked by one file, which may run the engine for models and the checks", () => {
  const linesRefused = (file: string) =>
    (refused.get(BOUNDARIES) ?? []).filter((place) => place.startsWith(file));
  expect(linesRefused(DOOR)).toEqual([`${DOOR}:3`, `${DOOR}:4`]);
  expect(linesRefused(OTHER)).toHaveLength(ROOMS.length);
});

test("the linter keeps the toast library behind its one module", () => {
  expect(filesRefusedIn("src/features/toasts/", "eslint(no-restricted-imports)").size).toBe(1);
});

test("the linter catches a circle of types", () => {
  expect(filesRefusedIn("src/lib/", "import(no-cycle)").size).toBe(2);
});
