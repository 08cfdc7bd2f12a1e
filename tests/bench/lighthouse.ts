import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { chromiumForTests } from "../../.ci/test-browser";
import { freePort } from "../../e2e/free-port";
import { startSite } from "../../e2e/started-site";
import guide from "../../src/content/pages/claude-ai";
import { libraryRecord } from "../../src/entries/prerender/library-record";
import { promptRecords } from "../../src/entries/prerender/prompt-records";
import { readPromptSources } from "../../supabase/prompts/tools/prompt-source";
import { plainGuide, plainLibrary } from "./plain-pages";

// `npm run lighthouse [runs]` builds the site; this starts it, measures it and prints a table of medians.

const DEFAULT_RUNS = 5;
// The mobile preset. Simulated, Lighthouse computes from one fast load what slow 4G would take, as if nothing were painted
// before the last byte of the HTML; applied, the browser itself is slowed down.
const THROTTLING = { simulated: "simulate", applied: "devtools" } as const;
type Throttling = keyof typeof THROTTLING;
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic";
const LARGEST_REPORT_BYTES = 50_000_000;
const PLAIN_GUIDE = "guide, hand-written HTML";
const PLAIN_LIBRARY = "library of 24 cards, hand-written HTML";
const PAGES: Readonly<Record<string, string>> = {
  "front page": "/",
  guide: guide.canonicalUrl,
  comparison: "/prompts/chatgpt-vs-gemini-vs-claude",
  library: "/prompts",
  enhancer: "/refine",
};
/** The pages that are measured against a library; the others against a guide. */
const LIKE_A_LIBRARY = [PLAIN_LIBRARY, "library", "enhancer"];

type Measurement = ReturnType<typeof measurementOf>;

type Report = {
  categories: Record<string, { score: number } | undefined>;
  audits: Record<string, { numericValue?: number; details?: { items: Request[] } } | undefined>;
};
type Request = { transferSize: number; resourceType: string };

/** A new Chromium with this Lighthouse loses the start of a trace now and then. */
const MAX_TRIES = 4;

/** Opens the page in a fresh browser. Throws when Lighthouse fails every time. */
async function measure(url: string, chromePath: string, how: Throttling): Promise<Measurement> {
  for (let tries = 1; ; tries++) {
    try {
      return await measureOnce(url, chromePath, how);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      console.error(`Lighthouse failed at ${url}; once more.`);
    }
  }
}

async function measureOnce(url: string, chromePath: string, how: Throttling): Promise<Measurement> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--no-install",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--throttling-method=${THROTTLING[how]}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: LARGEST_REPORT_BYTES },
  );
  return measurementOf(JSON.parse(stdout) as Report);
}

const bytesOf = (list: readonly Request[]): number =>
  list.reduce((sum, { transferSize }) => sum + transferSize, 0);

function measurementOf({ categories, audits }: Report) {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: value("first-contentful-paint"),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === "Script")),
    requests: requests.length,
  };
}

/** Of each figure the middle one of all runs. */
function medians(runs: readonly Measurement[]): Measurement {
  const middle = (key: keyof Measurement): number =>
    runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ??
    Number.NaN;
  const keys = Object.keys(runs[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as Measurement;
}

/** The hand-written pages, one at each address. */
async function servePlainPages(): Promise<{ url: string; server: Server }> {
  const { free } = libraryRecord(promptRecords(readPromptSources())).sections;
  const pages: Readonly<Record<string, string>> = {
    "/guide": plainGuide(guide),
    "/library": plainLibrary(free.prompts),
  };
  const port = await freePort();
  const server = createServer(({ url = "" }, response) => {
    const html = pages[url];
    response.writeHead(html === undefined ? 404 : 200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "gzip",
    });
    response.end(gzipSync(html ?? "", { level: 9 }));
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return { url: `http://localhost:${port}`, server };
}

/** A dash where the plain page takes no time at all. */
const ratioOf = (value: number, plain = 0): string =>
  plain > 0 ? (value / plain).toFixed(2) : "-";

function tableRow(name: string, figures: Measurement, floor: Measurement | undefined): string {
  const { performance, accessibility, bestPractices, seo } = figures;
  const cells = [
    name,
    `${performance} / ${accessibility} / ${bestPractices} / ${seo}`,
    Math.round(figures.fcpMs),
    Math.round(figures.lcpMs),
    ratioOf(figures.lcpMs, floor?.lcpMs),
    Math.round(figures.tbtMs),
    ratioOf(figures.tbtMs, floor?.tbtMs),
    figures.cls.toFixed(3),
    (figures.scriptBytes / 1000).toFixed(1),
    (figures.bytes / 1000).toFixed(1),
    figures.requests,
  ];
  return `| ${cells.join(" | ")} |`;
}

const HEADER = `| page | performance / accessibility / best practices / SEO | FCP ms | LCP ms | LCP to plain | TBT ms | TBT to plain | CLS | script kB | total kB | requests |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

type Figures = (readonly [name: string, figures: Measurement])[];

/** Medians of all runs, round robin, so that a busy minute of the machine hits every page alike. */
async function measureAll(
  addresses: Map<string, string>,
  runs: number,
  how: Throttling,
): Promise<Figures> {
  const chromePath = await chromiumForTests();
  const results = new Map<string, Measurement[]>();
  for (let run = 1; run <= runs; run++) {
    for (const [name, url] of addresses) {
      console.error(`${how}, run ${run} of ${runs}: ${name}`);
      results.set(name, [...(results.get(name) ?? []), await measure(url, chromePath, how)]);
    }
  }
  return [...results].map(([name, list]) => [name, medians(list)] as const);
}

function printTable(figures: Figures, runs: number, how: Throttling): void {
  const plain = new Map(figures);
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`;
  console.log(
    `\nMedians of ${runs}, Lighthouse mobile preset, slow 4G ${how}, ${machine}\n\n${HEADER}`,
  );
  for (const [name, list] of figures) {
    const floor = LIKE_A_LIBRARY.includes(name) ? PLAIN_LIBRARY : PLAIN_GUIDE;
    console.log(tableRow(name, list, plain.get(floor)));
  }
}

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  const site = await startSite();
  const plain = await servePlainPages();
  try {
    const addresses = new Map([
      [PLAIN_GUIDE, `${plain.url}/guide`],
      [PLAIN_LIBRARY, `${plain.url}/library`],
    ]);
    for (const [name, path] of Object.entries(PAGES)) addresses.set(name, site.url + path);
    for (const how of ["simulated", "applied"] as const)
      printTable(await measureAll(addresses, runs, how), runs, how);
  } finally {
    plain.server.close();
    await site.stop();
  }
}

await main();
