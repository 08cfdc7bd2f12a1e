import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { fromRoot } from "../../supabase/local/paths";

type LockedPackage = {
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([path]) => path !== "");

/** What the machines that build and test, Linux on x64 with glibc, never need. Some of these name no libc. */
const isForAnotherPlatform = (path: string, { optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true &&
  (path.endsWith("-musl") ||
    [os?.includes("linux"), cpu?.includes("x64"), libc?.includes("glibc")].includes(false));

test("every locked package has a hash, but for optional builds for another platform", () => {
  const withoutHash = locked.filter(
    ([path, one]) => !one.integrity?.startsWith("sha512-") && !isForAnotherPlatform(path, one),
  );
  expect(withoutHash.map(([path]) => path)).toEqual([]);
});

test("the lock file names no registry, so each machine's own is used", () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
