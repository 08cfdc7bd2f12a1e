import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { SocialCards } from "./social-images";

/** What `npm start` has to know about the build in dist. */
export type LocalBuild = {
  /** `hashSources` of what it was made from. */
  sources: string;
  /** So that a preview picture can be drawn when it is asked for. */
  cards: SocialCards;
};

/** In dist, so that whatever empties dist removes it too. The local server sends no dot files. */
const NAME = ".local-build.json";

/** What a build may read. Tests are included: Tailwind looks for class names in all of src. */
const SOURCES = [
  "src",
  "public",
  "supabase/prompts",
  "supabase/functions",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const ENVIRONMENT_FILE = /^\.env(?!\.example$)/;
const ENVIRONMENT_VARIABLE = /^(?:VITE_|NODE_ENV$)/;

/** The path itself if it is a file, every file below it if it is a folder, nothing if it is missing. */
function filesAt(rootFolder: string, path: string): string[] {
  const stats = statSync(join(rootFolder, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [path];
  const names = readdirSync(join(rootFolder, path)).toSorted();
  return names.flatMap((name) => filesAt(rootFolder, `${path}/${name}`));
}

/** Changes whenever a file or an environment variable that enters the build is changed, added or removed. */
export function hashSources(rootFolder: string): string {
  const hash = createHash("sha256");
  const environmentFiles = readdirSync(rootFolder).filter((name) => ENVIRONMENT_FILE.test(name));
  for (const path of [...SOURCES, ...environmentFiles].flatMap((each) =>
    filesAt(rootFolder, each),
  )) {
    const content = readFileSync(join(rootFolder, path));
    hash.update(JSON.stringify([path, content.length])).update(content);
  }
  const variables = Object.entries(process.env)
    .filter(([name]) => ENVIRONMENT_VARIABLE.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash.update(JSON.stringify(variables)).digest("hex");
}

/** Whether the folder's dist is what `npm start` would build there now. */
export function isBuilt(rootFolder: string): boolean {
  return readLocalBuild(join(rootFolder, "dist"))?.sources === hashSources(rootFolder);
}

/** Null for no build, one that was interrupted, or one for another backend. */
export function readLocalBuild(distFolder: string): LocalBuild | null {
  try {
    return JSON.parse(readFileSync(join(distFolder, NAME), "utf8")) as LocalBuild;
  } catch {
    return null;
  }
}

/** Called when everything else is written. */
export function writeLocalBuild(distFolder: string, build: LocalBuild): void {
  writeFileSync(join(distFolder, NAME), JSON.stringify(build));
}

/** Called before anything is written, so that an interrupted build is not taken for a complete one. */
export function removeLocalBuild(distFolder: string): void {
  rmSync(join(distFolder, NAME), { force: true });
}
