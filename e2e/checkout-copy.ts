import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const LEFT_OUT = new Set(["node_modules", ".git", "dist", ".local", "test-results"]);

const CACHE = ".cache";
const PICTURES = "social-images";

/**
 * The sources once more, with the same packages and no build: while a start builds, folders would be missing
 * under the site that the other tests use.
 */
export function copyCheckout(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const packages = join(ROOT, "node_modules");
  const copied = join(folder, "node_modules");
  mkdirSync(copied);
  for (const name of readdirSync(packages).filter((entry) => entry !== CACHE)) {
    symlinkSync(join(packages, name), join(copied, name));
  }
  // Of the build's cache only the pictures, named by what is on them; the rest belongs to one build.
  mkdirSync(join(copied, CACHE));
  symlinkSync(join(packages, CACHE, PICTURES), join(copied, CACHE, PICTURES));
}
