import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { cpus } from "node:os";
import { gzipSync } from "node:zlib";

import { chromiumForTests } from "../../.ci/test-browser";
import { freePort } from "../../e2e/free-port";
import { startSite } from "../../e2e/started-site";
import guide from "../../src/content/pages/claude-ai";
import { type Measurement, measure, medians } from "./lighthouse-run";
import { plainGuide } from "./plain-guide";

// `npm run lighthouse [runs]` builds the site; this starts it, measures it and prints a table of medians.

const DEFAULT_RUNS = 5;
const FLOOR = "guide, hand-written HTML";
const PAGES: Readonly<Record<string, string>> = {
  "front page": "/",
  guide: guide.canonicalUrl,
  comparison: "/prompts/chatgpt-vs-gemini-vs-claude",
  library: "/prompts",
};

async function serveFloor(): Promise<{ url: string; server: Server }> {
  const html = gzipSync(plainGuide(guide), { level: 9 });
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "gzip",
    });
    response.end(html);
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return { url: `http://localhost:${port}/`, server };
}

function tableRow(name: string, figures: Measurement, floorLcpMs: number): string {
  const { performance, accessibility, bestPractices, seo } = figures;
  const cells = [
    name,
    `${performance} / ${accessibility} / ${bestPractices} / ${seo}`,
    Math.round(figures.fcpMs),
    Math.round(figures.lcpMs),
    (figures.lcpMs / floorLcpMs).toFixed(2),
    Math.round(figures.tbtMs),
    figures.cls.toFixed(3),
    (figures.scriptBytes / 1000).toFixed(1),
    (figures.bytes / 1000).toFixed(1),
    figures.requests,
  ];
  return `| ${cells.join(" | ")} |`;
}

const HEADER = `| page | performance / accessibility / best practices / SEO | FCP ms | LCP ms | LCP to floor | TBT ms | CLS | script kB | total kB | requests |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

type Addresses = ReadonlyMap<string, string>;
type Figures = (readonly [name: string, figures: Measurement])[];

/** Medians of all runs, round robin, so that a busy minute of the machine hits every page alike. */
async function measureAll(addresses: Addresses, runs: number): Promise<Figures> {
  const chromePath = await chromiumForTests();
  const results = new Map<string, Measurement[]>();
  for (let run = 1; run <= runs; run++) {
    for (const [name, url] of addresses) {
      console.error(`run ${run} of ${runs}: ${name}`);
      results.set(name, [...(results.get(name) ?? []), await measure(url, chromePath)]);
    }
  }
  return [...results].map(([name, list]) => [name, medians(list)] as const);
}

function printTable(figures: Figures, runs: number): void {
  const floorLcpMs = figures[0]?.[1].lcpMs ?? Number.NaN;
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}`;
  console.log(`\nMedians of ${runs}, Lighthouse mobile preset, ${machine}\n\n${HEADER}`);
  for (const [name, list] of figures) console.log(tableRow(name, list, floorLcpMs));
}

async function main(): Promise<void> {
  const runs = Number(process.argv[2] ?? DEFAULT_RUNS);
  const site = await startSite();
  const floor = await serveFloor();
  try {
    const addresses = new Map([[FLOOR, floor.url]]);
    for (const [name, path] of Object.entries(PAGES)) addresses.set(name, site.url + path);
    printTable(await measureAll(addresses, runs), runs);
  } finally {
    floor.server.close();
    await site.stop();
  }
}

await main();
