import { execFileSync } from "node:child_process";

type Row = { id: number; parentId: number };

function processes(): Row[] {
  return execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parentId = 0]) => ({ id, parentId }));
}

/** The ids of all processes that this one started, and those started. */
export function descendantsOf(processId: number): number[] {
  const all = processes();
  const childrenOf = (id: number): number[] =>
    all.filter((row) => row.parentId === id).flatMap((row) => [row.id, ...childrenOf(row.id)]);
  return childrenOf(processId);
}

/** Those of the processes that still run. */
export function running(processIds: readonly number[]): number[] {
  const ids = new Set(processes().map(({ id }) => id));
  return processIds.filter((id) => ids.has(id));
}

export function endProcesses(processIds: readonly number[]): void {
  for (const id of processIds) {
    try {
      process.kill(id);
    } catch {
      // The end of one of them may have ended the next.
    }
  }
}
