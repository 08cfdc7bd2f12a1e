import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

// `npm run lock`: asks the registry for the hashes that package-lock.json lacks. npm itself writes none for an optional
// package of another platform that it could not reach when it resolved the tree, and never adds one later.

const LOCK_FILE = "package-lock.json";
type Lock = { packages: Record<string, { version: string; integrity?: string }> };

const lock = JSON.parse(readFileSync(LOCK_FILE, "utf8")) as Lock;
const missing: string[] = [];
for (const [path, { version, integrity, ...rest }] of Object.entries(lock.packages)) {
  if (path === "" || integrity !== undefined) continue;
  const name = `${path.split("node_modules/").at(-1)}@${version}`;
  const found = hashOf(name);
  if (found === null) missing.push(name);
  else lock.packages[path] = { version, integrity: found, ...rest };
}
writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
if (missing.length > 0) {
  console.error(`The registry has no hash for:\n${missing.join("\n")}`);
  process.exitCode = 1;
}

function hashOf(name: string): string | null {
  try {
    const answer = execFileSync("npm", ["view", name, "dist.integrity"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}
