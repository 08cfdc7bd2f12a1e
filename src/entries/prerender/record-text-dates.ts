import { readFileSync, writeFileSync } from "node:fs";

import { GUIDES } from "../../content/registry";
import { textHash } from "./text-dates";

// `npm run dates`: gives today's date to every guide whose text has changed since the last run.

const FILE = new URL("../../content/text-dates.json", import.meta.url);

type TextDates = Record<string, { hash: string; changedOn: string }>;

const known = JSON.parse(readFileSync(FILE, "utf8")) as TextDates;
const today = new Date().toISOString().slice(0, 10);

const entries = await Promise.all(
  GUIDES.map(async ({ path, load }) => {
    const hash = textHash((await load()).default);
    const before = known[path];
    return [path, before?.hash === hash ? before : { hash, changedOn: today }] as const;
  }),
);
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
