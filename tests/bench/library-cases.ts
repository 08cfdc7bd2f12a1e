import { cpus, totalmem } from "node:os";

import { RARE_WORD } from "../support/generated-prompts";

const READERS = ["anonymous", "free", "premium"] as const;
export type BenchReader = (typeof READERS)[number];
export type BenchGroup = "free" | "premium";

/** One thing that people do in the library. */
export type BenchCase = {
  name: string;
  /** Null for a page of the list. */
  search: string | null;
  isNextPage: boolean;
};

const CASES: readonly BenchCase[] = [
  { name: "first page", search: null, isNextPage: false },
  { name: "page half-way", search: null, isNextPage: true },
  { name: "one word, rare", search: RARE_WORD, isNextPage: false },
  { name: "one word (email)", search: "email", isNextPage: false },
  { name: "one word, common (your)", search: "your", isNextPage: false },
  { name: "three words", search: "weekly email plan", isNextPage: false },
  { name: "phrase", search: "facts, figures and names", isNextPage: false },
  { name: "typo (instgram captions)", search: "instgram captions", isNextPage: false },
  { name: "no match (zzqxv)", search: "zzqxv", isNextPage: false },
];

/** What the page asks for at once, plus one to know whether there is more. */
export const ROWS = 24 + 1;

/** In milliseconds. */
export type Timing = { median: number; p95: number };

/** Runs it often enough for a 95th percentile, after a few runs that only warm up. */
export async function measure(run: () => Promise<unknown>, runs: number): Promise<Timing> {
  const times: number[] = [];
  for (let index = -3; index < runs; index++) {
    const start = performance.now();
    await run();
    if (index >= 0) times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

type Cursor = { at: string; id: string };
export type Cursors = Record<BenchGroup, Cursor>;

/** The prompt in the middle of each section. */
export async function cursorsHalfWay(
  sql: <Row>(statement: string) => Promise<Row[]>,
): Promise<Cursors> {
  const halfWay = async (group: BenchGroup) => {
    const condition = `not is_featured and is_premium = ${group === "premium"}`;
    const [row] = await sql<Cursor>(`
      select to_json(created_at)#>>'{}' as at, id from public.prompts where ${condition}
      order by created_at desc, id desc
      offset (select count(*) / 2 from public.prompts where ${condition}) limit 1`);
    if (row === undefined) throw new Error(`There are no ${group} prompts.`);
    return row;
  };
  return { free: await halfWay("free"), premium: await halfWay("premium") };
}

export type BenchRow = {
  name: string;
  timings: Record<BenchReader, Timing>;
  /** How the tables were read; empty where the server does not say. */
  scans: readonly string[];
};

type Bench = {
  timeOf: (one: BenchCase, reader: BenchReader, group: BenchGroup) => Promise<Timing>;
  scansOf?: (one: BenchCase) => Promise<string[]>;
};

/** Times every case for every reader in the section that takes longer. */
export async function benchAll({ timeOf, scansOf }: Bench): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  // One after the other: they would slow each other down.
  for (const one of CASES) {
    const timings = {} as Record<BenchReader, Timing>;
    for (const reader of READERS) {
      const free = await timeOf(one, reader, "free");
      const premium = await timeOf(one, reader, "premium");
      timings[reader] = free.p95 > premium.p95 ? free : premium;
    }
    rows.push({ name: one.name, timings, scans: (await scansOf?.(one)) ?? [] });
  }
  return rows;
}

const number = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const cell = ({ median, p95 }: Timing) => `${number(median)} / ${number(p95)}`;

export function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model.trim() ?? "unknown processor"}, ${memory} GB, Node ${process.versions.node}`;
}

/** A Markdown table of medians and 95th percentiles, and below it how the tables were read. */
export function tableOf(title: string, rows: readonly BenchRow[]): string {
  const lines = [
    `### ${title}`,
    "",
    `| | ${READERS.join(" | ")} |`,
    `| --- | ${READERS.map(() => "---:").join(" | ")} |`,
    ...rows.map(
      ({ name, timings }) =>
        `| ${name} | ${READERS.map((reader) => cell(timings[reader])).join(" | ")} |`,
    ),
  ];
  const explained = rows.filter(({ scans }) => scans.length > 0);
  if (explained.length > 0) {
    lines.push("", ...explained.map(({ name, scans }) => `- ${name}: ${scans.join("; ")}`));
  }
  return `${lines.join("\n")}\n`;
}
