import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, test } from "./installed";

const IMPORTED = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

test("the built extension stays small, and all of its code is in it", ({ unpacked }) => {
  const read = (path: string) => readFileSync(join(unpacked, path), "utf8");
  const sizeOf = (path: string) => gzipSync(read(path), { level: 9 }).length;

  /** A page's script and all that it imports before it runs. */
  function scriptsAtLoad(page: string): string[] {
    const found = new Set<string>();
    const visit = (name: string): void => {
      if (found.has(name)) return;
      found.add(name);
      for (const [, imported = ""] of read(`assets/${name}`).matchAll(IMPORTED)) visit(imported);
    };
    for (const [, name = ""] of read(page).matchAll(/src="\/assets\/([^"]+)"/g)) visit(name);
    return [...found];
  }
  const sizeAtLoad = (page: string) =>
    scriptsAtLoad(page).reduce((total, name) => total + sizeOf(`assets/${name}`), 0);

  // Bytes, compressed with gzip, a little over what it is. The pages come from the disk.
  expect(sizeOf("content.js")).toBeLessThanOrEqual(8000);
  expect(sizeOf("panel.js")).toBeLessThanOrEqual(14_000);
  expect(sizeOf("worker.js")).toBeLessThanOrEqual(42_000);
  expect(sizeAtLoad("popup.html")).toBeLessThanOrEqual(140_000);
  expect(sizeAtLoad("side-panel.html")).toBeLessThanOrEqual(140_000);

  // The stores refuse code that comes from elsewhere, and a worker cannot import on demand.
  expect(read("worker.js")).not.toMatch(/\bimport\(/);
  for (const page of ["popup.html", "side-panel.html"]) {
    expect(read(page)).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|<script>/);
  }
  expect(readdirSync(join(unpacked, "icons")).toSorted()).toEqual([
    "128.png",
    "16.png",
    "32.png",
    "48.png",
  ]);
});
