import { cpus, totalmem } from "node:os";

import { RARE_WORD } from "../support/generated-prompts";

export const READERS = ["anonymous", "free", "premium"] as const;
export type BenchReader = (typeof READERS)[number];
export type BenchGroup = "free" | "premium";

/** One thing that people do in the library. */
export type BenchCase = {
  name: string;
  /** Null for a page of the list. */
  search: string | null;
  isNextPage: boolean;
};

export const CASES: readonly BenchCase[] = [
  { name: "first page", search: null, isNextPage: false },
  { name: "next page, half-way", search: null, isNextPage: true },
  { name: `rare word (${RARE_WORD})`, search: RARE_WORD, isNextPage: false },
  { name: "word in one of eight (email)", search: "email", isNextPage: false },
  { name: "common word (your)", search: "your", isNextPage: false },
  { name: "two letters (ai)", search: "ai", isNextPage: false },
  { name: "middle of a word (erview)", search: "erview", isNextPage: false },
  { name: "no match (zzqxv)", search: "zzqxv", isNextPage: false },
  { name: "two letters, no match (zq)", search: "zq", isNextPage: false },
  { name: "sign, no match (€)", search: "€", isNextPage: false },
];

export type Timing = { median: number; p95: number };

/** Medians and 95th percentiles in milliseconds. */
export function timingOf(milliseconds: readonly number[]): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** Runs it often enough for a 95th percentile, after a few runs that only warm up. */
export async function measure(run: () => Promise<unknown>, runs: number): Promise<Timing> {
  const times: number[] = [];
  for (let index = -3; index < runs; index++) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    await run();
    if (index >= 0) times.push(performance.now() - start);
  }
  return timingOf(times);
}

export type BenchRow = {
  name: string;
  timings: Record<BenchReader, Timing>;
  /** How the tables were read; empty where the server does not say. */
  scans: readonly string[];
};

/** The one of two sections that takes longer. */
export function slower(one: Timing, other: Timing): Timing {
  return one.p95 > other.p95 ? one : other;
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
