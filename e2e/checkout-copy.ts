import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const LEFT_OUT = new Set(["node_modules", ".git", "dist", ".local", "test-results"]);

/**
 * The sources once more, with the same packages. A start builds `dist/` anew, which would be missing
 * for a moment under the site that the other tests use.
 */
export function copyCheckout(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "dir");
}
