import { readFileSync } from "node:fs";

import type { Manifest } from "vite";

const APPLICATION = "src/entries/web/main.tsx";

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8")) as Manifest;
}

function chunkOf(manifest: Manifest, module: string) {
  const chunk = manifest[module];
  if (chunk === undefined) throw new Error(`The build has no chunk of ${module}.`);
  return chunk;
}

/** Addresses of the scripts that the application and the modules run in, with all they import statically. */
export function scriptsOf(manifest: Manifest, modules: readonly string[] = []): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    chunkOf(manifest, key).imports?.forEach(visit);
  };
  [APPLICATION, ...modules].forEach(visit);
  return [...keys].map((key) => `/${chunkOf(manifest, key).file}`);
}

/** Texts of guides: of thirty, a reader may read one, and a kept one works without its record. */
const GUIDE_RECORDS = "src/content/pages/";

/** Addresses of all files that any page of the application may fetch, without the guides' texts. */
export function filesOf(manifest: Manifest): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key) || key.startsWith(GUIDE_RECORDS)) return;
    keys.add(key);
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, key);
    [...imports, ...dynamicImports].forEach(visit);
  };
  visit(APPLICATION);
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = chunkOf(manifest, key);
    return [file, ...css, ...assets];
  });
  return [...new Set(files)].map((file) => `/${file}`);
}

export function entryOf(manifest: Manifest): string {
  return `/${chunkOf(manifest, APPLICATION).file}`;
}

/** Address of the application's one style sheet. */
export function styleSheetOf(manifest: Manifest): string {
  const [file] = chunkOf(manifest, APPLICATION).css ?? [];
  if (file === undefined) throw new Error("The application has no style sheet.");
  return `/${file}`;
}
