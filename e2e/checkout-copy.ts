import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const LEFT_OUT = new Set(["node_modules", ".git", "dist", ".local", "test-results"]);

/**
 * The sources once more, with the same packages. A start builds the site anew: its folders would be
 * missing for a moment under the site that the other tests use.
 */
export function copyCheckout(folder: string): void {
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const packages = join(ROOT, "node_modules");
  const copied = join(folder, "node_modules");
  mkdirSync(copied);
  // All but the build's cache.
  for (const name of readdirSync(packages).filter((entry) => entry !== ".cache")) {
    symlinkSync(join(packages, name), join(copied, name));
  }
}
