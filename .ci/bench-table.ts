import { cpus, totalmem } from "node:os";

import { type BenchReader, READERS, type Timing } from "./bench-cases";

export type BenchRow = {
  name: string;
  before: Timing;
  timings: Record<BenchReader, Timing>;
  /** How the tables were read; empty where nobody can tell. */
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
    `| | before | ${READERS.join(" | ")} |`,
    `| --- | ---: | ${READERS.map(() => "---:").join(" | ")} |`,
    ...rows.map(
      ({ name, before, timings }) =>
        `| ${name} | ${cell(before)} | ${READERS.map((reader) => cell(timings[reader])).join(" | ")} |`,
    ),
  ];
  const explained = rows.filter(({ scans }) => scans.length > 0);
  if (explained.length > 0) {
    lines.push("", ...explained.map(({ name, scans }) => `- ${name}: ${scans.join("; ")}`));
  }
  return `${lines.join("\n")}\n`;
}
